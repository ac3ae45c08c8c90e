import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { lastOf } from '../db/last-statement.ts';

/**
 * Stores a ticket by its hash unless `most` of its session wait to be used, and deletes those that were never used; answers whether it was
 * stored. Another call for this session waits until the transaction ends, which this is the last statement of.
 */
export async function insertTicket(
  tx: Tx,
  { hash, sessionKey, expiresAt }: { hash: Buffer; sessionKey: string; expiresAt: Date },
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const [, { rows }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${sessionKey}, 15))`.execute(tx),
    sql`
      with expired as (delete from live_ticket where expires_at < ${now})
      insert into live_ticket (hash, session_key, expires_at)
      select ${hash}::bytea, ${sessionKey}::text, ${expiresAt}::timestamptz
      where (select count(*) from live_ticket where session_key = ${sessionKey} and expires_at >= ${now}) < ${sql.lit(most)}
      returning hash`.execute(lastOf(tx)),
  ]);
  return rows.length > 0;
}

/** Uses a ticket up, for the first of several that try; answers the session it was issued to. */
export async function removeTicket(tx: Tx, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await tx.deleteFrom('live_ticket').where('hash', '=', hash).returning(['session_key', 'expires_at']).executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.session_key : undefined;
}
