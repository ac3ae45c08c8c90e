import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Listener, SqlCondition } from './database.ts';

/** Among the advisory locks of this database, those by which instances show that they are there. */
const lockClass = 715_221_002;

/** Tells instances of the server on one database from those that are gone. */
export interface Presence {
  /** By which this instance is known as long as it runs. */
  instance: number;
  /** Whether an instance is there; `instance` is the column that holds it. */
  isAlive: (instance: string) => SqlCondition;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * On PostgreSQL an instance holds a lock on a connection of its own: the lock goes with the process, however that ends. The embedded
 * database has one process only; who is not this one is gone.
 */
export function createPresence(database: Database): Presence {
  const instance = randomInt(1, 2 ** 31);
  let held: Listener | undefined;
  return {
    instance,
    isAlive: (column) =>
      database.engine === 'pglite'
        ? sql<boolean>`${sql.ref(column)} = ${instance}`
        : sql<boolean>`exists (
            select from pg_locks where locktype = 'advisory' and classid = ${sql.lit(lockClass)} and objid = ${sql.ref(column)} and objsubid = 2 and granted
              and database = (select oid from pg_database where datname = current_database()))`,
    start: async () => {
      // Shared, so that it can be taken again before the server has noticed that a connection broke.
      held = await database.hold(`select pg_advisory_lock_shared(${lockClass}, ${instance})`);
    },
    stop: async () => held?.close(),
  };
}
