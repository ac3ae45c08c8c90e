import type { Tx } from '../db/database.ts';

/** Keeps a ticket by its hash, and forgets those that no one came with. */
export async function insertTicket(
  tx: Tx,
  { hash, sessionKey, expiresAt }: { hash: Buffer; sessionKey: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('live_ticket').where('expires_at', '<', now).execute();
  await tx.insertInto('live_ticket').values({ hash, session_key: sessionKey, expires_at: expiresAt }).execute();
}

/** Uses a ticket up, of several who try the first one's; answers the session it was given to. */
export async function removeTicket(tx: Tx, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await tx.deleteFrom('live_ticket').where('hash', '=', hash).returning(['session_key', 'expires_at']).executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.session_key : undefined;
}
