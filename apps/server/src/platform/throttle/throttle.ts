import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { callerToCome } from '../db/reading-ahead.ts';
import { isInTransaction } from '../db/running-transaction.ts';
import { fail } from '../http/failure.ts';

export interface ThrottleRule {
  name: string;
  /** How many calls … */
  points: number;
  /** … in how many seconds. */
  seconds: number;
}

/** The store's keys have at most 255 characters with the rule's name; addresses of people and machines may be longer. */
const storedKey = (key: string): string => (key.length <= 120 ? key : createHash('sha256').update(key).digest('base64url'));

/** Counts calls over all instances, once it is certain who calls. */
export interface Throttle {
  /** Uses up one point of the key; refuses with `tooManyRequests` when none is left. */
  take: (rule: ThrottleRule, key: string) => Promise<void>;
  /**
   * The same with a query for every tenth call only: points are taken in tens and used up here. Never lets more through than the rule says;
   * several instances may refuse a few earlier. For frequent calls whose rule has tens of points.
   */
  takeInTens: (rule: ThrottleRule, key: string) => Promise<void>;
  /** The same on this instance alone, without a query: for limits of frequent calls that only a program reaches. */
  takeHere: (rule: ThrottleRule, key: string) => Promise<void>;
  /** Uses up several points, or gives back a negative number of them, and answers how many are used by now; refuses nothing. */
  add: (rule: ThrottleRule, key: string, points: number) => Promise<number>;
  /** Points used so far. */
  used: (rule: ThrottleRule, key: string) => Promise<number>;
  /** Forgets what a key has used. */
  reset: (rule: ThrottleRule, key: string) => Promise<void>;
}

async function consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<RateLimiterRes> {
  await callerToCome();
  return limiter.consume(key, points).catch((refusal: unknown) => {
    throw refusal instanceof RateLimiterRes ? fail('tooManyRequests', { seconds: Math.ceil(refusal.msBeforeNext / 1_000) }) : refusal;
  });
}

const ten = 10;

/** Keeps the points in Redis where there is one, else in the database. */
export function createThrottle(database: Database, redis: Redis | undefined): Throttle {
  const limiters = new Map<string, RateLimiterAbstract>();
  const open = ({ name, points, seconds }: ThrottleRule): RateLimiterAbstract => {
    const shape = { keyPrefix: name, points, duration: seconds };
    if (redis !== undefined) return new RateLimiterRedis({ ...shape, storeClient: redis });
    const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => database.quickQuery(text, values) };
    return new RateLimiterPostgres({ ...shape, storeClient, storeType: 'client', tableName: 'throttle', tableCreated: true });
  };
  const limiterOf = (rule: ThrottleRule): RateLimiterAbstract => {
    // Points are kept apart from the caller's transaction; the embedded database, which has one connection, would wait for its end forever.
    if (isInTransaction()) throw new Error('The throttle is asked before the transaction, not within it');
    return limiters.getOrInsertComputed(rule.name, () => open(rule));
  };
  const limitersHere = new Map<string, RateLimiterMemory>();
  const limiterHere = ({ name, points, seconds }: ThrottleRule): RateLimiterMemory =>
    limitersHere.getOrInsertComputed(name, () => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));
  /** How many are left here of the points that were taken in tens, and who is taking more. */
  const tens = new Map<string, { left: number }>();
  const taking = new Map<string, Promise<void>>();
  const takeTen = async (rule: ThrottleRule, key: string, keyHere: string): Promise<void> => {
    const { msBeforeNext } = await consume(limiterOf(rule), storedKey(key), ten);
    const taken = { left: ten };
    tens.set(keyHere, taken);
    // They end with the period that they were taken from.
    setTimeout(() => tens.get(keyHere) === taken && tens.delete(keyHere), msBeforeNext).unref();
  };
  const takeInTens = async (rule: ThrottleRule, key: string): Promise<void> => {
    const keyHere = `${rule.name} ${key}`;
    for (;;) {
      const here = tens.get(keyHere);
      if (here !== undefined && here.left > 0) {
        here.left -= 1;
        return;
      }
      // Calls at the same moment share what one of them takes.
      await taking.getOrInsertComputed(keyHere, () => takeTen(rule, key, keyHere).finally(() => taking.delete(keyHere)));
    }
  };
  return {
    take: async (rule, key) => void (await consume(limiterOf(rule), storedKey(key))),
    takeInTens,
    takeHere: async (rule, key) => void (await consume(limiterHere(rule), key)),
    add: async (rule, key, points) => {
      await callerToCome();
      return (await limiterOf(rule).penalty(storedKey(key), points)).consumedPoints;
    },
    used: async (rule, key) => (await limiterOf(rule).get(storedKey(key)))?.consumedPoints ?? 0,
    reset: async (rule, key) => void (await limiterOf(rule).delete(storedKey(key))),
  };
}
