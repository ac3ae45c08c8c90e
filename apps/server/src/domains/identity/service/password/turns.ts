import { fail } from '#src/platform/http/failure.ts';

/** Lets so many works run side by side and so many wait; more are refused as `unavailable` instead of piling up. */
export function createTurns(maxRunning: number, maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < maxRunning) running += 1;
    else {
      if (waiting.length >= maxWaiting) throw fail('unavailable');
      // Whoever ends hands the turn on, so `running` stays as it is.
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
