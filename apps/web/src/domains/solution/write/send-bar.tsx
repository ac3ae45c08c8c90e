import '#src/ui/actions/action-bar.css';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useBlockReason } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { anchorOf } from '../components/solution-frame.tsx';
import { leftOverAnchorOf } from './left-over.tsx';
import type { PlanState } from './plan-state.ts';

interface SendBarProps {
  state: PlanState;
  /** "7 modules" without a solution; nothing where all have one. */
  left: string | undefined;
  nameOf: (solution: SolutionPlan['solutions'][number]) => string;
  isSending: boolean;
  onSend: () => void;
  onPreview: () => void;
}

/** Sends the solutions for approval, or says what is missing; and whether everything is saved. */
export function SendBar({ state, left, nameOf, isSending, onSend, onPreview }: SendBarProps) {
  const { t } = useTranslation(['solution', 'common']);
  const whyId = useId();
  const block = useSendBlock(state, left, nameOf);
  return (
    <div className="hd-actions hd-sol-bar" role="toolbar" aria-label={t('common:actions')}>
      {block === undefined ? (
        <Button type="primary" icon={<Icon name="send" />} loading={isSending} onClick={onSend}>
          {t('send')}
        </Button>
      ) : (
        <span className="hd-blocked">
          <button type="button" className="hd-blocked-button" aria-disabled="true" aria-describedby={whyId}>
            <Icon name="lock" />
            {t('send')}
          </button>
          <span className="hd-why" id={whyId}>
            <Icon name="info" />
            <span>{block}</span>
          </span>
        </span>
      )}
      <span className="hd-end hd-row">
        {state.plan.solutions.length > 0 && (
          <Button type="text" icon={<Icon name="eye" />} aria-label={t('preview.open')} onClick={onPreview}>
            <span className="hd-not-phone">{t('preview.open')}</span>
          </Button>
        )}
        <Saved state={state} />
      </span>
    </div>
  );
}

/** Leads to a place on this page, and puts the focus there. */
function Jump({ to, children }: { to: string; children?: ReactNode }) {
  const handleClick = () => {
    const place = document.querySelector(`#${to}`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="hd-text-link" onClick={handleClick}>
      {children}
    </button>
  );
}

/** What keeps the solutions from being sent, with the way to it. */
function useSendBlock({ plan, refused }: PlanState, left: string | undefined, nameOf: SendBarProps['nameOf']): ReactNode | undefined {
  const { t } = useTranslation(['solution', 'fields']);
  const { list } = useFormat();
  const reasonOf = useBlockReason();
  const blockedBy = plan.actions.find(({ name }) => name === 'sendForApproval')?.blockedBy ?? [];
  const wrong = plan.solutions.find(({ solutionId }) => refused.has(solutionId));
  const unfinished = plan.solutions.find(({ missing }) => missing.length > 0);
  if (wrong)
    return (
      <Trans t={t} i18nKey="block.wrong" values={{ name: nameOf(wrong) }} components={{ a: <Jump to={anchorOf(wrong.solutionId)} /> }} />
    );
  if (plan.solutions.length > 0 && left !== undefined)
    return <Trans t={t} i18nKey="block.left" values={{ what: left }} components={{ a: <Jump to={leftOverAnchorOf(plan.requestId)} /> }} />;
  if (unfinished)
    return (
      <Trans
        t={t}
        i18nKey="block.missing"
        values={{
          name: nameOf(unfinished),
          fields: list(unfinished.missing.map((name) => labelOf(name === 'repairTotalMoney' ? 'cost' : name))),
        }}
        components={{ a: <Jump to={anchorOf(unfinished.solutionId)} /> }}
      />
    );
  // Without any, nothing else can hold either.
  return reasonOf(blockedBy.includes('hasSolution') ? ['hasSolution'] : blockedBy);
}

function Saved({ state: { saving, savedAt } }: { state: PlanState }) {
  const { t } = useTranslation('solution');
  return (
    <span className="hd-hint hd-t13" role="status">
      {saving === 'saving'
        ? t('saved.now')
        : saving === 'failed'
          ? t('saved.failed')
          : savedAt !== undefined && <Trans t={t} i18nKey="saved.at" components={{ time: <LocalTime at={savedAt} as="clock" /> }} />}
    </span>
  );
}
