import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  deskViews,
  liveStatuses,
  mostListed,
  type DeskCounts,
  type deskList,
  type DeskView,
  type RequestRow,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { where, type Condition } from '../list-conditions-store.ts';
import { countDefaultList, countRows, type ListOptions } from '../list-store.ts';
import { requestsWithSerial } from '../text-search.ts';
import { hasNone, isUnsorted, loadPage, sharedFilters, type ListQueries } from './lists.ts';

/** How long a total of the desk may be old; the screen shows when it was counted. Milliseconds. */
const countAge = 5_000;

type DeskQuery = QueryOf<typeof deskList>;

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
    away: [where.live(), where.ofAbsent()],
  };
  return [where.submitted(), ...views[view]];
}

/** Views whose best plan depends on the current time: a generic plan would read the whole table. */
const followsClock = (view: DeskView): boolean => view === 'today' || view === 'late';

const deskSort = { promise: 'promise_at', createTime: 'created_at', updateTime: 'updated_at', lastWord: 'last_word' } as const;

/** What is due first, and who has waited longest, comes first. */
const isUrgentFirst = (orderBy: ListOptions['orderBy']): boolean =>
  orderBy === 'promise_at' || orderBy === 'decision_due' || orderBy === 'last_word';

/**
 * Whether an index, walked along the promise, soon finds what is asked for: among requests that are being worked on whatever it is, among the
 * many that are over a state, a type and a country.
 */
function isIndexed(query: DeskQuery): boolean {
  const { view, text = '', status, type, country, owner, waitingOn, lastWord, late, openOf, serialNumber, from, to } = query;
  if (text !== '' || openOf !== undefined || serialNumber !== undefined) return false;
  const isOfLive = late === true || lastWord !== undefined || (waitingOn !== undefined && waitingOn !== 'none');
  const isLive = view !== 'all' || isOfLive || liveStatuses.some((live) => live === status);
  if (isLive) return from === undefined && to === undefined;
  return status !== undefined && type !== undefined && country !== undefined && owner === undefined && waitingOn === undefined;
}

/** What a query of the desk asks for: the same for a page of it and for an export. */
export async function deskQueries(context: Context, query: DeskQuery): Promise<ListQueries> {
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
  const filters = { ...shared, conditions: [...shared.conditions, ...own, ...(orderBy === 'last_word' ? [where.live()] : [])] };
  return {
    filters,
    view: deskConditions(query.view, actor, now),
    orderBy,
    isIndexed: orderBy === 'promise_at' && isIndexed(query),
    lastWord: query.view === 'answered' ? 'customer' : lastWord,
    direction: query.isAsc ?? (isUrgentFirst(orderBy) ? 'asc' : 'desc'),
    isDefaultList: hasNone(filters) && !followsClock(query.view) && isUnsorted(query),
  };
}

/** The desk: requests of the actor's teams, those due first on top. */
export async function listDesk(context: Context, query: DeskQuery): Promise<Page<RequestRow>> {
  const { platform, actor } = context;
  const queries = await deskQueries(context, query);
  const { pageNum: _pageNum, pageSize: _pageSize, orderByColumn: _orderByColumn, isAsc: _isAsc, ...rest } = query;
  const counting = JSON.stringify({ ...rest, isOpen: queries.orderBy === 'last_word' });
  return loadPage(
    context,
    query,
    queries,
    async (find) => (await platform.cache.get(`desk ${actor.userId} ${counting}`, countAge, find)).value,
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
