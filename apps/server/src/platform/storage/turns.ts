import { fail } from '../http/failure.ts';

interface Line {
  open: number;
  waiting: (() => void)[];
}

/** Waits for a place that someone leaves. */
const waitIn = ({ waiting }: Line, patience: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const take = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(fail('tooManyRequests'));
    }, patience);
    waiting.push(take);
  });

/**
 * Lets each caller have `most` of something open at a time. Up to `mostWaiting` more wait for one to end, for `patience` milliseconds at most;
 * beyond that, they are refused as `tooManyRequests`. Answers what ends the turn; calling that again does nothing.
 */
export function createTurns(most: number, mostWaiting: number, patience: number): (caller: string) => Promise<() => void> {
  const lines = new Map<string, Line>();
  const leave = (caller: string, line: Line): void => {
    const next = line.waiting.shift();
    // The next one waiting takes over the place.
    if (next !== undefined) return next();
    line.open -= 1;
    if (line.open === 0) lines.delete(caller);
  };
  return async (caller) => {
    const line = lines.getOrInsertComputed(caller, () => ({ open: 0, waiting: [] }));
    if (line.open < most) line.open += 1;
    else {
      if (line.waiting.length >= mostWaiting) throw fail('tooManyRequests');
      await waitIn(line, patience);
    }
    let hasLeft = false;
    return () => {
      if (!hasLeft) leave(caller, line);
      hasLeft = true;
    };
  };
}
