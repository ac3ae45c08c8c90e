import type { BodyOf } from '@heliodesk/contract/kit';
import { topicOf } from '@heliodesk/contract/live';
import { cancelBulk, getBulkRun, startBulk } from '@heliodesk/contract/request';
import type { BulkRun } from '@heliodesk/contract/request';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#src/platform/http/call.ts';
import { followTopic } from '#src/platform/live-updates.ts';
import { lookAgainAfter } from '#src/platform/look-again.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { requestKeys } from '../queries.ts';

export type BulkBody = BodyOf<typeof startBulk>;

/** Events may get lost. Milliseconds. */
const lookAgainEvery = 1_000;

const runKey = (runId: number) => [...requestKeys.all, 'bulk', runId] as const;

const bulkRun = (runId: number) =>
  queryOptions({
    queryKey: runKey(runId),
    queryFn: ({ signal }) => call(getBulkRun, { query: { runId }, signal, quiet: true, background: true }),
    refetchInterval: ({ state: { data } }): number | false => (data?.state === 'running' ? lookAgainEvery : false),
  });

/** A run, followed as long as it goes on. */
export function useBulkRun(runId: number) {
  const client = useQueryClient();
  const userId = useCurrentUser()?.user.userId;
  const run = useQuery(bulkRun(runId));
  useEffect(() => {
    if (userId === undefined) return undefined;
    const lookAgain = lookAgainAfter(() => client.invalidateQueries({ queryKey: runKey(runId) }));
    return followTopic(topicOf('person', userId), ({ kind }) => kind === 'work' && lookAgain(), lookAgain);
  }, [client, runId, userId]);
  return run;
}

/** Starts a run; the same key is the same run. Rejects with what the server refuses; the caller shows it. */
export const startRun = (body: BulkBody, key: string): Promise<BulkRun> =>
  call(startBulk, { body, idempotencyKey: key, quiet: true, background: true });

/** Ends a run before its time, and shows it as it is then. */
export function useStopRun() {
  const client = useQueryClient();
  return async (runId: number) => {
    client.setQueryData(runKey(runId), await call(cancelBulk, { body: { runId }, background: true }));
  };
}
