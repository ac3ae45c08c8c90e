import './page.css';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../format/ltr.tsx';
import { UtcTime } from '../format/utc-time.tsx';
import { Icon } from '../icons/icon.tsx';
import { Steps } from '../shapes/steps.tsx';
import type { Step } from '../shapes/steps.tsx';
import { TwoColumns } from './page.tsx';
import { useTabTitle } from './tab.ts';

/** The state of the draft: when it was saved, or what is happening right now. */
export type DraftState = { savedAt: string | Date } | 'saving' | 'failed' | undefined;

interface WizardProps {
  title: string;
  /** Number of the request, once it has one. */
  number?: string | null | undefined;
  steps: readonly Step[];
  /** Index of the present step. */
  current: number;
  /** Opens a step from the head. */
  onGo?: ((key: string) => void) | undefined;
  /** Whether a step that opens puts the focus on one of its fields, instead of its heading. */
  focusesField?: boolean;
  /** Without it there is no way back: the first step. */
  onBack?: (() => unknown) | undefined;
  /** Without it there is no foot: the last, complete step. */
  onContinue?: (() => unknown) | undefined;
  /** "Continue to attachments", "Submit". */
  continueLabel?: string | undefined;
  /** Why it cannot continue yet; the button stays gray with the reason next to it. */
  blocked?: string | undefined;
  isBusy?: boolean;
  draft?: DraftState;
  /** Beside the step, 336 px. */
  sidebar?: ReactNode;
  children: ReactNode;
}

/** A form in steps: the steps in the head, a fixed foot, the draft's state. */
export function Wizard({ title, number, steps, current, onGo, focusesField = false, sidebar, children, ...foot }: WizardProps) {
  useTabTitle(title);
  const body = useTopOf(current, focusesField);
  return (
    <div className="hd-page">
      <header className="hd-page-head hd-wizard-head">
        <h1>
          <bdi>{title}</bdi> {number && <span className="hd-hint">{<Ltr mono>{number}</Ltr>}</span>}
        </h1>
        {number && (
          <span className="hd-only-phone hd-t13">
            <Ltr mono>{number}</Ltr>
          </span>
        )}
        <Steps steps={steps} current={current} onGo={onGo} />
      </header>
      {sidebar ? (
        <TwoColumns main={body} sidebar={sidebar}>
          {children}
        </TwoColumns>
      ) : (
        <div className="hd-wizard-body" ref={body}>
          {children}
        </div>
      )}
      {foot.onContinue && <WizardFoot {...foot} onContinue={foot.onContinue} />}
    </div>
  );
}

/** Each step opens at its top, with the focus on its first heading, so that no one misses what comes first. */
function useTopOf(current: number, focusesField: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // The step scrolls by itself, or with the page where the frame is loose.
    for (const scrolled of [body.current, document.scrollingElement]) if (scrolled) scrolled.scrollTop = 0;
    if (focusesField) return;
    const heading = body.current?.querySelector<HTMLElement>('h2') ?? body.current;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [current, focusesField]);
  return body;
}

type FootProps = Pick<WizardProps, 'onBack' | 'continueLabel' | 'blocked' | 'isBusy' | 'draft'> & { onContinue: () => unknown };

function WizardFoot({ onBack, onContinue, continueLabel, blocked, isBusy = false, draft }: FootProps) {
  const { t } = useTranslation('ui');
  const reasonId = useId();
  return (
    <footer className="hd-wizard-foot">
      {onBack && (
        <Button type="text" icon={<Icon name="arrow-back" />} disabled={isBusy} onClick={() => void onBack()}>
          {t('back')}
        </Button>
      )}
      <DraftHint draft={draft} />
      <span className="hd-end">
        {blocked && (
          <span className="hd-hint" id={reasonId}>
            {blocked}
          </span>
        )}
        <Button
          type={blocked ? 'default' : 'primary'}
          className={blocked ? 'hd-locked' : undefined}
          aria-disabled={blocked ? true : undefined}
          aria-describedby={blocked ? reasonId : undefined}
          loading={isBusy}
          onClick={blocked ? undefined : () => void onContinue()}
        >
          {continueLabel ?? t('continue')}
        </Button>
      </span>
    </footer>
  );
}

/** "Draft saved 10:06:31", told quietly as it changes. */
function DraftHint({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('ui');
  if (draft === 'failed') return <span role="alert">{t('draft.failed')}</span>;
  return (
    <output className="hd-hint">
      {draft === 'saving' && t('draft.saving')}
      {typeof draft === 'object' && (
        <>
          {t('draft.savedAt')} <UtcTime at={draft.savedAt} precision="time" />
        </>
      )}
    </output>
  );
}
