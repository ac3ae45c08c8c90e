import type { Language } from '@heliodesk/contract/kit';
import type { Actor } from './auth/actor.ts';
import type { Db, Tx } from './db/database.ts';
import type { Origin } from './http/origin.ts';
import type { Log } from './log.ts';
import type { Platform } from './platform.ts';

/**
 * What every use case is given besides its input: who calls, from where and in which language, and what to read with. `Caller` is
 * `Actor` behind a sign-in, `Actor | null` on public calls, `null` for timers and jobs.
 */
export interface Context<Caller extends Actor | null = Actor> {
  platform: Platform;
  /** Reads; within a write the same as `tx`, so that one function serves both. */
  db: Db;
  actor: Caller;
  origin: Origin;
  /** The caller's language, for texts that are made on the way. */
  language: Language;
  log: Log;
}

/** The context of a write: everything that is written belongs to `tx`. */
export interface WriteContext<Caller extends Actor | null = Actor> extends Context<Caller> {
  tx: Tx;
}

/** The same caller within a transaction. */
export const withTx = <Caller extends Actor | null>(context: Context<Caller>, tx: Tx): WriteContext<Caller> => ({ ...context, db: tx, tx });

/** Where work of the product itself comes from. */
export const internalOrigin: Origin = { address: '', userAgent: '', requestId: '' };

/** The context of somebody who calls use cases without HTTP, as the demo and the tests do. */
export const contextOf = <Caller extends Actor | null>(platform: Platform, actor: Caller): Context<Caller> => ({
  platform,
  db: platform.db,
  actor,
  origin: internalOrigin,
  language: actor?.language ?? 'en',
  log: platform.log,
});
