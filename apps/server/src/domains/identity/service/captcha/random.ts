import { randomFillSync } from 'node:crypto';

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

const pool = new Uint32Array(1_024);
let used = pool.length;

/** Every number is the system's own: from a short seed, a program could compute the noise and take it off. */
export const systemRandom: Random = () => {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 1;
  return (pool[used - 1] ?? 0) / 2 ** 32;
};
