import type { CustomerType } from '@heliodesk/contract/account';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { containsPattern, searchPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';

type Joined = DB & { a: DB['account']; c: DB['contact'] };
type Condition = (eb: ExpressionBuilder<Joined, 'a' | 'c'>) => ExpressionWrapper<Joined, 'a' | 'c', SqlBool>;

/** The search of customers; without `text`, all of them. */
export interface CustomerFilter {
  /** A part of company, name, e-mail or tax number. */
  text?: string | undefined;
  customerType?: CustomerType | undefined;
  contactId?: number | undefined;
  companyName?: string | undefined;
  email?: string | undefined;
}

/** The index knows words by three letters, or by fewer at their beginning: a shorter text is looked for there. */
const patternsOf = (text: string): string[] =>
  text.length < 3 ? [searchPattern(text), `% ${searchPattern(text)}`] : [containsPattern(text)];

/** Each meaning of a text is found by an index of its own. */
const meaningsOf = (text: string): Condition[] => [
  (eb) => eb.or(patternsOf(text).map((pattern) => eb('a.company_name', 'ilike', pattern))),
  (eb) => eb.or(patternsOf(text).map((pattern) => eb('a.tax_no', 'ilike', pattern))),
  (eb) => eb.or(patternsOf(text).map((pattern) => eb('c.email', 'ilike', pattern))),
  (eb) => eb.or(patternsOf(text).map((pattern) => eb(sql<string>`c.first_name || ' ' || c.last_name`, 'ilike', pattern))),
];

const conditionsOf = ({ customerType, contactId, companyName, email }: CustomerFilter): Condition[] => [
  ...(customerType === undefined ? [] : [((eb) => eb('a.customer_type', '=', sql.lit(customerType))) satisfies Condition]),
  ...(contactId === undefined ? [] : [((eb) => eb('c.id', '=', contactId)) satisfies Condition]),
  ...(companyName === undefined ? [] : [((eb) => eb('a.company_name', 'ilike', containsPattern(companyName))) satisfies Condition]),
  ...(email === undefined ? [] : [((eb) => eb('c.email', 'ilike', containsPattern(email))) satisfies Condition]),
];

const joined = (db: Db) => db.selectFrom('account as a').innerJoin('contact as c', 'c.account_id', 'a.id');

const idsWhere = (db: Db, conditions: Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), joined(db).select('c.id'));

/** Contacts that fit, as far as `cap` + 1 of each meaning; without a text the first in the order of companies. */
function fitting(db: Db, filter: CustomerFilter, cap: number) {
  const conditions = conditionsOf(filter);
  if (filter.text === undefined)
    return idsWhere(db, conditions)
      .orderBy('a.company_name')
      .orderBy('a.id')
      .limit(sql.lit(cap + 1));
  const found = (meaning: Condition) =>
    db.selectFrom(
      idsWhere(db, [...conditions, meaning])
        .limit(sql.lit(cap + 1))
        .as('found'),
    );
  const [first, ...others] = meaningsOf(filter.text).map((meaning) => found(meaning).select('found.id'));
  if (first === undefined) throw new Error('A text has meanings');
  return others.reduce((query, other) => query.union(other), first);
}

const shownColumns = [
  'c.id as contact_id',
  'c.account_id',
  'c.first_name',
  'c.last_name',
  'c.email',
  'c.mobile',
  'c.status',
  'c.language as contact_language',
  'a.company_name',
  'a.customer_type',
  'a.tax_no',
  'a.region_id',
  'a.disabled_at',
  'u.id as user_id',
  'u.language as user_language',
  'u.activated_at',
  'u.disabled_at as user_disabled_at',
] as const;

/** Contacts with their company and their sign-in. */
export const shown = (db: Db) => joined(db).leftJoin('app_user as u', 'u.id', 'c.user_id').select(shownColumns);

export interface CustomerRow {
  contact_id: number;
  account_id: number;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  status: string;
  contact_language: string;
  company_name: string;
  customer_type: number;
  tax_no: string;
  region_id: number;
  disabled_at: Date | null;
  user_id: number | null;
  user_language: string | null;
  activated_at: Date | null;
  user_disabled_at: Date | null;
}

/** One page of the customers that fit, by company and name, with how many there are up to `cap` + 1. */
export async function findCustomers(
  db: Db,
  filter: CustomerFilter,
  page: { limit: number; offset: number },
  cap: number,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const ids = fitting(db, filter, cap);
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom(ids.as('fitting'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    shown(db)
      .innerJoin(ids.as('fitting'), 'fitting.id', 'c.id')
      .orderBy('a.company_name')
      .orderBy('a.id')
      .orderBy('c.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { rows, total: Math.min(Number(total), cap + 1) };
}

export const findCustomer = (db: Db, contactId: number): Promise<CustomerRow | undefined> =>
  shown(db).where('c.id', '=', contactId).executeTakeFirst();

/** Contacts whose company has this tax number or who have this address, without those `seen`; `0` is no tax number. */
export const findDuplicates = (
  tx: Tx,
  { taxNo, email }: { taxNo: string; email: string },
  seen: readonly number[],
  most: number,
): Promise<CustomerRow[]> =>
  shown(tx)
    .where('c.id', '<>', sql<number>`all(${seen}::bigint[])`)
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('contact')
        .select('contact.id')
        .where('contact.email', '=', email)
        .union(
          eb
            .selectFrom('account')
            .innerJoin('contact', 'contact.account_id', 'account.id')
            .select('contact.id')
            .where(sql<string>`upper(account.tax_no)`, '=', taxNo.toUpperCase())
            .where('account.tax_no', '<>', sql.lit('0')),
        ),
    )
    .orderBy('a.company_name')
    .orderBy('c.id')
    .limit(most)
    .execute();

/** Keeps two people from entering a customer with the same tax number or address at the same time. */
export async function lockEntering(tx: Tx, { taxNo, email }: { taxNo: string; email: string }): Promise<void> {
  const keys = [`email ${email}`, ...(taxNo === '0' ? [] : [`tax ${taxNo.toUpperCase()}`])].toSorted();
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 170))`.execute(tx);
}
