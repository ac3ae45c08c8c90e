import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Stores a ticket by its hash, and deletes those that were never used. */
export async function insertTicket(
  tx: Tx,
  { hash, sessionKey, expiresAt }: { hash: Buffer; sessionKey: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .with('expired', (query) => query.deleteFrom('live_ticket').where('expires_at', '<', now))
    .insertInto('live_ticket')
    .values({ hash, session_key: sessionKey, expires_at: expiresAt })
    .execute();
}

/** Tickets of a session that were not used and still can be; another call for this session waits until the transaction ends. */
export async function countOpenTickets(tx: Tx, sessionKey: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sessionKey}, 15))`.execute(tx);
  const { open } = await tx
    .selectFrom('live_ticket')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('session_key', '=', sessionKey)
    .where('expires_at', '>=', now)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Uses a ticket up, for the first of several that try; answers the session it was issued to. */
export async function removeTicket(tx: Tx, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await tx.deleteFrom('live_ticket').where('hash', '=', hash).returning(['session_key', 'expires_at']).executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.session_key : undefined;
}
