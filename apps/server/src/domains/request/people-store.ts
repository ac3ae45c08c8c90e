import type { Language } from '@heliodesk/contract/kit';
import {
  liveStatuses,
  rolesOfType,
  typesOfRoles,
  type CaseContact as CaseContactView,
  type ContactState,
  type RequestType,
} from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { RequestRecord } from './store.ts';

/**
 * Whether staff's messages reach a contact, and if not, why; `null` without a contact. The query has joined the contact as `person`, its
 * company as `account` and its user as `reader`.
 */
export const joinedContactState = sql<ContactState | null>`case
    when person.id is null then null
    when person.status = 'disabled' or account.disabled_at is not null then 'disabled'
    when reader.id is null then 'noSignIn'
    when reader.activated_at is null then 'inactive'
    else 'active'
  end`;

/** The same of the contact in a column. */
export const contactStateOf = (contactId: string): RawBuilder<ContactState | null> => sql<ContactState | null>`(
  select ${joinedContactState}
  from contact as person join account on account.id = person.account_id left join app_user as reader on reader.id = person.user_id
  where person.id = ${sql.ref(contactId)})`;

/** When the user in a column signed in last. */
const lastSignInOf = (userId: string): RawBuilder<Date | null> => sql<Date | null>`(
  select audit.at from audit
  where audit.subject_id = ${sql.ref(userId)}::text and audit.subject_type = 'user' and audit.action = 'identity.signIn'
  order by audit.at desc, audit.id desc limit 1)`;

/** People of a company, or one of them, who are not disabled, with whether they would be reached. */
export async function findCaseContacts(db: Db | Tx, reader: Language, accountId: number, contactId?: number): Promise<CaseContactView[]> {
  const rows = await db
    .selectFrom('contact')
    .leftJoin('app_user', 'app_user.id', 'contact.user_id')
    .select(['contact.id', 'contact.first_name', 'contact.last_name', 'contact.email'])
    .select((eb) => eb.fn.coalesce('app_user.language', 'contact.language').as('language'))
    .select([contactStateOf('contact.id').as('state'), lastSignInOf('contact.user_id').as('lastSignIn')])
    .where('contact.account_id', '=', accountId)
    .where('contact.status', '=', 'enabled')
    .$if(contactId !== undefined, (query) => query.where('contact.id', '=', contactId ?? 0))
    .orderBy('contact.first_name')
    .orderBy('contact.last_name')
    .limit(500)
    .execute();
  return rows.map(({ id, first_name, last_name, email, state, language, lastSignIn }) => ({
    contactId: id,
    name: nameIn(reader, { first_name, last_name }),
    email,
    state: state ?? 'disabled',
    language: language as Language,
    lastSignIn: lastSignIn?.toISOString() ?? null,
  }));
}

/** Who a request is from, as readers of a language write the name: its contact, else the guest who asked. */
export async function contactNameOf(
  db: Db | Tx,
  { contact_id, guest_id }: Pick<RequestRecord, 'contact_id' | 'guest_id'>,
  language: Language,
): Promise<string> {
  if (contact_id !== null) {
    const contact = await db.selectFrom('contact').select(['first_name', 'last_name']).where('id', '=', contact_id).executeTakeFirst();
    return contact === undefined ? '' : nameIn(language, contact);
  }
  if (guest_id === null) return '';
  return (await db.selectFrom('guest').select('name').where('id', '=', guest_id).executeTakeFirst())?.name ?? '';
}

/** A contact that a request may be filed for. */
export interface CaseContact {
  contactId: number;
  accountId: number;
  regionId: number;
  isEnabled: boolean;
}

export async function findCaseContact(db: Db | Tx, contactId: number): Promise<CaseContact | undefined> {
  const row = await db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .select(['contact.id', 'contact.account_id', 'contact.status', 'account.disabled_at', 'account.region_id'])
    .where('contact.id', '=', contactId)
    .executeTakeFirst();
  return (
    row && {
      contactId: row.id,
      accountId: row.account_id,
      regionId: row.region_id,
      isEnabled: row.status === 'enabled' && row.disabled_at === null,
    }
  );
}

/** How many requests the user of the query around has open. */
const openOf = (eb: ExpressionBuilder<DB, 'app_user'>) =>
  eb
    .selectFrom('request')
    .select((inner) => inner.fn.countAll<number>().as('open'))
    .whereRef('request.owner_id', '=', 'app_user.id')
    .where(
      'request.status',
      'in',
      liveStatuses.map((status) => sql.lit(status)),
    );

/** Active staff who may own requests of a type, with how many they have open. */
export async function findColleagues(
  db: Db | Tx,
  type: RequestType,
  userId?: number,
): Promise<{ userId: number; name: string; openRequests: number }[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['app_user.id', 'app_user.name'])
    .select((eb) => openOf(eb).as('open'))
    .where('app_user.kind', '=', 'staff')
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_role')
          .select('user_role.user_id')
          .whereRef('user_role.user_id', '=', 'app_user.id')
          .where('user_role.role', 'in', rolesOfType(type)),
      ),
    )
    .$if(userId !== undefined, (query) => query.where('app_user.id', '=', userId ?? 0))
    .orderBy('app_user.name')
    .limit(500)
    .execute();
  return rows.map(({ id, name, open }) => ({ userId: id, name, openRequests: Number(open ?? 0) }));
}

/** Someone who can own requests of some type. */
export interface Worker {
  userId: number;
  name: string;
  roles: string[];
  openRequests: number;
}

/** Active staff with their roles and how many requests they have open, by name. */
export async function findWorkers(db: Db | Tx): Promise<Worker[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['app_user.id', 'app_user.name'])
    .select(sql<string[]>`array(select role from user_role where user_role.user_id = app_user.id order by role)`.as('roles'))
    .select((eb) => openOf(eb).as('open'))
    .where('app_user.kind', '=', 'staff')
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .limit(500)
    .execute();
  return rows
    .filter(({ roles }) => typesOfRoles(roles).length > 0)
    .map(({ id, name, roles, open }) => ({ userId: id, name, roles, openRequests: Number(open ?? 0) }));
}
