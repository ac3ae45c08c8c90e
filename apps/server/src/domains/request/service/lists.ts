import type { Page, Paging, QueryOf } from '@heliodesk/contract/kit';
import {
  mostFound,
  mostListed,
  requestViews,
  type deskList,
  type listRequests,
  type RequestCounts,
  type RequestRow,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { isDraftFoundBy, where, type Condition, type TextSearch } from '../list-conditions-store.ts';
import { countRows, countDefaultList, findRows, findDefaultRows, findFrequentRows, type ListOptions } from '../list-store.ts';
import type { ListRecord } from '../list-rows-store.ts';
import { findKindGuards } from '../draft/missing.ts';
import { toRecord } from '../store.ts';
import { searchOf } from '../text-search.ts';
import { findByText } from './find-by-text.ts';
import { titlesIn } from '../titles.ts';
import { toRequestRow } from '../view.ts';
import { actionsOf } from './actions.ts';
import { askedColumns } from './asked-columns.ts';

type ListQuery = QueryOf<typeof listRequests>;
type DeskQuery = QueryOf<typeof deskList>;

/** What a caller asked for, apart from the view: `search` and `conditions` of the filters. */
export interface Filters {
  conditions: Condition[];
  search?: TextSearch | undefined;
}

export interface ListQueries {
  filters: Filters;
  view: Condition[];
  orderBy: ListOptions['orderBy'];
  direction: ListOptions['direction'];
  isIndexed?: ListOptions['isIndexed'];
  /** That index has the page at the beginning: a period may be far behind it. */
  isNear?: boolean;
  /** The best plan is the same whatever the values are: none is a moment, or an index is walked all the same. */
  isPlannedOnce?: boolean;
  lastWord?: ListOptions['lastWord'];
  financeDue?: ListOptions['financeDue'];
  /** First page without filters, in the default order: the most frequent query. */
  isDefaultList: boolean;
}

export const hasNone = ({ conditions, search }: Filters): boolean => conditions.length === 0 && search === undefined;
export const isUnsorted = ({ orderByColumn, isAsc, pageNum }: ListQuery | DeskQuery): boolean =>
  orderByColumn === undefined && isAsc === undefined && pageNum === 1;

/** Rows as the API sends them, with the actions that this caller may take. */
export async function toRows(context: Context, rows: readonly ListRecord[]): Promise<RequestRow[]> {
  const { platform, db, actor, language } = context;
  const guards = await findKindGuards(platform, db, rows.map(toRecord));
  const titleOf = titlesIn(platform, language);
  const isStaff = actor.kind === 'staff';
  return rows.map((row) => {
    const record = toRecord(row);
    const actions = actionsOf(actor, record, guards.get(row.id));
    return toRequestRow(row, language, { title: titleOf(record), actions, isStaff });
  });
}

/** With fewer rows than these, an index walked in the list's order may be read far beyond them, and another may find them sooner. */
const fewListed = 200;

/** What walks an index and soon ends goes out with the short statements of other calls. */
const walkingDb = ({ platform, db }: Context, isNear: boolean, total: number): Db =>
  isNear && total >= fewListed ? platform.database.quickDb : db;

/** One page with the total, which `count` may take from a cache. */
export async function loadPage(
  context: Context,
  query: Paging,
  { filters, view, isDefaultList, isNear = false, isPlannedOnce = false, ...order }: ListQueries,
  count?: (find: () => Promise<number>) => Promise<number>,
): Promise<Page<RequestRow>> {
  const { platform, db, actor } = context;
  const conditions = [...view, ...filters.conditions];
  const options: ListOptions = {
    conditions,
    search: filters.search,
    ...order,
    limit: query.pageSize,
    offset: offsetOf(query, filters.search === undefined ? mostListed : mostFound),
    ...askedColumns(platform, actor),
  };
  if (isDefaultList) {
    const known = await count?.(() => countDefaultList(db, actor, conditions, mostListed));
    const rows = await (known === undefined
      ? findDefaultRows(db, actor, options, mostListed)
      : findDefaultRows(walkingDb(context, isNear, known), actor, options));
    return { rows: await toRows(context, rows), total: known ?? Number(rows[0]?.total ?? 0) };
  }
  if (filters.search !== undefined) {
    const { rows, total } = await findByText(context, { ...options, search: filters.search });
    return { rows: await toRows(context, rows), total };
  }
  const find = () => countRows(db, actor, conditions, mostListed);
  const total = await (count === undefined ? find() : count(find));
  const cap = total <= mostListed ? mostListed : undefined;
  const isFrequent = isPlannedOnce && total >= fewListed;
  const found = isFrequent ? await findFrequentRows(walkingDb(context, isNear, total), actor, options, cap) : undefined;
  const rows = found ?? (await findRows(db, actor, options, cap));
  return { rows: await toRows(context, rows), total };
}

/** How many rows come before a page; one too deep is refused. */
export function offsetOf({ pageNum, pageSize }: Paging, max: number): number {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= max) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max } });
  return offset;
}

export async function sharedFilters(context: Context, query: Partial<ListQuery | DeskQuery>): Promise<Filters> {
  const { text, type, status, from, to } = query;
  return {
    conditions: [
      ...(type === undefined ? [] : [where.type(type)]),
      ...(status === undefined ? [] : [where.status(status)]),
      ...(from === undefined ? [] : [where.createdFrom(from)]),
      ...(to === undefined ? [] : [where.createdTo(to)]),
    ],
    search: text === undefined || text === '' ? undefined : await searchOf(context, text),
  };
}

const customerViews: Record<(typeof requestViews)[number], Condition[]> = {
  all: [where.submitted()],
  open: [where.live()],
  waiting: [where.live(), where.waitingOn('customer')],
  closed: [where.closed()],
  draft: [where.status('draft')],
};

/** Drafts are compared one by one. */
const ofDrafts = ({ conditions, search }: Filters): Filters => ({
  conditions: [...conditions, ...(search === undefined ? [] : [isDraftFoundBy(search)])],
});

const ownOrCompany = (actor: Actor, company: boolean): Condition[] =>
  company || actor.contactId === null ? [] : [where.contact(actor.contactId)];

/** The customer's lists: own requests, or with `company` those of everyone at the company; `also` narrows them down. */
export async function listOwnRequests(context: Context, query: ListQuery, also: Condition[] = []): Promise<Page<RequestRow>> {
  const found = await sharedFilters(context, query);
  const shared = { ...found, conditions: [...found.conditions, ...also] };
  const filters = query.view === 'draft' ? ofDrafts(shared) : shared;
  return loadPage(context, query, {
    filters,
    view: [...customerViews[query.view], ...ownOrCompany(context.actor, query.company)],
    orderBy: query.orderByColumn === 'createTime' ? 'created_at' : 'updated_at',
    direction: query.isAsc ?? 'desc',
    isDefaultList: hasNone(filters) && isUnsorted(query),
  });
}

export async function countOwnRequests({ db, actor }: Context, company: boolean): Promise<z.output<typeof RequestCounts>> {
  const counts = await Promise.all(
    requestViews.map(
      async (view) =>
        [view, await countDefaultList(db, actor, [...customerViews[view], ...ownOrCompany(actor, company)], mostListed)] as const,
    ),
  );
  return Object.fromEntries(counts) as z.output<typeof RequestCounts>;
}
