import type { MacroPreview } from '@heliodesk/contract/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcuts, useRemind } from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { clockOf, useSecondsLeft } from '#src/ui/shapes/use-seconds-left.ts';
import type { RunResult } from './use-macro-run.ts';

interface RunFootProps {
  request: { requestId: number; requestNo: string };
  preview: MacroPreview | undefined;
  result: RunResult | undefined;
  isRunning: boolean;
  /** Whether it can run as it is. */
  canRun: boolean;
  /** Whether a step asks for what is asked for already. */
  isAsked: boolean;
  onBack: (() => void) | undefined;
  onStart: () => void;
  onUndo: () => void;
  /** On to the most urgent request. */
  onNext: () => void;
  onClose: () => void;
}

/** What can be done with a macro before it runs, and after it has. */
export function RunFoot(props: RunFootProps) {
  const { t } = useTranslation(['macro', 'macroRun', 'common', 'desk']);
  const { request, preview, result, isRunning, canRun, isAsked, onBack, onStart, onClose } = props;
  if (result?.end === 'done') return <DoneFoot {...props} result={result} />;
  if (result?.end === 'undone') return <CloseButton onClose={onClose} />;
  const instead = isAsked && preview && <RemindInstead request={request} version={preview.version} onClose={onClose} />;
  if (result)
    return (
      <Foot note={t('macroRun:nothingSent')}>
        {instead}
        <CloseButton onClose={onClose} />
      </Foot>
    );
  return (
    <Foot>
      {onBack && (
        <Button type="text" disabled={isRunning} onClick={onBack}>
          {t('others')}
        </Button>
      )}
      {instead}
      <Button type="primary" disabled={!canRun} loading={isRunning} onClick={onStart}>
        {t('desk:action.runMacro')}
      </Button>
    </Foot>
  );
}

function Foot({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <div className="hd-macro-run-foot">
      {note !== undefined && <span className="hd-hint hd-t13">{note}</span>}
      <span className="hd-row hd-row-wrap hd-end">{children}</span>
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone, and Enter goes on
    <Button type="primary" autoFocus onClick={onClose}>
      {t('close')}
    </Button>
  );
}

/** Undo as long as what was sent can be recalled, and the way on. */
function DoneFoot({ result, isRunning, onUndo, onNext, onClose }: RunFootProps & { result: RunResult & { end: 'done' | 'undone' } }) {
  const { t } = useTranslation(['macroRun', 'common']);
  const { undoUntil } = result.ran;
  const left = useSecondsLeft(undoUntil === null ? 0 : Date.parse(undoUntil));
  const mayGoOn = useCan(shortcuts.nextUrgent.permission);
  return (
    <Foot {...(left > 0 ? { note: t('undoLeft', { time: clockOf(left) }) } : {})}>
      {left > 0 && (
        <Button icon={<Icon name="return" />} loading={isRunning} onClick={onUndo}>
          {t('common:undo')}
        </Button>
      )}
      {mayGoOn ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone, and Enter goes on
        <Button type="primary" autoFocus disabled={isRunning} onClick={onNext}>
          {t('next')}
        </Button>
      ) : (
        <CloseButton onClose={onClose} />
      )}
    </Foot>
  );
}

/** What is asked for already is better reminded of. */
function RemindInstead({ request, version, onClose }: Pick<RunFootProps, 'request' | 'onClose'> & { version: number }) {
  const { t } = useTranslation('macroRun');
  const { remind, isPending } = useRemind();
  return (
    <Button icon={<Icon name="bell" />} loading={isPending} onClick={() => remind({ ...request, version }, { onSuccess: onClose })}>
      {t('remindInstead')}
    </Button>
  );
}
