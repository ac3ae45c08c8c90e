import type { wroteLast } from '@heliodesk/contract/request';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import { compilePiece } from '#src/platform/db/built-once.ts';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime, StatementNames } from '#src/platform/db/statement-names.ts';
import type { DB } from '#src/platform/db/tables.ts';
import { anyMeaningOf, hasNumberStart, isOursLast, lastWordAt, where, type Condition, type TextSearch } from './list-conditions-store.ts';
import { findRowsOf, findShownRows, noMoment, type AskedColumns, type ListRecord, type ShownRecord } from './list-rows-store.ts';
import { visibleTo } from './policy.ts';

/**
 * By `last_word` come those whose customer wrote last before all others; it is for requests that are being worked on. By `finance_due` come
 * the few of a view of what waits for finance.
 */
type SortColumn = 'promise_at' | 'decision_due' | 'finance_due' | 'created_at' | 'updated_at' | 'last_word';

export interface ListOptions extends AskedColumns {
  conditions: Condition[];
  search?: TextSearch | undefined;
  orderBy: SortColumn;
  direction: 'asc' | 'desc';
  /** An index holds everything that the conditions ask for, in this order, so that it finds the page alone. */
  isIndexed?: boolean | undefined;
  /** The side that all rows have the last word of, where the conditions say so. */
  lastWord?: (typeof wroteLast)[number] | undefined;
  limit: number;
  offset: number;
}

/**
 * Requests that the actor may see and for which all conditions hold. A condition that a view and a filter share is in the statement once:
 * said twice, the planner takes it for two, expects next to nothing, and reads a whole state to find it.
 */
export const visible = (db: Db, actor: Actor, conditions: Condition[]) =>
  [...new Set(conditions)].reduce((query, condition) => query.where(condition), db.selectFrom('request').where(visibleTo(actor)));

/** Rows of a list, not yet sorted. */
type Rows = SelectQueryBuilder<DB, 'request', object>;

/** At most `cap` + 1 rows of a list, found by its filters, in no order. */
const byFilter = (db: Db, actor: Actor, conditions: Condition[], cap: number) =>
  db.selectFrom(
    visible(db, actor, conditions)
      .select(['request.id', 'request.promise_at', 'request.decision_due', 'request.created_at', 'request.updated_hour'])
      .select(['request.submitted_at', 'request.last_customer_message_at', 'request.last_staff_message_at'])
      .limit(sql.lit(cap + 1))
      .as('request'),
  );

const counted = (db: Db, actor: Actor, conditions: Condition[], cap: number) =>
  byFilter(db, actor, conditions, cap).select((eb) => eb.fn.countAll<number>().as('total'));

/** How many requests there are, counted no further than `cap` + 1. */
export async function countRows(db: Db, actor: Actor, conditions: Condition[], cap: number): Promise<number> {
  const { total } = await counted(planningEachTime(db), actor, conditions, cap).executeTakeFirstOrThrow();
  return Math.min(Number(total), cap + 1);
}

/** At most `cap` + 1 requests for which all conditions hold, in no order. */
export async function findCandidates(db: Db, actor: Actor, conditions: Condition[], cap: number): Promise<number[]> {
  const rows = await byFilter(planningEachTime(db), actor, conditions, cap).select('request.id').execute();
  return rows.map(({ id }) => id);
}

/**
 * The same of those whose number starts like this. In the order of the number's index: in no order the table would be read from its
 * beginning until enough match, and the numbers of one year are together, far behind those of the years before.
 */
export async function findByNumberStart(
  db: Db,
  actor: Actor,
  { conditions, numberStart }: { conditions: Condition[]; numberStart: string },
  cap: number,
): Promise<number[]> {
  const rows = await visible(planningEachTime(db), actor, [...conditions, hasNumberStart(numberStart)])
    .select('request.id')
    .orderBy(sql`request.request_no using ~<~`)
    .limit(sql.lit(cap + 1))
    .execute();
  return rows.map(({ id }) => id);
}

/** The same of a default list, as a prepared statement. */
export async function countDefaultList(db: Db, actor: Actor, conditions: Condition[], cap: number): Promise<number> {
  const { total } = await counted(db, actor, conditions, cap).executeTakeFirstOrThrow();
  return Number(total);
}

/** The page's ids in its order until it is full: for lists whose rows are spread over the whole table. */
function byOrder(db: Db, actor: Actor, options: ListOptions) {
  const { conditions, search, orderBy, direction } = options;
  const rows = visible(db, actor, [...conditions, ...(search === undefined ? [] : [anyMeaningOf(search)])]);
  // A company's rows are all read from the table; for the desk, the index alone tells which ones to read.
  if (orderBy === 'updated_at' && actor.kind === 'customer') return cut(rows.orderBy('request.updated_hour', direction), options);
  return orderBy === 'last_word' ? cut(spokenLast(db, rows, options), options) : pageOf(db, rows, options);
}

/** For each side that may have the last word, all rows of the hours that the page falls in if no others come before. */
function spokenLast(db: Db, rows: Rows, { lastWord, direction, limit, offset }: ListOptions): Rows {
  const of = (side: (typeof wroteLast)[number]) => {
    const found = rows
      .where(where.lastWord(side))
      .select('request.id')
      .orderBy('request.word_hour', direction)
      .fetch(offset + limit, 'with ties');
    return db.selectFrom(found.as('found')).select('found.id');
  };
  const ids = lastWord === undefined ? of('customer').unionAll(of('us')) : of(lastWord);
  return db.selectFrom('request').where('request.id', 'in', ids);
}

/** The ids of a page. */
const pageOf = (db: Db, rows: Rows, options: ListOptions) =>
  cut(options.orderBy === 'updated_at' ? changedLast(db, rows, options) : rows, options);

/** All rows of the hours that the page falls in: indexes hold the hour of the last change instead of its time (decision 028). */
const changedLast = (db: Db, rows: Rows, { direction, limit, offset }: ListOptions): Rows =>
  db.selectFrom('request').where(
    'request.id',
    'in',
    rows
      .select('request.id')
      .orderBy('request.updated_hour', direction)
      .fetch(offset + limit, 'with ties'),
  );

function cut(rows: Rows, { orderBy, direction, limit, offset, financeDue = () => noMoment }: ListOptions) {
  const ids = rows.select('request.id');
  const sorted =
    orderBy === 'last_word'
      ? ids.orderBy(isOursLast('request')).orderBy(lastWordAt('request'), direction)
      : orderBy === 'finance_due'
        ? ids.orderBy(financeDue('request.id'), direction)
        : ids.orderBy(`request.${orderBy}`, direction);
  return sorted.orderBy('request.id', direction).limit(sql.lit(limit)).offset(sql.lit(offset));
}

const orders = new Map<string, RawBuilder<unknown>>();

/** The same order for the rows of a page. */
const orderOf = ({ orderBy, direction }: ListOptions): RawBuilder<unknown> =>
  orders.getOrInsertComputed(`${orderBy} ${direction}`, () => {
    const towards = sql.raw(direction);
    const first =
      orderBy === 'last_word'
        ? sql`${isOursLast('r')}, ${lastWordAt('r')}`
        : sql.ref(orderBy === 'finance_due' ? 'finance_due' : `r.${orderBy}`);
    return sql`${first} ${towards}, r.id ${towards}`;
  });

const isWalked = ({ isIndexed }: ListOptions, cap: number | undefined): boolean => cap === undefined || isIndexed === true;

/**
 * The ids of one page of requests, in order. A list that has at most `cap` rows is found by its filter and sorted: its rows may all be at the
 * far end of the order.
 */
export async function findIds(db: Db, actor: Actor, options: ListOptions, cap: number | undefined): Promise<number[]> {
  const planning = planningEachTime(db);
  const { conditions } = options;
  const ids = isWalked(options, cap)
    ? byOrder(planning, actor, options)
    : pageOf(planning, byFilter(planning, actor, conditions, cap ?? options.limit), options);
  const rows = await ids.execute();
  return rows.map(({ id }) => id);
}

/**
 * One page of requests, in order. Which ones they are depends on the filters and is planned each time; their rows are read with a statement
 * that is always the same, as planning its joins takes longer than reading them.
 */
export const findRows = async (db: Db, actor: Actor, options: ListOptions, cap: number | undefined): Promise<ListRecord[]> =>
  findRowsOf(db, actor, await findIds(db, actor, options, cap), options);

/** Filters that are used again and again, such as those of own views: planning takes longer than finding. Few, as there are very many others. */
const frequentLists = new StatementNames(60);

/**
 * The same in one prepared statement, for filters whose best plan is the same whatever their values are; nothing if they are not frequent,
 * or the list is sorted first.
 */
export async function findFrequentRows(
  db: Db,
  actor: Actor,
  options: ListOptions,
  cap: number | undefined,
): Promise<ListRecord[] | undefined> {
  if (!isWalked(options, cap)) return undefined;
  const ids = byOrder(db, actor, options);
  const isFrequent = frequentLists.of(compilePiece(db, ids).sql) !== undefined;
  return isFrequent ? findShownRows(db, actor, { ids, order: orderOf(options) }, options) : undefined;
}

/** The first page of a default list, as a prepared statement, each row with the total where `cap` says how far to count. */
export function findDefaultRows(db: Db, actor: Actor, options: ListOptions, cap?: number): Promise<ShownRecord[]> {
  const shown = { ids: byOrder(db, actor, options), order: orderOf(options) };
  if (cap === undefined) return findShownRows(db, actor, shown, options);
  const total = sql<number>`${counted(db, actor, options.conditions, cap)}`;
  return findShownRows(db, actor, { ...shown, total }, options);
}
