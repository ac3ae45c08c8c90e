/** Random numbers that one seed repeats (mulberry32); the seed is in the test's name, so that a failure can be run again. */
export interface Seeded {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `from` up to and including `to`. */
  between: (from: number, to: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
}

export const newSeed = (): number => Date.now() % 1_000_000;

export function seeded(seed: number): Seeded {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, between, pick: (values) => values[between(0, values.length - 1)] as (typeof values)[number] };
}
