import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface Cached<Value> {
  value: Value;
  /** When it was found, milliseconds since 1970. */
  at: number;
}

/** Answers that may be a little old, kept in the memory of one instance. */
export interface Cache {
  /** The answer of `find`, at most `age` milliseconds old; calls in the meantime share it. What fails is not kept. */
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
    // Anyone who waits for an answer gets it, also where others have taken its place in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: find }) => ({ value: await find(), at: now() }),
  });
  return {
    // Under a key stands what its own `find` answered.
    get: async <Value>(key: string, ttl: number, find: () => Promise<Value>) =>
      (await answers.forceFetch(key, { ttl, context: find })) as Cached<Value>,
  };
}
