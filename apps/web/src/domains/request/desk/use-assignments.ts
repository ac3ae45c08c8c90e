import { useState } from 'react';
import { messageOf } from '#src/platform/http/error-policy.ts';
import type { ActionTarget } from '../actions/action-target.ts';
import { freshVersion, giveOwner, useRefreshDesk } from './desk-queries.ts';

/** What became of one request. */
export type AssignResult = { state: 'waiting' | 'running' | 'done' } | { state: 'failed'; reason: string };

/** Gives requests a new owner one by one, and keeps what became of each. */
export function useAssignments() {
  const [results, setResults] = useState<ReadonlyMap<number, AssignResult>>(new Map());
  const refresh = useRefreshDesk();
  const isRunning = [...results.values()].some(({ state }) => state === 'running' || state === 'waiting');

  const report = (requestId: number, result: AssignResult) => setResults((before) => new Map(before).set(requestId, result));

  const assignOne = async ({ requestId, version }: ActionTarget, ownerId: number, isRepeat: boolean): Promise<boolean> => {
    report(requestId, { state: 'running' });
    try {
      await giveOwner({ requestId, ownerId, version: isRepeat ? await freshVersion(requestId) : version });
      report(requestId, { state: 'done' });
      return true;
    } catch (error) {
      report(requestId, { state: 'failed', reason: messageOf(error) });
      return false;
    }
  };
  /** Answers whether all of them went well. Those that are done already are left alone. */
  const run = async (targets: readonly ActionTarget[], ownerId: number): Promise<boolean> => {
    const open = targets.filter(({ requestId }) => results.get(requestId)?.state !== 'done');
    const repeated = new Set([...results].filter(([, { state }]) => state === 'failed').map(([requestId]) => requestId));
    setResults((before) => new Map([...before, ...open.map(({ requestId }) => [requestId, { state: 'waiting' }] as const)]));
    let isAllDone = true;
    for (const target of open) {
      const isDone = await assignOne(target, ownerId, repeated.has(target.requestId));
      isAllDone &&= isDone;
    }
    await refresh();
    return isAllDone;
  };
  return { results, isRunning, run, hasFailed: [...results.values()].some(({ state }) => state === 'failed') };
}
