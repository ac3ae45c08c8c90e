import type { Language } from '@heliodesk/contract/kit';
import type { Actor, Caller } from './auth/actor.ts';
import type { Db, Tx } from './db/database.ts';
import type { Origin } from './http/origin.ts';
import type { Log } from './log.ts';
import type { Platform } from './platform.ts';

/**
 * What every use case is given in addition to its input: who calls, from where and in which language, and what to read with. `Who` is
 * `Actor` behind a sign-in, `Caller` where guests may call too, `Actor | null` on public calls, `null` for timers and jobs.
 */
export interface Context<Who extends Caller | null = Actor> {
  platform: Platform;
  /** Reads; within a write the same as `tx`, so that one function serves both. */
  db: Db;
  actor: Who;
  origin: Origin;
  /** The caller's language, for texts created along the way. */
  language: Language;
  log: Log;
}

/** The context of a write: everything that is written belongs to `tx`. */
export interface WriteContext<Who extends Caller | null = Actor> extends Context<Who> {
  tx: Tx;
}

/** The same caller within a transaction. */
export const withTx = <Who extends Caller | null>(context: Context<Who>, tx: Tx): WriteContext<Who> => ({ ...context, db: tx, tx });

/**
 * The same caller, reading on the connections of short statements: for calls that read several small things which don't wait for each
 * other, such as those of a case's page, so that they go out together. Not for use within a write.
 */
export const readingQuickly = <Who extends Caller | null>(context: Context<Who>): Context<Who> => ({
  ...context,
  db: context.platform.database.quickDb,
});

/** Where work of the product itself comes from. */
export const internalOrigin: Origin = { address: '', network: '', userAgent: '', requestId: '' };

/** The context of someone who calls use cases without HTTP, as the demo and the tests do. */
export const contextOf = <Who extends Caller | null>(platform: Platform, actor: Who): Context<Who> => ({
  platform,
  db: platform.db,
  actor,
  origin: internalOrigin,
  language: actor?.language ?? 'en',
  log: platform.log,
});
