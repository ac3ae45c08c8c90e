import { maxContacts } from '@heliodesk/contract/account';
import { sql, type Updateable } from 'kysely';
import type { Db, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { Account, Contact } from '#src/platform/db/tables.ts';

/** The newest audit entry of a kind about a row. */
const lastAudit = (subjectType: 'account' | 'contact' | 'user', subjectId: string, action: string) => sql<{
  at: string;
  by: string;
  reason: string | null;
} | null>`(
    select jsonb_build_object('at', audit.at, 'by', audit.actor_name, 'reason', audit.after ->> 'reason') from audit
    where audit.subject_type = ${sql.lit(subjectType)} and audit.subject_id = ${sql.ref(subjectId)}::text and audit.action = ${sql.lit(action)}
    order by audit.id desc limit 1)`;

/** A company with who disabled it. */
export const findCustomerAccount = (db: Db, accountId: number) =>
  db
    .selectFrom('account as a')
    .selectAll('a')
    .select((eb) =>
      eb
        .case()
        .when('a.disabled_at', 'is', null)
        .then(null)
        .else(lastAudit('account', 'a.id', 'account.disable'))
        .end()
        .as('disabling'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirst();
export type CustomerAccountRow = NonNullable<Awaited<ReturnType<typeof findCustomerAccount>>>;

const withSignIn = (db: Db, openRequests: SqlNumber) =>
  db
    .selectFrom('contact as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select(['u.language as user_language', 'u.activated_at', sql<boolean>`u.password_hash is not null`.as('has_password')])
    .select((eb) => [
      eb
        .selectFrom('mail_link')
        .select((inner) => inner.fn.max('mail_link.expires_at').as('until'))
        .whereRef('mail_link.user_id', '=', 'u.id')
        .where('mail_link.purpose', 'in', ['activation', 'invitation'])
        .where('mail_link.used_at', 'is', null)
        .as('link_valid_until'),
      lastAudit('user', 'u.id', 'identity.signIn').as('last_sign_in'),
      eb
        .case()
        .when('c.status', '=', sql.lit('enabled'))
        .then(null)
        .else(lastAudit('contact', 'c.id', 'account.disableContact'))
        .end()
        .as('disabling'),
      openRequests.as('open_requests'),
    ]);

/** A company's contacts, those who can act first. */
export const findCustomerContacts = (db: Db, accountId: number, openRequests: SqlNumber) =>
  withSignIn(db, openRequests)
    .where('c.account_id', '=', accountId)
    .orderBy('c.status', 'desc')
    .orderBy('c.id')
    .limit(maxContacts)
    .execute();
export type CustomerContactRow = Awaited<ReturnType<typeof findCustomerContacts>>[number];

/** A company, held until the transaction ends. */
export const lockAccount = (tx: Tx, accountId: number) =>
  tx.selectFrom('account').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst();

/** A contact with its company and sign-in; company and contact are held until the transaction ends, in this order everywhere. */
export async function lockContact(tx: Tx, contactId: number) {
  const found = await tx.selectFrom('contact').select('account_id').where('id', '=', contactId).executeTakeFirst();
  if (found === undefined) return undefined;
  const account = await lockAccount(tx, found.account_id);
  const contact = await tx.selectFrom('contact').selectAll().where('id', '=', contactId).forUpdate().executeTakeFirst();
  return account && contact && { account, contact };
}
export type LockedContact = NonNullable<Awaited<ReturnType<typeof lockContact>>>;

const next = sql<number>`version + 1`;

export async function updateAccount(tx: Tx, accountId: number, change: Updateable<Account>): Promise<number> {
  const { version } = await tx
    .updateTable('account')
    .set({ ...change, version: next })
    .where('id', '=', accountId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function updateContact(tx: Tx, contactId: number, change: Updateable<Contact>): Promise<number> {
  const { version } = await tx
    .updateTable('contact')
    .set({ ...change, version: next })
    .where('id', '=', contactId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Who signs in for a company. */
export async function findUserIdsOf(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('contact')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
}
