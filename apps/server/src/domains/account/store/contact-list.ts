import type { claimContactViews } from '@heliodesk/contract/account';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type Nullable, type SqlBool } from 'kysely';
import type { Db, SqlNumber } from '#src/platform/db/database.ts';
import { searchPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';
import type { RequestsPort } from '../ports.ts';

type Joined = DB & { a: DB['account']; c: DB['contact']; u: Nullable<DB['app_user']> };
type Tables = 'a' | 'c' | 'u';
type Condition = (eb: ExpressionBuilder<Joined, Tables>) => ExpressionWrapper<Joined, Tables, SqlBool>;

/** A list of contacts: which, and in what order. */
export interface ContactList {
  conditions: Condition[];
  text: string | undefined;
  orderBy: 'u.created_at' | 'c.id';
  direction: 'asc' | 'desc';
}

interface PageOf {
  limit: number;
  offset: number;
  isByFilter: boolean;
  cap: number;
}

const where =
  (condition: ReturnType<typeof sql<SqlBool>>): Condition =>
  (eb) =>
    eb.and([condition]);

/** Not active yet, and not disabled. */
export const waitingConditions = (link: 'valid' | 'expired' | undefined, now: Date): Condition[] => {
  const isGood = sql<SqlBool>`exists (select from mail_link l where l.user_id = u.id and l.purpose in ('activation', 'invitation') and l.used_at is null and l.expires_at > ${now})`;
  return [
    where(sql<SqlBool>`u.kind = 'customer' and u.activated_at is null and u.disabled_at is null`),
    where(sql<SqlBool>`c.status = 'enabled' and a.disabled_at is null`),
    ...(link === undefined ? [] : [link === 'valid' ? where(isGood) : where(sql<SqlBool>`not ${isGood}`)]),
  ];
};

/** Contacts that own requests. */
export function claimConditions(
  view: (typeof claimContactViews)[number],
  { contactsWithOpenRequests, hasRequests }: RequestsPort,
): Condition[] {
  const open = where(sql<SqlBool>`c.id in ${contactsWithOpenRequests()}`);
  if (view === 'all') return [where(hasRequests('c.id'))];
  if (view === 'open') return [open];
  const cannotAct = sql<SqlBool>`(c.status = 'disabled' or a.disabled_at is not null or (u.id is not null and u.activated_at is null))`;
  return [open, where(cannotAct)];
}

/** What a text may mean; each is found by an index of its own. */
function meaningsOf(text: string): Condition[] {
  const part = searchPattern(text);
  return [
    (eb) => eb('a.company_name', 'ilike', part),
    (eb) => eb('c.email', 'ilike', part),
    (eb) => eb(sql<string>`c.first_name || ' ' || c.last_name`, 'ilike', part),
  ];
}

const matching = (db: Db, conditions: Condition[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('contact as c').innerJoin('account as a', 'a.id', 'c.account_id').leftJoin('app_user as u', 'u.id', 'c.user_id'),
  );

/** What fits as far as `cap` + 1 of each meaning of the text, whatever the order. */
function byFilter(db: Db, { conditions, text }: ContactList, cap: number) {
  const found = (meaning: Condition[]) =>
    db
      .selectFrom(
        matching(db, [...conditions, ...meaning])
          .select('c.id')
          .limit(sql.lit(cap + 1))
          .as('found'),
      )
      .selectAll();
  const [first = [], ...others] = text === undefined ? [] : meaningsOf(text).map((meaning) => [meaning]);
  return others.reduce((query, meaning) => query.union(found(meaning)), found(first));
}

/** How many contacts fit, counted no further than `cap` + 1. */
export async function countContacts(db: Db, list: ContactList, cap: number): Promise<number> {
  const { total } = await db
    .selectFrom(byFilter(db, list, cap).as('fitting'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Math.min(Number(total), cap + 1);
}

/** One page of contacts in order: by their filter where they are few or a text finds them, else along the order. */
export function findContactPage(db: Db, list: ContactList, { limit, offset, isByFilter, cap }: PageOf, openRequests: SqlNumber) {
  const { text, orderBy, direction } = list;
  const meaning: Condition[] = text === undefined ? [] : [(eb) => eb.or(meaningsOf(text).map((condition) => condition(eb)))];
  const rows = isByFilter ? matching(db, []).where('c.id', 'in', byFilter(db, list, cap)) : matching(db, [...list.conditions, ...meaning]);
  const page = rows
    .select(['c.id', 'c.account_id', 'c.first_name', 'c.last_name', 'c.email', 'c.status', 'c.user_id', 'c.version'])
    .select(['a.company_name', 'a.region_id', 'a.disabled_at as account_disabled_at'])
    .select(['u.language', 'u.activated_at', 'u.created_at as registered', sql<boolean>`u.password_hash is not null`.as('has_password')])
    .orderBy(orderBy, direction)
    .orderBy('c.id', direction)
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(page.as('shown'))
    .selectAll()
    .select((eb) => [
      openRequests.as('open_requests'),
      eb
        .selectFrom('mail_link')
        .select((inner) => inner.fn.max('mail_link.expires_at').as('until'))
        .whereRef('mail_link.user_id', '=', 'shown.user_id')
        .where('mail_link.purpose', 'in', ['activation', 'invitation'])
        .where('mail_link.used_at', 'is', null)
        .as('link_valid_until'),
    ])
    .orderBy(orderBy === 'c.id' ? 'shown.id' : 'shown.registered', direction)
    .orderBy('shown.id', direction)
    .execute();
}

export type ContactListRow = Awaited<ReturnType<typeof findContactPage>>[number];
