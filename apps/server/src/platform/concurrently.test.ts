import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './concurrently.ts';

describe('working concurrently', () => {
  it('takes every item once, up to the limit at the same time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await forEachConcurrently(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(item);
    });
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('has ended all work when it throws the first failure', async () => {
    const other = Promise.withResolvers<void>();
    let hasEnded = false;
    const working = forEachConcurrently(2, ['fails', 'lasts'], async (item) => {
      if (item === 'fails') throw new Error('no');
      await other.promise;
      hasEnded = true;
    });
    other.resolve();
    await expect(working).rejects.toThrow('no');
    expect(hasEnded).toBe(true);
  });
});
