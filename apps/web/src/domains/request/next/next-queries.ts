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

/** Passes a case on and gets the next one. Rejects with what the server refuses; the caller shows it. */
export const passOn = (requestId: number, reason: SkipReason, from: NextFrom): Promise<NextAnswer> =>
  call(skipNext, { query: from, body: { requestId, reason }, quiet: true, background: true });

/** Keeps the case that is looked at. */
export const keepHeld = (requestId: number) => call(holdNext, { body: { requestId }, quiet: true, background: true });

export const leaveQueue = () => call(leaveNext, { quiet: true, background: true });

interface Progress {
  /** Which cases, in their order. */
  answered: readonly number[];
  skipped: number;
}

const nothing: Progress = { answered: [], skipped: 0 };

/** What was done since the person began to work through the cases. */
export const nextProgress = createStore<Progress>(nothing);

const change = (changed: (before: Progress) => Partial<Progress>): void =>
  nextProgress.set({ ...nextProgress.get(), ...changed(nextProgress.get()) });

export const countSkipped = (): void => change(({ skipped }) => ({ skipped: skipped + 1 }));
export const countAnswered = (requestId: number): void => change(({ answered }) => ({ answered: [...answered, requestId] }));

/** The answer was taken back. */
export const discountAnswered = (requestId: number): void =>
  change(({ answered }) => {
    const last = answered.lastIndexOf(requestId);
    return { answered: answered.filter((_, index) => index !== last) };
  });

export const forgetProgress = (): void => nextProgress.set(nothing);
