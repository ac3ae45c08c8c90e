import type { Page, Paging, QueryOf } from '@heliodesk/contract/kit';
import {
  deskViews,
  mostFound,
  mostListed,
  requestViews,
  type DeskCounts,
  type deskList,
  type DeskView,
  type listRequests,
  type RequestCounts,
  type RequestRow,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { isDraftFoundBy, where, type Condition, type TextSearch } from '../list-conditions-store.ts';
import { countRows, countDefaultList, findRows, findDefaultRows, type ListOptions, type ListRecord } from '../list-store.ts';
import { findKindGuards } from '../draft/missing.ts';
import { conversationPort } from '../ports.ts';
import { toRecord } from '../store.ts';
import { requestsWithSerial, searchOf } from '../text-search.ts';
import { findByText } from './find-by-text.ts';
import { titlesIn } from '../titles.ts';
import { toRequestRow } from '../view.ts';
import { actionsOf } from './actions.ts';

/** How long a total of the desk may be old; the screen shows when it was counted. Milliseconds. */
const countAge = 5_000;

type ListQuery = QueryOf<typeof listRequests>;
type DeskQuery = QueryOf<typeof deskList>;

/** What a caller asked for, apart from the view: `search` and `conditions` of the filters. */
interface Filters {
  conditions: Condition[];
  search?: TextSearch | undefined;
}

interface ListQueries {
  filters: Filters;
  view: Condition[];
  orderBy: ListOptions['orderBy'];
  direction: ListOptions['direction'];
  lastWord?: ListOptions['lastWord'];
  /** First page without filters, in the default order: the most frequent query. */
  isDefaultList: boolean;
}

const hasNone = ({ conditions, search }: Filters): boolean => conditions.length === 0 && search === undefined;
const isUnsorted = ({ orderByColumn, isAsc, pageNum }: ListQuery | DeskQuery): boolean =>
  orderByColumn === undefined && isAsc === undefined && pageNum === 1;

/** Rows as the API sends them, with the actions that this caller may take. */
export async function toRows({ platform, db, actor, language }: Context, rows: readonly ListRecord[]): Promise<RequestRow[]> {
  const guards = await findKindGuards(platform, db, rows.map(toRecord));
  const titleOf = titlesIn(platform, language);
  const isStaff = actor.kind === 'staff';
  return rows.map((row) => {
    const record = toRecord(row);
    return toRequestRow(row, language, { title: titleOf(record), actions: actionsOf(actor, record, guards.get(row.id)), isStaff });
  });
}

/** One page with the total, which `count` may take from a cache. */
export async function loadPage(
  context: Context,
  query: Paging,
  { filters, view, isDefaultList, ...order }: ListQueries,
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
    unread: conversationPort.of(platform).unreadOf(actor, 'r.id'),
  };
  if (isDefaultList) {
    const known = await count?.(() => countDefaultList(db, actor, conditions, mostListed));
    const rows = await findDefaultRows(db, actor, options, known === undefined ? mostListed : undefined);
    return { rows: await toRows(context, rows), total: known ?? Number(rows[0]?.total ?? 0) };
  }
  if (filters.search !== undefined) {
    const { rows, total } = await findByText(context, { ...options, search: filters.search });
    return { rows: await toRows(context, rows), total };
  }
  const find = () => countRows(db, actor, conditions, mostListed);
  const total = await (count === undefined ? find() : count(find));
  const rows = await findRows(db, actor, options, total <= mostListed ? mostListed : undefined);
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

/** The desk's saved views. "Today" and "late" are about the promise of first contact. */
function deskConditions(view: DeskView, actor: Actor, now: Date): Condition[] {
  const endOfDay = new Date(now.getTime() - (now.getTime() % 86_400_000) + 86_400_000);
  const views: Record<DeskView, Condition[]> = {
    all: [],
    mine: [where.owner(actor.userId), where.live()],
    unassigned: [where.live(), where.unowned()],
    today: [where.live(), where.promiseFrom(now), where.promiseBefore(endOfDay)],
    late: [where.live(), where.promiseBefore(now)],
    answered: [where.live(), where.answered()],
    waitingCustomer: [where.live(), where.waitingOn('customer')],
    toApprove: [where.live(), where.toDecide()],
  };
  return [where.submitted(), ...views[view]];
}

/** Views whose best plan depends on the current time: a generic plan would read the whole table. */
const followsClock = (view: DeskView): boolean => view === 'today' || view === 'late';

const deskSort = { promise: 'promise_at', createTime: 'created_at', updateTime: 'updated_at', lastWord: 'last_word' } as const;

/** What is due first, and who has waited longest, comes first. */
const isUrgentFirst = (orderBy: ListOptions['orderBy']): boolean =>
  orderBy === 'promise_at' || orderBy === 'decision_due' || orderBy === 'last_word';

/** The desk: requests of the actor's teams, those due first on top. */
export async function listDesk(context: Context, query: DeskQuery): Promise<Page<RequestRow>> {
  const { platform, actor } = context;
  const now = platform.clock.now();
  const { owner, country, openOf, waitingOn, lastWord, late, serialNumber } = query;
  const shared = await sharedFilters(context, query);
  const own = [
    ...(owner === undefined ? [] : [where.owner(owner)]),
    ...(country === undefined ? [] : [where.region(country)]),
    ...(waitingOn === undefined ? [] : waitingOn === 'none' ? [where.waitingOn(waitingOn)] : [where.live(), where.waitingOn(waitingOn)]),
    ...(lastWord === undefined ? [] : [where.live(), where.lastWord(lastWord)]),
    ...(openOf === undefined ? [] : [where.live(), where.account(openOf)]),
    ...(late === true ? [where.live(), where.promiseBefore(now)] : []),
    ...(serialNumber === undefined ? [] : [where.among(await requestsWithSerial(context, serialNumber))]),
  ];
  const asked = deskSort[query.orderByColumn ?? 'promise'];
  // What is to be decided has a clock of its own.
  const orderBy = query.view === 'toApprove' && asked === 'promise_at' ? 'decision_due' : asked;
  const open = orderBy === 'last_word' ? [where.live()] : [];
  const filters = { ...shared, conditions: [...shared.conditions, ...own, ...open] };
  const {
    pageNum: _pageNum,
    pageSize: _pageSize,
    orderByColumn: _orderByColumn,
    isAsc: _isAsc,
    ...counting
  } = { ...query, isOpen: open.length > 0 };
  return loadPage(
    context,
    query,
    {
      filters,
      view: deskConditions(query.view, actor, now),
      orderBy,
      lastWord: query.view === 'answered' ? 'customer' : lastWord,
      direction: query.isAsc ?? (isUrgentFirst(orderBy) ? 'asc' : 'desc'),
      isDefaultList: hasNone(filters) && !followsClock(query.view) && isUnsorted(query),
    },
    async (find) => (await platform.cache.get(`desk ${actor.userId} ${JSON.stringify(counting)}`, countAge, find)).value,
  );
}

/** How many requests each saved view holds, counted up to the cap. */
export async function countDesk({ platform, db, actor }: Context): Promise<z.output<typeof DeskCounts>> {
  const counted = await platform.cache.get(`desk counts ${actor.userId}`, countAge, async () => {
    const countView = (view: DeskView): Promise<number> => {
      const conditions = deskConditions(view, actor, platform.clock.now());
      return followsClock(view) ? countRows(db, actor, conditions, mostListed) : countDefaultList(db, actor, conditions, mostListed);
    };
    const counts = await Promise.all(deskViews.map(async (view) => [view, await countView(view)] as const));
    return Object.fromEntries(counts) as Record<DeskView, number>;
  });
  return { counts: counted.value, cap: mostListed, countedAt: new Date(counted.at).toISOString() };
}
