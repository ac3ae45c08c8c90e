import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface Cached<Value> {
  value: Value;
  /** When it was found, milliseconds since 1970. */
  at: number;
}

/** Answers that may be a little old, kept in the memory of one instance. */
export interface Cache {
  /** The answer of `find`, at most `age` milliseconds old; calls in the meantime share it. Failures are not kept. */
  get: <Value>(key: string, age: number, find: () => Promise<Value>) => Promise<Cached<Value>>;
}

const maxAnswers = 2_000;

/** A cache of a server, which ages by its clock. */
export function createCache(clock: Clock): Cache {
  const now = (): number => clock.now().getTime();
  const answers = new LRUCache<string, Cached<unknown>, () => Promise<unknown>>({
    max: maxAnswers,
    perf: { now },
    ttlResolution: 0,
    // Callers already waiting get their answer, even if a newer one has replaced it in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: find }) => ({ value: await find(), at: now() }),
  });
  return {
    // A key's entry always comes from that key's own `find`.
    get: async <Value>(key: string, ttl: number, find: () => Promise<Value>) =>
      (await answers.forceFetch(key, { ttl, context: find })) as Cached<Value>,
  };
}
