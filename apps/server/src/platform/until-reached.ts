import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Why a service can't be used, in a few words, and whether waiting may help. */
export interface Unreachable {
  reason: string;
  mayPass: boolean;
}

export interface AwaitedService {
  /** As a sentence begins with it, with its place: `The database at localhost:5432`. */
  name: string;
  /** Asks once. */
  tryToReach: () => Promise<Unreachable | undefined>;
}

const firstPause = 500;
const longestPause = 15_000;

/**
 * Waits until a service answers, with growing pauses and a line in the log for each attempt. Answers with the reason where waiting doesn't
 * help, and with an `AbortError` where `signal` ends the waiting.
 */
export async function untilReached({ name, tryToReach }: AwaitedService, log: Log, signal: AbortSignal): Promise<Unreachable | undefined> {
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
    const unreachable = await tryToReach();
    if (unreachable?.mayPass !== true) {
      if (unreachable === undefined && pause > firstPause) log.info(`${name} answers`);
      return unreachable;
    }
    log.error(`${name} can't be reached (${unreachable.reason}). Trying again in ${pause / 1_000} s`);
    await wait(pause, undefined, { signal });
  }
}
