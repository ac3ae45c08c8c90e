import { topicOf } from '@heliodesk/contract/live';
import type { ImportAction, ImportState, ImportStatus } from '@heliodesk/contract/serial-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { lookAgainAfter } from '#src/platform/look-again.ts';
import { movingStates, openImports, serialCounts, serialKeys } from './queries.ts';

/** The imports of a claim, followed live and by asking again, the newest first; `undefined` until they are known. */
export function useImports(requestId: number | undefined): readonly ImportStatus[] | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...openImports(requestId ?? 0), enabled: requestId !== undefined });
  useEffect(() => {
    if (requestId === undefined) return undefined;
    const lookAgain = lookAgainAfter(() => client.invalidateQueries({ queryKey: serialKeys.imports(requestId) }));
    return liveUpdates.subscribe(topicOf('request', requestId), ({ kind }) => kind === 'import' && lookAgain());
  }, [client, requestId]);
  // What an import takes over appears in the claim's own list.
  const taken = data
    ?.filter(({ state }) => state === 'inserting' || state === 'done')
    .map(({ importId, state, processed }) => `${importId} ${state} ${processed}`)
    .join();
  useEffect(() => {
    if (!taken || requestId === undefined) return;
    void client.invalidateQueries({ queryKey: serialKeys.list(requestId) });
    void client.invalidateQueries({ queryKey: serialKeys.summary(requestId) });
  }, [client, requestId, taken]);
  return data;
}

export const isMoving = ({ state }: ImportStatus): boolean => movingStates.has(state);

/** Whether someone may do this with an import now. */
export const allows = ({ actions }: ImportStatus, name: ImportAction): boolean =>
  actions.some((action) => action.name === name && action.blockedBy.length === 0);

/** Imports in some states, the oldest first. */
const inLine = (imports: readonly ImportStatus[], states: readonly ImportState[]): ImportStatus[] =>
  imports.filter(({ state }) => states.includes(state)).toReversed();

/** The imports of a claim by what there is to do: with the first one, those behind it, those that were refused, discarded, or added last. */
export const sortImports = (imports: readonly ImportStatus[]) => {
  const [current, ...behind] = inLine(imports, ['waiting', 'reading', 'inserting', 'ready']);
  const [added] = imports.filter(({ state }) => state === 'done');
  return { current, behind, refused: inLine(imports, ['failed']), discarded: inLine(imports, ['discarded']), added };
};

/** How many numbers were read from spreadsheets, and are not in the claim yet. */
export const useWaitingSerials = (requestId: number | undefined): number =>
  (useImports(requestId) ?? []).reduce((sum, { state, valid }) => (state === 'ready' ? sum + valid : sum), 0);

/** Where a claim stands with its serial numbers; `undefined` until that is known. */
export type SerialPhase = 'empty' | 'reading' | 'adding' | 'ready' | 'listed';

export function useSerialPhase(requestId: number): SerialPhase | undefined {
  const imports = useImports(requestId);
  const { data: counts } = useQuery(serialCounts(requestId));
  if (!imports || !counts) return undefined;
  const { current } = sortImports(imports);
  if (!current) return counts.total > 0 ? 'listed' : 'empty';
  if (current.state === 'ready') return 'ready';
  return current.state === 'inserting' ? 'adding' : 'reading';
}

/** What keeps a claim from going on to the next step, and what from being submitted, because of its imports. */
export function useSerialBlock(requestId: number | undefined): { block?: string; fault?: string } {
  const { t } = useTranslation('serialNumber');
  const imports = useImports(requestId) ?? [];
  const { data: counts } = useQuery({ ...serialCounts(requestId ?? 0), enabled: requestId !== undefined });
  if (imports.some(isMoving)) return { fault: t('block.moving') };
  if (!imports.some(({ state }) => state === 'ready')) return {};
  // Numbers that are there already continue without those that wait.
  return counts?.total === 0 ? { block: t('block.ready'), fault: t('block.ready') } : { fault: t('block.ready') };
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
