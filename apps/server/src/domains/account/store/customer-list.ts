import { customerTypes, type CustomerState, type CustomerType } from '@heliodesk/contract/account';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db, SqlNumber } from '#src/platform/db/database.ts';
import { searchPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';

type Condition = (eb: ExpressionBuilder<DB, 'account'>) => ExpressionWrapper<DB, 'account', SqlBool>;

export interface CustomerFilter {
  /** A part of company, tax number, name or e-mail, or a whole number. */
  text?: string | undefined;
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

/** What a text may mean; each is found by an index of its own. */
function meaningsOf(text: string): Condition[] {
  const part = searchPattern(text);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  const ofContacts = (eb: ExpressionBuilder<DB, 'account'>) => eb.selectFrom('contact').select('contact.account_id');
  return [
    (eb) => eb('account.company_name', 'ilike', part),
    (eb) => eb('account.tax_no', 'ilike', part),
    (eb) => eb('account.id', 'in', ofContacts(eb).where('contact.email', 'ilike', part)),
    (eb) => eb('account.id', 'in', ofContacts(eb).where(sql<string>`contact.first_name || ' ' || contact.last_name`, 'ilike', part)),
    ...(number === undefined
      ? []
      : [
          ((eb) => eb('account.id', '=', number)) satisfies Condition,
          ((eb) => eb('account.id', 'in', ofContacts(eb).where('contact.id', '=', number))) satisfies Condition,
        ]),
  ];
}

const enabled: Condition = (eb) => eb('account.disabled_at', 'is', null);
const kept: Condition = (eb) => eb('account.customer_type', '=', sql.lit(customerTypes.rts));
const hasActive: Condition = (eb) =>
  eb.exists(
    eb
      .selectFrom('contact')
      .innerJoin('app_user', 'app_user.id', 'contact.user_id')
      .select('contact.id')
      .whereRef('contact.account_id', '=', 'account.id')
      .where('app_user.activated_at', 'is not', null),
  );
/** Said by the inactive users, who are few, so that they lead to the companies. */
const hasWaiting: Condition = (eb) =>
  eb(
    'account.id',
    'in',
    eb
      .selectFrom('app_user')
      .innerJoin('contact', 'contact.user_id', 'app_user.id')
      .select('contact.account_id')
      .where('app_user.kind', '=', sql.lit('customer'))
      .where('app_user.activated_at', 'is', null),
  );

const stateConditions: Record<CustomerState, Condition[]> = {
  active: [enabled, (eb) => eb.or([kept(eb), hasActive(eb)])],
  inactive: [enabled, hasWaiting, (eb) => eb.not(eb.or([kept(eb), hasActive(eb)]))],
  disabled: [(eb) => eb('account.disabled_at', 'is not', null)],
};

const conditionsOf = ({ regionId, accountType, state, customerType }: CustomerFilter): Condition[] => [
  ...(regionId === undefined ? [] : [((eb) => eb('account.region_id', '=', regionId)) satisfies Condition]),
  ...(accountType === undefined ? [] : [((eb) => eb('account.account_type', '=', accountType)) satisfies Condition]),
  ...(state === undefined ? [] : stateConditions[state]),
  ...(customerType === undefined ? [] : [((eb) => eb('account.customer_type', '=', sql.lit(customerType))) satisfies Condition]),
];

const matching = (db: Db, conditions: Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), db.selectFrom('account'));

/** What fits a filter as far as `cap` + 1 of each meaning of its text, whatever the order. */
function byFilter(db: Db, filter: CustomerFilter, cap: number) {
  const conditions = conditionsOf(filter);
  const found = (meaning: Condition[]) =>
    db
      .selectFrom(
        matching(db, [...conditions, ...meaning])
          .select(['account.id', 'account.company_name', 'account.created_at'])
          .limit(sql.lit(cap + 1))
          .as('found'),
      )
      .selectAll();
  const [first = [], ...others] = filter.text === undefined ? [] : meaningsOf(filter.text).map((meaning) => [meaning]);
  const all = others.reduce((query, meaning) => query.union(found(meaning)), found(first));
  return db.selectFrom(all.as('account'));
}

/** How many companies fit, counted no further than `cap` + 1. */
export async function countCustomers(db: Db, filter: CustomerFilter, cap: number): Promise<number> {
  const { total } = await byFilter(db, filter, cap)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Math.min(Number(total), cap + 1);
}

/** The page's ids, along the order until it is full. */
function byOrder(db: Db, filter: CustomerFilter, { orderBy, direction, limit, offset }: CustomerOrder) {
  return matching(db, conditionsOf(filter))
    .select('account.id')
    .orderBy(`account.${orderBy}`, direction)
    .orderBy('account.id', direction)
    .limit(limit)
    .offset(offset);
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

function withContacts(db: Db, ids: SelectQueryBuilder<DB, 'account', { id: number }>, openRequests: SqlNumber) {
  const contacts = (eb: ExpressionBuilder<DB & { a: DB['account'] }, 'a'>) =>
    eb
      .selectFrom('contact')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .whereRef('contact.account_id', '=', 'a.id');
  return db
    .selectFrom(ids.as('shown'))
    .innerJoin('account as a', 'a.id', 'shown.id')
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
      eb
        .exists(
          eb
            .selectFrom('contact')
            .innerJoin('app_user', 'app_user.id', 'contact.user_id')
            .select('contact.id')
            .whereRef('contact.account_id', '=', 'a.id')
            .where('app_user.activated_at', 'is not', null),
        )
        .as('has_active'),
      openRequests.as('open_requests'),
    ]);
}

/**
 * One page of companies in order, each with its first contact. A list of at most `cap` rows is filtered first, then sorted: rows that
 * a filter names may all stand at the far end of the order. So is what a text finds, of which no more than `cap` rows of each meaning
 * are told.
 * The page is cut before anything is joined.
 */
export function findCustomerPage(
  db: Db,
  filter: CustomerFilter,
  order: CustomerOrder,
  { isByFilter, cap, openRequests }: { isByFilter: boolean; cap: number; openRequests: SqlNumber },
) {
  const { orderBy, direction, limit, offset } = order;
  const ids =
    isByFilter || filter.text !== undefined
      ? byFilter(db, filter, cap)
          .select('account.id')
          .orderBy(`account.${orderBy}`, direction)
          .orderBy('account.id', direction)
          .limit(limit)
          .offset(offset)
      : byOrder(db, filter, order);
  return withContacts(db, ids, openRequests).orderBy(`a.${orderBy}`, direction).orderBy('a.id', direction).execute();
}

export type CustomerListRow = Awaited<ReturnType<typeof findCustomerPage>>[number];
