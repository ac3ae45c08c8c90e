import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  deskViews,
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
import { failFields } from '#src/platform/http/failure.ts';
import { countRows, findRows, where, type Condition, type ListOptions } from '../list-store.ts';
import type { RequestContext } from '../neighbours.ts';
import { toRequestRow } from '../view.ts';
import { remember } from './remember.ts';

/** Totals are counted up to here; what lies beyond is reached by filters, which keeps every page fast. */
const countCap = 10_000;
/** How long a total of the desk may be old; the screen shows when it was counted. Milliseconds. */
const countAge = 5_000;

type ListQuery = QueryOf<typeof listRequests>;
type DeskQuery = QueryOf<typeof deskList>;

type PageOptions = Omit<ListOptions, 'unread' | 'countTo'>;

/** One page with the total; `known` is a total that was counted before. */
async function loadPage(
  { platform, neighbours }: RequestContext,
  actor: Actor,
  options: PageOptions,
  known?: number,
): Promise<Page<RequestRow>> {
  const counting = known === undefined ? { countTo: countCap } : {};
  const rows = await findRows(platform.db, actor, { ...options, ...counting, unread: neighbours.unreadOf(actor, 'r.id') });
  // A page behind the last one has no row that could carry the total.
  const total =
    known ?? rows[0]?.total ?? (options.offset === 0 ? 0 : await countRows(platform.db, actor, options.conditions, countCap, false));
  return { rows: rows.map(toRequestRow), total: Number(total) };
}

function offsetOf({ pageNum, pageSize }: { pageNum: number; pageSize: number }): number {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= countCap) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: countCap } });
  return offset;
}

async function sharedConditions(context: RequestContext, query: ListQuery | DeskQuery): Promise<Condition[]> {
  const { text, type, status, from, to } = query;
  return [
    ...(type === undefined ? [] : [where.type(type)]),
    ...(status === undefined ? [] : [where.status(status)]),
    ...(from === undefined ? [] : [where.createdFrom(from)]),
    ...(to === undefined ? [] : [where.createdTo(to)]),
    ...(text === undefined || text === ''
      ? []
      : [where.text(text, await context.neighbours.requestsWithSerial(context.platform.db, text.toUpperCase()))]),
  ];
}

const customerViews: Record<(typeof requestViews)[number], Condition[]> = {
  all: [where.submitted()],
  open: [where.live()],
  waiting: [where.live(), where.waitingOn('customer')],
  closed: [where.closed()],
  draft: [where.status('draft')],
};

const ownOrCompany = (actor: Actor, company: boolean): Condition[] =>
  company || actor.contactId === null ? [] : [where.contact(actor.contactId)];

/** The customer's lists: own requests, or with `company` those of everybody at the company. */
export async function listOwnRequests(context: RequestContext, actor: Actor, query: ListQuery): Promise<Page<RequestRow>> {
  const filters = await sharedConditions(context, query);
  const conditions = [...customerViews[query.view], ...ownOrCompany(actor, query.company), ...filters];
  const isUsual = filters.length === 0 && query.orderByColumn === undefined && query.isAsc === undefined;
  const orderBy = query.orderByColumn === 'createTime' ? 'created_at' : 'updated_at';
  return loadPage(context, actor, {
    conditions,
    orderBy,
    direction: query.isAsc ?? 'desc',
    limit: query.pageSize,
    offset: offsetOf(query),
    isUsual,
  });
}

export async function countOwnRequests(
  { platform }: RequestContext,
  actor: Actor,
  company: boolean,
): Promise<z.output<typeof RequestCounts>> {
  const counts = await Promise.all(
    requestViews.map(
      async (view) =>
        [view, await countRows(platform.db, actor, [...customerViews[view], ...ownOrCompany(actor, company)], countCap, true)] as const,
    ),
  );
  return Object.fromEntries(counts) as z.output<typeof RequestCounts>;
}

/** The desk's saved views. "Today" and "late" look at the promise of first contact. */
function deskConditions(view: DeskView, actor: Actor, now: Date): Condition[] {
  const endOfDay = new Date(now.getTime() - (now.getTime() % 86_400_000) + 86_400_000);
  const views: Record<DeskView, Condition[]> = {
    all: [],
    mine: [where.owner(actor.userId), where.live()],
    unassigned: [where.status('submitted'), where.unowned()],
    today: [where.promiseFrom(now), where.promiseBefore(endOfDay)],
    late: [where.promiseBefore(now)],
    answered: [where.live(), where.answered()],
    waitingCustomer: [where.live(), where.waitingOn('customer')],
  };
  return [where.submitted(), ...views[view]];
}

/** Views whose best plan hangs on the moment: a plan made for any moment would read the whole table. */
const followsClock = (view: DeskView): boolean => view === 'today' || view === 'late';

const deskSort = { promise: 'promise_at', createTime: 'created_at', updateTime: 'updated_at' } as const;

/** The desk: requests of the actor's teams, those whose promise ends first on top. */
export async function listDesk(context: RequestContext, actor: Actor, query: DeskQuery): Promise<Page<RequestRow>> {
  const { platform, neighbours } = context;
  const now = platform.clock.now();
  const { owner, country, waitingOn, late, serialNumber } = query;
  const filters = [
    ...(owner === undefined ? [] : [where.owner(owner)]),
    ...(country === undefined ? [] : [where.region(country)]),
    ...(waitingOn === undefined ? [] : [where.waitingOn(waitingOn)]),
    ...(late === true ? [where.promiseBefore(now)] : []),
    ...(serialNumber === undefined ? [] : [where.among(await neighbours.requestsWithSerial(platform.db, serialNumber))]),
    ...(await sharedConditions(context, query)),
  ];
  const conditions = [...deskConditions(query.view, actor, now), ...filters];
  const isUsual = filters.length === 0 && !followsClock(query.view) && query.orderByColumn === undefined && query.isAsc === undefined;
  const orderBy = deskSort[query.orderByColumn ?? 'promise'];
  const direction = query.isAsc ?? (orderBy === 'promise_at' ? 'asc' : 'desc');
  const { pageNum: _pageNum, pageSize: _pageSize, orderByColumn: _orderByColumn, isAsc: _isAsc, ...counting } = query;
  const counted = await remember(`desk ${actor.userId} ${JSON.stringify(counting)}`, countAge, () =>
    countRows(platform.db, actor, conditions, countCap, isUsual),
  );
  return loadPage(
    context,
    actor,
    { conditions, orderBy, direction, limit: query.pageSize, offset: offsetOf(query), isUsual },
    counted.value,
  );
}

/** How many requests each saved view holds, counted up to the cap. */
export async function countDesk({ platform }: RequestContext, actor: Actor): Promise<z.output<typeof DeskCounts>> {
  const counted = await remember(`desk counts ${actor.userId}`, countAge, async () => {
    const counts = await Promise.all(
      deskViews.map(
        async (view) =>
          [
            view,
            await countRows(platform.db, actor, deskConditions(view, actor, platform.clock.now()), countCap, !followsClock(view)),
          ] as const,
      ),
    );
    return Object.fromEntries(counts) as Record<DeskView, number>;
  });
  return { counts: counted.value, cap: countCap, countedAt: new Date(counted.at).toISOString() };
}
