import { describe, expect, it } from 'vitest';
import { TestClock } from '#src/testing/test-clock.ts';
import { createCache } from './cache.ts';

describe('the cache', () => {
  it('answers from memory until an answer is too old by the clock', async () => {
    const clock = new TestClock();
    const cache = createCache(clock);
    let found = 0;
    const find = async (): Promise<number> => (found += 1);
    const first = await cache.get('key', 5_000, find);
    clock.advance({ seconds: 3 });
    expect(await cache.get('key', 5_000, find)).toEqual(first);
    expect((await cache.get('other', 5_000, find)).value).toBe(2);
    clock.advance({ seconds: 3 });
    expect((await cache.get('key', 5_000, find)).value).toBe(3);
  });

  it('lets simultaneous calls share one search', async () => {
    const cache = createCache(new TestClock());
    let found = 0;
    const find = async (): Promise<number> => (found += 1);
    const answers = await Promise.all([1, 2, 3].map(() => cache.get('key', 5_000, find)));
    expect(answers.map(({ value }) => value)).toEqual([1, 1, 1]);
  });

  it('keeps no failure, and hands it to those who wait', async () => {
    const cache = createCache(new TestClock());
    await expect(cache.get('key', 5_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.get('key', 5_000, async () => 'back')).value).toBe('back');
  });

  it('still answers who waits for what was displaced', async () => {
    const cache = createCache(new TestClock());
    const slow = Promise.withResolvers<string>();
    const waiting = cache.get('slow', 5_000, () => slow.promise);
    for (let index = 0; index < 2_100; index += 1) await cache.get(`key ${index}`, 5_000, async () => index);
    slow.resolve('answer');
    expect((await waiting).value).toBe('answer');
  });
});
