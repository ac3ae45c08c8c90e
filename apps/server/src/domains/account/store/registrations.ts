import type { Tx } from '#src/platform/db/database.ts';

/** A registration by the hash of its token, which only the browser that sent it has. */
export interface RegistrationRecord {
  tokenHash: Buffer;
  /** Nothing where the address was known already. */
  contactId: number | null;
}

/** Locked until the transaction ends; nothing once it has expired. */
export async function lockRegistration(tx: Tx, tokenHash: Buffer, now: Date): Promise<RegistrationRecord | undefined> {
  const row = await tx
    .selectFrom('registration')
    .select('contact_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row && { tokenHash, contactId: row.contact_id };
}

/** Keeps whose registration a token corrects, and forgets the expired ones. */
export async function upsertRegistration(
  tx: Tx,
  { tokenHash, contactId }: RegistrationRecord,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await tx.deleteFrom('registration').where('expires_at', '<=', now).execute();
  await tx
    .insertInto('registration')
    .values({ token_hash: tokenHash, contact_id: contactId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ contact_id: contactId, expires_at: expiresAt }))
    .execute();
}
