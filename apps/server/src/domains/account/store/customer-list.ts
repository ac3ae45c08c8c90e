import type { CustomerState, CustomerType } from '@heliodesk/contract/account';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Db, SqlNumber } from '#src/platform/db/database.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { DB } from '#src/platform/db/tables.ts';

type Condition = (eb: ExpressionBuilder<DB, 'account'>) => ExpressionWrapper<DB, 'account', SqlBool>;

/** What someone looks for customers with. */
export interface CustomerText {
  /** Of the words of company, tax number, names and e-mail addresses (`searchPatterns`). */
  patterns: readonly string[];
  /** Where the text is one: also a whole number of a company or a person. */
  number: number | undefined;
}

/** What a text means in the list of customers. */
export const customerTextOf = async (db: Db, text: string): Promise<CustomerText> => ({
  patterns: await searchPatterns(db, text),
  number: /^\d{1,15}$/.test(text) ? Number(text) : undefined,
});

export interface CustomerFilter {
  text?: CustomerText | undefined;
  regionId?: number | undefined;
  accountType?: string | undefined;
  state?: CustomerState | undefined;
  customerType?: CustomerType | undefined;
}

export interface CustomerOrder {
  orderBy: 'company_name' | 'created_at';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** Everything that a customer is searched by has all words, or the number is the company's or one of its people's. */
function textCondition({ patterns, number }: CustomerText): Condition {
  const words: Condition = (eb) => eb.and(patterns.map((pattern) => eb('account.search', 'like', pattern)));
  if (number === undefined) return words;
  return (eb) =>
    eb.or([
      words(eb),
      eb('account.id', '=', number),
      eb('account.id', '=', eb.selectFrom('contact').select('contact.account_id').where('contact.id', '=', number)),
    ]);
}

const conditionsOf = ({ text, regionId, accountType, state, customerType }: CustomerFilter): Condition[] => [
  ...(text === undefined ? [] : [textCondition(text)]),
  ...(regionId === undefined ? [] : [((eb) => eb('account.region_id', '=', regionId)) satisfies Condition]),
  ...(accountType === undefined ? [] : [((eb) => eb('account.account_type', '=', accountType)) satisfies Condition]),
  ...(state === undefined ? [] : [((eb) => eb('account.state', '=', sql.lit(state))) satisfies Condition]),
  ...(customerType === undefined ? [] : [((eb) => eb('account.customer_type', '=', sql.lit(customerType))) satisfies Condition]),
];

const matching = (db: Db, filter: CustomerFilter) =>
  conditionsOf(filter).reduce((query, condition) => query.where(condition), db.selectFrom('account'));

/** A page's ids, along the order until it is full. */
async function findAlongOrder(db: Db, filter: CustomerFilter, { orderBy, direction, limit, offset }: CustomerOrder): Promise<number[]> {
  const rows = await matching(db, filter)
    .select('account.id')
    .orderBy(`account.${orderBy}`, direction)
    .orderBy('account.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How many fit, counted no further than `cap` + 1, and the page's ids where these are all or a text finds them: such rows may all be
 * at the far end of the order, so they are sorted.
 */
async function findByFilter(
  db: Db,
  filter: CustomerFilter,
  order: CustomerOrder,
  cap: number,
): Promise<{ total: number; ids: number[] | null }> {
  const { orderBy, direction, limit, offset } = order;
  const found = matching(db, filter)
    .select(['account.id', 'account.company_name', 'account.created_at'])
    .limit(sql.lit(cap + 1));
  const [column, way] = [sql.ref(orderBy), sql.raw(direction)];
  const isSorted = filter.text === undefined ? sql`(select count(*) from found) <= ${sql.lit(cap)}` : sql`true`;
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      case when ${isSorted} then array(select id from found order by ${column} ${way}, id ${way} limit ${limit} offset ${offset}) end as ids`.execute(
    db,
  );
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids && ids.map(Number) };
}

const firstContact = (db: Db) =>
  db
    .selectFrom('contact as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select([
      'c.id as contact_id',
      'c.email',
      'c.first_name',
      'c.last_name',
      'c.status',
      'c.user_id',
      'c.salesforce_id as contact_salesforce_id',
      'u.activated_at',
    ])
    .where('c.account_id', '=', sql.ref<number>('a.id'))
    .orderBy('c.id')
    .limit(1);

function withContacts(db: Db, ids: readonly number[], openRequests: SqlNumber) {
  const contacts = (eb: ExpressionBuilder<DB & { a: DB['account'] }, 'a'>) =>
    eb
      .selectFrom('contact')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .whereRef('contact.account_id', '=', 'a.id');
  return db
    .selectFrom('account as a')
    .leftJoinLateral(firstContact(db).as('first'), (join) => join.onTrue())
    .select([
      'a.id',
      'a.company_name',
      'a.account_type',
      'a.region_id',
      'a.tax_no',
      'a.customer_type',
      'a.salesforce_id',
      'a.disabled_at',
      'a.state',
      'a.created_at',
      'a.version',
      'first.contact_id',
      'first.email',
      'first.first_name',
      'first.last_name',
      'first.status',
      'first.user_id',
      'first.contact_salesforce_id',
      'first.activated_at',
    ])
    .select((eb) => [
      contacts(eb).as('contacts'),
      contacts(eb).where('contact.status', '=', sql.lit('disabled')).as('contacts_disabled'),
      openRequests.as('open_requests'),
    ])
    .where('a.id', '=', sql<number>`any(${[...ids]}::bigint[])`);
}

/**
 * One page of companies in order, each with its first contact, and how many there are, counted no further than `cap` + 1. Of what a text
 * finds, no more than that many are listed. The page is cut before anything is joined.
 */
export async function findCustomerPage(
  db: Db,
  filter: CustomerFilter,
  order: CustomerOrder,
  { cap, openRequests }: { cap: number; openRequests: SqlNumber },
) {
  const planning = planningEachTime(db);
  const { total, ids } = await findByFilter(planning, filter, order, cap);
  const shown = ids ?? (await findAlongOrder(planning, filter, order));
  const { orderBy, direction } = order;
  const rows = await withContacts(db, shown, openRequests).orderBy(`a.${orderBy}`, direction).orderBy('a.id', direction).execute();
  return { total, rows };
}

export type CustomerListRow = Awaited<ReturnType<typeof findCustomerPage>>['rows'][number];
