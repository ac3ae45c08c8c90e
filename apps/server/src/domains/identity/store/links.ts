import type { Db, Tx } from '#src/platform/db/database.ts';

/** `invitation` lets someone staff entered choose their first password, `factorReset` takes away a lost second factor. */
export type LinkPurpose = 'activation' | 'reset' | 'invitation' | 'factorReset';

export interface LinkRow {
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
}

export async function insertLink(
  tx: Tx,
  link: { tokenHash: Buffer; userId: number; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('mail_link')
    .values({ token_hash: link.tokenHash, user_id: link.userId, purpose: link.purpose, expires_at: link.expiresAt })
    .execute();
}

export const findLink = (db: Db | Tx, tokenHash: Buffer, purpose: LinkPurpose): Promise<LinkRow | undefined> =>
  db
    .selectFrom('mail_link')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** A link that lets its owner choose a password. */
export async function findPasswordLink(
  db: Db | Tx,
  tokenHash: Buffer,
): Promise<(LinkRow & { purpose: 'reset' | 'invitation' }) | undefined> {
  const link = async (purpose: 'reset' | 'invitation') => {
    const row = await findLink(db, tokenHash, purpose);
    return row && { ...row, purpose };
  };
  return (await link('reset')) ?? link('invitation');
}

/** How many of a user's links are unused and expire later than a moment. */
export async function countOpenLinks(db: Db, userId: number, purpose: LinkPurpose, expiry: Date): Promise<number> {
  const { total } = await db
    .selectFrom('mail_link')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', expiry)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Uses a link up; of two simultaneous uses, one gets the user and the other nothing. */
export async function updateLinkUsed(tx: Tx, tokenHash: Buffer, purpose: LinkPurpose, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** The user's other links of that purpose stop working. */
export async function updateLinksUsed(tx: Tx, userId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export async function removeLinksBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('mail_link').where('expires_at', '<', moment).execute();
}
