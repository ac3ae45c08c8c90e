import type { HistoryRow, RequestType } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { startOfDay } from '#src/platform/db/days.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { hasAll, type TextSearch } from './list-conditions-store.ts';
import { closedVisibleTo, importedVisibleTo, visibleTo } from './policy.ts';

/** A place in the history: what is behind it comes next. */
export interface HistoryPlace {
  closedAt: Date;
  id: number;
}

export interface HistorySearch extends TextSearch {
  /** The words as older systems' requests are compared with; their numbers have forms of their own. */
  importedPatterns: readonly string[];
}

export interface HistoryFilter {
  search?: HistorySearch | undefined;
  /** Requests of ours that list the serial number asked for; those of older systems are looked up by the number itself. */
  serial?: { sn: string; requestIds: readonly number[] } | undefined;
  type?: RequestType | undefined;
  status?: HistoryRow['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Only what this contact filed; nothing of older systems, which don't say who that was. */
  contactId?: number | undefined;
}

export interface HistoryPageOptions {
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  after?: HistoryPlace | undefined;
}

/** The two tables of the history, which have the columns that it is filtered and sorted by under the same names. */
const tables = ['request', 'imported_request'] as const;
type Table = (typeof tables)[number];

/** How words are looked up: row by row in the order of the list, or all that the index finds. */
type WordLookup = 'inOrder' | 'byIndex';

const wordConditions: Record<Table, Record<WordLookup, (search: HistorySearch) => RawBuilder<unknown>>> = {
  request: {
    inOrder: ({ patterns, numberStart, ids }) =>
      numberStart === undefined
        ? sql`((select ${hasAll(patterns)} from request_search where request_id = request.id) or request.id = any(${[...ids]}::bigint[]))`
        : sql`request.request_no like ${`${numberStart}%`}`,
    byIndex: ({ patterns, numberStart, ids }) =>
      numberStart === undefined
        ? sql`request.id in (
            with found as materialized (select request_id from request_search where ${hasAll(patterns)})
            select request_id from found union select unnest(${[...ids]}::bigint[]))`
        : sql`request.request_no like ${`${numberStart}%`}`,
  },
  imported_request: {
    inOrder: ({ importedPatterns }) => sql`(${hasWords(importedPatterns)})`,
    byIndex: ({ importedPatterns }) => sql`imported_request.id in (
      with found as materialized (select id from imported_request where ${hasWords(importedPatterns)}) select id from found)`,
  },
};

const hasWords = (patterns: readonly string[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...patterns.map((pattern) => sql`words like ${pattern}`)], sql` and `);

const serialConditions: Record<Table, (serial: NonNullable<HistoryFilter['serial']>) => RawBuilder<unknown>> = {
  request: ({ requestIds }) => sql`request.id = any(${[...requestIds]}::bigint[])`,
  imported_request: ({ sn }) => sql`imported_request.id in (select imported_id from imported_request_serial where sn = ${sn})`,
};

/** What a filter asks of one table. */
function conditionsOf(actor: Actor, table: Table, { serial, type, status, from, to, contactId }: HistoryFilter): RawBuilder<unknown>[] {
  const visible = table === 'request' ? closedVisibleTo(actor) : importedVisibleTo(actor);
  const own = table === 'request' ? sql`request.contact_id = ${contactId}` : sql`false`;
  return [
    visible,
    ...(contactId === undefined ? [] : [own]),
    ...(type === undefined ? [] : [sql`type = ${sql.lit(type)}`]),
    ...(status === undefined ? [] : [sql`status = ${sql.lit(status)}`]),
    ...(from === undefined ? [] : [sql`closed_at >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql`closed_at < ${startOfDay(to, 1)}`]),
    ...(serial === undefined ? [] : [serialConditions[table](serial)]),
  ];
}

const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...conditions], sql` and `);

/** Rows of both tables, each cut in the order of its index, so that a page reads no more than the rows before it. */
function bothTables(
  columns: RawBuilder<unknown>,
  conditionsIn: (table: Table) => readonly RawBuilder<unknown>[],
  { direction, limit }: { direction: RawBuilder<unknown>; limit: number },
): RawBuilder<unknown> {
  const parts = tables.map(
    (table) => sql`(
      select ${columns} from ${sql.table(table)} where ${allOf(conditionsIn(table))}
      order by closed_at ${direction}, id ${direction} limit ${sql.lit(limit)})`,
  );
  return sql.join(parts, sql` union all `);
}

const sqlOf = (direction: HistoryPageOptions['direction']): RawBuilder<unknown> => (direction === 'asc' ? sql`asc` : sql`desc`);

/** The newest rows of each table that show how frequent some words are. */
const probed = 2_000;
/** From this share on, reading rows in their order takes less time than the index. */
const frequent = 0.08;

/** How the words of a filter are best looked up in each table: few rows, and frequent words, one by one. */
async function lookupsFor(
  db: Db,
  actor: Actor,
  { search, ...filter }: HistoryFilter,
  of: readonly Table[] = tables,
): Promise<Record<Table, WordLookup>> {
  const lookups: Record<Table, WordLookup> = { request: 'inOrder', imported_request: 'inOrder' };
  if (search === undefined) return lookups;
  const newest = (table: Table) => sql`
    select ${sql.lit(table)} as table_name, count(*) as read, count(*) filter (where ${wordConditions[table].inOrder(search)}) as matching
    from (select * from ${sql.table(table)} where ${allOf(conditionsOf(actor, table, filter))} order by closed_at desc, id desc limit ${sql.lit(probed)})
      as ${sql.table(table)}`;
  const { rows } = await sql<{ table_name: Table; read: number; matching: number }>`${sql.join(
    of.map((table) => newest(table)),
    sql` union all `,
  )}`.execute(planningEachTime(db));
  for (const { table_name, read, matching } of rows)
    if (Number(read) === probed && Number(matching) < frequent * probed) lookups[table_name] = 'byIndex';
  return lookups;
}

/** The conditions of a filter on each table, its words looked up in the way that suits them. */
async function filterOf(db: Db, actor: Actor, filter: HistoryFilter): Promise<(table: Table) => RawBuilder<unknown>[]> {
  const lookups = await lookupsFor(db, actor, filter);
  const { search } = filter;
  return (table) => [
    ...conditionsOf(actor, table, filter),
    ...(search === undefined ? [] : [wordConditions[table][lookups[table]](search)]),
  ];
}

const behind = (after: HistoryPlace, direction: HistoryPageOptions['direction']): RawBuilder<unknown> =>
  sql`(closed_at, id) ${direction === 'desc' ? sql`<` : sql`>`} (${after.closedAt}::timestamptz, ${after.id}::bigint)`;

/** One page of closed requests and those of older systems in one order, as ids, and how many there are, counted up to `cap` + 1. */
export async function findHistoryPage(
  db: Db,
  actor: Actor,
  filter: HistoryFilter,
  { direction, limit, offset, after, cap }: HistoryPageOptions & { cap: number },
): Promise<{ ids: number[]; total: number }> {
  const conditionsIn = await filterOf(db, actor, filter);
  const order = sqlOf(direction);
  const page = bothTables(
    sql`id, closed_at`,
    (table) => [...conditionsIn(table), ...(after === undefined ? [] : [behind(after, direction)])],
    {
      direction: order,
      limit: offset + limit,
    },
  );
  const counting = bothTables(sql`id`, conditionsIn, { direction: order, limit: cap + 1 });
  const planning = planningEachTime(db);
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`
      select id from (${page}) as page order by closed_at ${order}, id ${order} offset ${sql.lit(offset)} limit ${sql.lit(limit)}`.execute(
      planning,
    ),
    sql<{ total: number }>`select count(*) as total from (${counting}) as counting`.execute(planning),
  ]);
  return { ids: rows.map(({ id }) => Number(id)), total: Math.min(Number(counted.rows[0]?.total ?? 0), cap + 1) };
}

/** Requests of older systems that have all words, those that were closed last first, as ids. */
export async function findImportedByWords(db: Db, actor: Actor, importedPatterns: readonly string[], limit: number): Promise<number[]> {
  const search = { patterns: [], ids: [], importedPatterns };
  const { imported_request: lookup } = await lookupsFor(db, actor, { search }, ['imported_request']);
  const found = wordConditions.imported_request[lookup](search);
  const { rows } = await sql<{ id: number }>`
    select id from imported_request where ${importedVisibleTo(actor)} and ${found}
    order by closed_at desc, id desc limit ${sql.lit(limit)}`.execute(planningEachTime(db));
  return rows.map(({ id }) => Number(id));
}

/** Open, closed and imported requests with a serial number, the last one first, as ids. `requestIds` are ours that list it. */
export async function findOfSerial(
  db: Db,
  actor: Actor,
  { sn, requestIds }: NonNullable<HistoryFilter['serial']>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over () as total
    from (
      select id, coalesce(closed_at, submitted_at) as at from request
      where id = any(${[...requestIds]}::bigint[]) and ${visibleTo(actor)} and status <> 'draft'
      union all
      select id, closed_at from imported_request
      where id in (select imported_id from imported_request_serial where sn = ${sn}) and ${importedVisibleTo(actor)}
    ) as found
    order by at desc, id desc offset ${sql.lit(offset)} limit ${sql.lit(limit)}`.execute(planningEachTime(db));
  return { ids: rows.map(({ id }) => Number(id)), total: Number(rows[0]?.total ?? 0) };
}
