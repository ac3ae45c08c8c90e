import { topicOf } from '@heliodesk/contract/live';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { importProgress, movingStates, serialKeys } from './queries.ts';

/** The latest import of a claim, followed live and by asking again; `undefined` when there is none to show, or no claim yet. */
export function useImport(requestId: number | undefined): ImportStatus | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...importProgress(requestId ?? 0), enabled: requestId !== undefined });
  useEffect(
    () =>
      requestId === undefined
        ? undefined
        : liveUpdates.subscribe(topicOf('request', requestId), (event) => {
            if (event.kind === 'import')
              // Events may come faster than answers: one that is under way is waited for, not started anew.
              void client.invalidateQueries({ queryKey: serialKeys.status(requestId) }, { cancelRefetch: false });
          }),
    [client, requestId],
  );
  // What an import takes over appears in the claim's own list.
  const taken = data?.state === 'inserting' || data?.state === 'done' ? `${data.importId} ${data.state} ${data.processed}` : undefined;
  useEffect(() => {
    if (taken === undefined || requestId === undefined) return;
    void client.invalidateQueries({ queryKey: serialKeys.list(requestId) });
    void client.invalidateQueries({ queryKey: serialKeys.summary(requestId) });
  }, [client, requestId, taken]);
  return data && data.state !== 'cancelled' ? data : undefined;
}

export const isMoving = (status: ImportStatus): boolean => movingStates.has(status.state);

/** Why a wizard cannot go on from the serial numbers yet. */
export function useSerialBlock(requestId: number | undefined): string | undefined {
  const { t } = useTranslation('serialNumber');
  const status = useImport(requestId);
  if (!status) return undefined;
  if (isMoving(status)) return t('block.moving');
  return status.state === 'ready' ? t('block.ready') : undefined;
}

/** Seconds until a phase of an import is through, from its speed so far; `undefined` while that cannot be told. */
export function useSecondsLeft({ importId, state, processed, total }: ImportStatus): number | undefined {
  const phase = `${importId} ${state}`;
  const [start, setStart] = useState({ phase, processed, at: Date.now() });
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (start.phase !== phase) {
      setStart({ phase, processed, at: Date.now() });
      setLeft(undefined);
      return;
    }
    const done = processed - start.processed;
    const seconds = (Date.now() - start.at) / 1000;
    setLeft(done > 0 && seconds > 0 && total > processed ? Math.ceil(((total - processed) * seconds) / done) : undefined);
  }, [phase, processed, total, start]);
  return left;
}
