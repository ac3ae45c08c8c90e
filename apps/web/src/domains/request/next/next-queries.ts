import { holdNext, leaveNext, skipNext, takeNext } from '@heliodesk/contract/request';
import type { NextAnswer, NextFrom, SkipReason } from '@heliodesk/contract/request';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createStore } from '#src/platform/store.ts';
import { deskKeys } from '../desk/desk-case.ts';

/** The case that is handed out; asked for again whenever the page comes into sight. */
export const nextCase = (from: NextFrom) =>
  queryOptions({
    queryKey: [...deskKeys.all, 'next', from] as const,
    queryFn: ({ signal }) => call(takeNext, { query: from, signal, quiet: true, background: true }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** What the person has cases handed out from, kept while they work through them. */
export const nextFrom = createStore<NextFrom>({});

/** Passes a case on and gets the next one. Rejects with what the server refuses; the caller shows it. */
export const passOn = (requestId: number, reason: SkipReason, from: NextFrom): Promise<NextAnswer> =>
  call(skipNext, { query: from, body: { requestId, reason }, quiet: true, background: true });

/** Keeps the case that is looked at. */
export const keepHeld = (requestId: number) => call(holdNext, { body: { requestId }, quiet: true, background: true });

export const leaveQueue = () => call(leaveNext, { quiet: true, background: true });

interface Progress {
  answered: number;
  skipped: number;
}

const nothing: Progress = { answered: 0, skipped: 0 };

/** What was done since the person began to work through the cases. */
export const nextProgress = createStore<Progress>(nothing);

export const countDone = (what: keyof Progress): void => {
  const before = nextProgress.get();
  nextProgress.set({ ...before, [what]: before[what] + 1 });
};

export function forgetProgress(): void {
  nextProgress.set(nothing);
  nextFrom.set({});
}
