import { holds, roleKeys, roles, type Permission } from '@heliodesk/contract/kit';
import { sql, type RawBuilder } from 'kysely';
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

/** Who wrote, sent or approved the solutions of a claim in any of its rounds, as a column of a query. */
export const involvedIn = (requestId: RawBuilder<number>): RawBuilder<number[]> => sql<number[]>`array(
  select unnest(solved.solution_authors) from request as solved where solved.id = ${requestId}
  union select written.written_by from solution as written where written.request_id = ${requestId}
  union select unnest(array_remove(sent.authors || array[sent.sent_by, sent.decided_by, sent.first_approved_by], null))
    from solution_round as sent where sent.request_id = ${requestId}
)`;

/** Employees who have accepted or declined solutions of a claim for the customer, as a column of a query. */
export const answeredIn = (requestId: RawBuilder<number>): RawBuilder<number[]> => sql<number[]>`array(
  select distinct answered.answered_by from solution as answered join app_user as employee on employee.id = answered.answered_by
  where answered.request_id = ${requestId} and employee.kind = 'staff'
)`;

async function findInvolved(db: Db | Tx, requestId: number): Promise<number[]> {
  const id = sql<number>`${requestId}::bigint`;
  const { rows } = await sql<{ involved: number[] }>`select ${involvedIn(id)} || ${answeredIn(id)} as involved`.execute(db);
  return rows[0]?.involved ?? [];
}

/** Whether someone is one of any of them. */
export const isInvolved = async (db: Db | Tx, requestId: number, userId: number): Promise<boolean> =>
  (await findInvolved(db, requestId)).includes(userId);

/** Whether someone has ever handed these bank details over to a contact, and so chosen who enters the account. */
export async function hasHandedOver(db: Db | Tx, bankDetailsId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_details_event')
    .select('id')
    .where('bank_details_id', '=', bankDetailsId)
    .where('action', '=', 'handOver')
    .where('actor_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who sent the solutions of a claim that were approved last, and who approved them. */
export const findApproval = (db: Db | Tx, requestId: number) =>
  db
    .selectFrom('solution_round as sent')
    .innerJoin('app_user as sender', 'sender.id', 'sent.sent_by')
    .leftJoin('app_user as decider', 'decider.id', 'sent.decided_by')
    .select(['sent.sent_at', 'sent.decided_at', 'sender.name as sender_name', 'decider.name as decider_name'])
    .where('sent.request_id', '=', requestId)
    .where('sent.decision', '=', sql.lit('approved'))
    .orderBy('sent.round', 'desc')
    .limit(1)
    .executeTakeFirst();

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

/** Active staff of the roles that have a permission, such as to check bank details, or to pay. */
export async function findStaffWho(db: Db | Tx, permission: Permission): Promise<number[]> {
  const able = roleKeys.filter((role) => holds(roles[role].permissions, permission));
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('disabled_at', 'is', null)
    .where('activated_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('user_role').select('user_role.role').whereRef('user_role.user_id', '=', 'app_user.id').where('role', 'in', able),
      ),
    )
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who handles a request. */
export async function ownerOf(db: Db, requestId: number): Promise<number | null> {
  const row = await db.selectFrom('request').select('owner_id').where('id', '=', requestId).executeTakeFirst();
  return row?.owner_id ?? null;
}
