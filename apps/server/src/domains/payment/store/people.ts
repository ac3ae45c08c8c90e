import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface ContactName {
  contactId: number;
  first_name: string;
  last_name: string;
}

const contactsOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .select(['contact.id as contactId', 'contact.first_name', 'contact.last_name'])
    .where('contact.account_id', '=', accountId)
    .where('contact.status', '=', 'enabled')
    .where('account.disabled_at', 'is', null)
    .orderBy('contact.id')
    .limit(500);

/** Everyone at a company who may be told something. */
export const findContacts = (db: Db | Tx, accountId: number): Promise<ContactName[]> => contactsOf(db, accountId).execute();

/** Those of them who sign in, so that they can enter bank details. */
export const findActiveContacts = (db: Db | Tx, accountId: number): Promise<ContactName[]> =>
  contactsOf(db, accountId)
    .innerJoin('app_user', 'app_user.id', 'contact.user_id')
    .where('app_user.activated_at', 'is not', null)
    .where('app_user.disabled_at', 'is', null)
    .execute();

/** Who wrote, sent or approved the solutions of a claim, in its newest round too. */
export async function isInvolved(db: Db | Tx, requestId: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ involved: boolean }>`
    select exists (
      select from request where id = ${requestId} and ${userId}::bigint = any(solution_authors)
    ) or exists (
      select from solution_round
      where request_id = ${requestId} and ${userId}::bigint in (sent_by, decided_by, first_approved_by)
    ) or exists (
      select from solution where request_id = ${requestId} and written_by = ${userId}
    ) as involved`.execute(db);
  return rows[0]?.involved === true;
}

/** The payees of a claim's running compensations. */
export async function findPayees(db: Db | Tx, requestId: number, kind: number): Promise<string[]> {
  const rows = await db
    .selectFrom('solution')
    .select((eb) => ['payee' as const, eb.fn.min('position').as('place')])
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .where('state', '=', 'running')
    .groupBy('payee')
    .orderBy('place')
    .execute();
  return rows.map(({ payee }) => payee);
}

/** Who handles a request. */
export async function ownerOf(db: Db, requestId: number): Promise<number | null> {
  const row = await db.selectFrom('request').select('owner_id').where('id', '=', requestId).executeTakeFirst();
  return row?.owner_id ?? null;
}
