import '../desk/desk.css';
import type { BulkRun } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { markSeen } from '#src/platform/seen-notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useRefreshDesk } from '../desk/desk-queries.ts';
import { useBulkRun, useStopRun } from './bulk-queries.ts';
import type { BulkBody } from './bulk-queries.ts';
import { RunResults } from './run-results.tsx';
import { useStart } from './use-start.ts';

interface RunDialogProps {
  runId: number;
  /** The rest is tried again in another run. */
  onRepeat: (runId: number) => void;
  onClose: () => void;
}

/** How far an action on many requests is, and what became of each. */
export function RunDialog({ runId, onRepeat, onClose }: RunDialogProps) {
  const { t } = useTranslation('bulk');
  const { data: run, error, refetch } = useBulkRun(runId);
  const titleOf = useRunTitle();
  useEnd(run);
  return (
    <ModalDialog open width={560} title={run ? titleOf(run) : t('work.assign')} footer={null} onCancel={onClose}>
      {run ? (
        <Run run={run} onRepeat={onRepeat} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <BlockSkeleton lines={6} />
      )}
    </ModalDialog>
  );
}

/** What a run is doing, and once it has ended, what it did. */
function useRunTitle(): (run: BulkRun) => string {
  const { t } = useTranslation('bulk');
  return ({ state, action, ownerName: name, done }) => {
    if (state === 'running') return t(`title.${action}`, { name });
    if (done === 0) return t('nothingDone');
    return action === 'assign' ? t('assignedTo', { name }) : t(`ended.${action}`);
  };
}

/** Once all is done, the list behind the dialog shows it, and the notice that tells it has been seen. */
function useEnd(run: BulkRun | undefined): void {
  const refresh = useEffectEvent(useRefreshDesk());
  const endedId = run === undefined || run.state === 'running' ? undefined : run.runId;
  useEffect(() => {
    if (endedId === undefined) return;
    void refresh();
    void markSeen({ runId: endedId }, ['runEnded', 'runStopped']);
  }, [endedId]);
}

/** What was not done and may go well with the versions of now. */
function restOf(run: BulkRun): BulkBody | undefined {
  const requests = run.items.flatMap(({ requestId, version, state }) =>
    state === 'done' || state === 'waiting' || version === null ? [] : [{ requestId, version }],
  );
  if (run.state === 'running' || requests.length === 0) return undefined;
  if (run.action === 'assign') return run.ownerId === null ? undefined : { action: 'assign', requests, ownerId: run.ownerId };
  return run.action === 'remind'
    ? { action: 'remind', requests }
    : { action: 'askFiles', requests, photos: run.photos, content: run.content, standardText: run.standardText };
}

function Run({ run, onRepeat, onClose }: Omit<RunDialogProps, 'runId'> & { run: BulkRun }) {
  const { t } = useTranslation(['bulk', 'desk', 'common', 'ui']);
  const { number } = useFormat();
  const { start, isRunning: isStarting, refusal } = useStart(onRepeat);
  const stop = useStopRun();
  const rest = restOf(run);
  const isGoing = run.state === 'running';
  const ended = run.total - run.waiting;
  return (
    <>
      <div className="hd-bulk-progress">
        <ProgressCells done={ended} total={run.total} label={isGoing ? t(`work.${run.action}`) : t(`ended.${run.action}`)} />
        <output className="hd-num">
          {isGoing
            ? t('ui:cells.progress', { done: number(ended), total: number(run.total) })
            : t('summary', { done: number(run.done), left: number(run.total - run.done) })}
        </output>
      </div>
      {isGoing && <p className="hd-hint hd-t13">{t('background')}</p>}
      {run.state === 'cancelled' && <p className="hd-hint hd-t13">{t('stopped')}</p>}
      <Refusal reason={refusal} className="hd-dialog-text" />
      <RunResults run={run} />
      <div className="hd-bulk-foot">
        {isGoing && <Button onClick={() => void stop(run.runId)}>{t('stop')}</Button>}
        {rest && (
          <Button loading={isStarting} onClick={() => void start(rest)}>
            {t('desk:assign.again')}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </>
  );
}
