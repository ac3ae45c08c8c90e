import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';

/** A registration whose address no one has proved to be theirs. */
export interface UnprovedRow {
  userId: number;
  contactId: number;
  accountId: number;
  email: string;
  companyName: string;
}

const unproved = (db: Db) =>
  db
    .selectFrom('app_user')
    .innerJoin('contact', 'contact.user_id', 'app_user.id')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .select([
      'app_user.id as userId',
      'contact.id as contactId',
      'account.id as accountId',
      'app_user.email',
      'account.company_name as companyName',
    ])
    .where('app_user.unproved_since', 'is not', null);

/** The one that holds an address, since that moment at the latest; its sign-in is held until the transaction ends. */
export const lockUnproved = (tx: Tx, email: string, since: Date): Promise<UnprovedRow | undefined> =>
  unproved(tx).where('app_user.email', '=', email).where('app_user.unproved_since', '<=', since).forUpdate('app_user').executeTakeFirst();

/** Addresses that were registered before that moment and have no link left that could prove them. */
export async function findExpired(db: Db, { since, now, limit }: { since: Date; now: Date; limit: number }): Promise<string[]> {
  const rows = await unproved(db)
    .where('app_user.unproved_since', '<=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_link')
            .select('mail_link.user_id')
            .whereRef('mail_link.user_id', '=', 'app_user.id')
            .where('mail_link.used_at', 'is', null)
            .where('mail_link.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('app_user.unproved_since')
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}

/** Takes the sign-in off its contact. */
export const detachSignIn = async (tx: Tx, { contactId }: UnprovedRow): Promise<void> =>
  void (await tx.updateTable('contact').set({ user_id: null }).where('id', '=', contactId).execute());

/** Removes contact and company where nothing else is there. */
export async function removeRegistration(tx: Tx, { contactId, accountId }: UnprovedRow, hasRequests: SqlCondition): Promise<void> {
  const removed = await tx
    .deleteFrom('contact')
    .where('contact.id', '=', contactId)
    .where((eb) => eb.not(hasRequests))
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return;
  await tx
    .deleteFrom('account')
    .where('account.id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contact').select('contact.id').whereRef('contact.account_id', '=', 'account.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('address').select('address.id').whereRef('address.account_id', '=', 'account.id'))),
    )
    .execute();
}
