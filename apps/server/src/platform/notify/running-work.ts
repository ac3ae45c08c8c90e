import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import type { RunningWork, WorkKind } from '@heliodesk/contract/notification';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { publishLive } from '../live/live-events.ts';
import type { Platform } from '../platform.ts';
import { registry } from '../port.ts';

/** Work that is under way, as its own kind describes it. */
export type WorkUnderWay = Omit<RunningWork, 'kind'>;

/** What a kind of background work tells of itself. */
export interface WorkOfKind {
  /** What is under way for the caller, without what they may not see any more: a fixed number of queries, however much it is. */
  findRunning: (context: Context) => Promise<WorkUnderWay[]>;
}

/**
 * Work that goes on in the background for someone: the bell shows how far it is. The domain that does it
 * - adds its kind to `workKinds` in the contract, and the web's `work-looks.ts` gets its icon and words;
 * - registers here what is under way: `runningWork.register(platform, 'import', { findRunning })`;
 * - calls `publishWork` whenever the work begins, moves on and ends;
 * - says how it ended by a notice in the transaction that ends it: `ringBell(context, { userId, kind, … })`, what went well on the page that
 *   started it only if `isWorthTelling`.
 */
export const runningWork = registry<WorkKind, WorkOfKind>('running work');

/** Before this, there is no pace. Milliseconds. */
const shortestPace = 2_000;

interface Pace {
  since: Date;
  now: Date;
  done: number;
  total: number | null;
}

/** How long the rest takes if it goes on as it went so far; `null` while nothing is done or it has just started. */
export function secondsLeft({ since, now, done, total }: Pace): number | null {
  const spent = now.getTime() - since.getTime();
  if (total === null || done <= 0 || spent < shortestPace) return null;
  return Math.ceil((spent / done) * Math.max(0, total - done) * 0.001);
}

/** Makes the screens of a person look again at what is under way for them, once the transaction has committed. */
export const publishWork = (platform: Pick<Platform, 'events'>, tx: Tx, userId: number): void =>
  publishLive(platform, tx, { kind: 'work', topic: topicOf('person', userId) } satisfies LiveEvent);

/** No one leaves a page in less. Milliseconds. */
const shortestTold = 5_000;

/** Whether people may have turned to something else before their work came to its end, so that a notice tells them. */
export const isWorthTelling = (startedAt: Date, now: Date): boolean => now.getTime() - startedAt.getTime() >= shortestTold;
