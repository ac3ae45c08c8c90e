import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Tells all who listen on a channel; within a transaction, once it commits. */
export async function notify(db: Db | Tx, channel: string, messages: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, message) from unnest(${[...messages]}::text[]) as message`.execute(db);
}
