import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('the concurrency limit', () => {
  it('run two side by side, let three wait and refuse the rest, also after failures', async () => {
    const limited = createConcurrencyLimit(2, 3);
    const open: { settle: () => void; name: number }[] = [];
    const work = (name: number) =>
      limited(
        () =>
          new Promise<number>((resolve, reject) =>
            open.push({ name, settle: () => (name % 2 === 0 ? reject(new Error('broken')) : resolve(name)) }),
          ),
      );
    const works = [1, 2, 3, 4, 5].map((name) => work(name).catch(() => -name));
    await expect(work(6)).rejects.toMatchObject({ key: 'unavailable' });
    let most = 0;
    const order: number[] = [];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      most = Math.max(most, open.length + 1);
      order.push(next.name);
      next.settle();
      await Promise.allSettled([works[next.name - 1]]);
    }
    expect(await Promise.all(works)).toEqual([1, -2, 3, -4, 5]);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    const after = work(7);
    open.shift()?.settle();
    expect(await after).toBe(7);
  });
});
