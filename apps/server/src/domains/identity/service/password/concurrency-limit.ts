import { fail } from '#src/platform/http/failure.ts';

/** Runs at most `maxRunning` tasks at a time and queues `maxWaiting`; more are refused as `unavailable` instead of piling up. */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < maxRunning) running += 1;
    else {
      if (waiting.length >= maxWaiting) throw fail('unavailable');
      // A finished task hands its slot on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
