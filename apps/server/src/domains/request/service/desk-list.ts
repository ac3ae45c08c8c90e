import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  deskViews,
  deskViewsOfSome,
  isFinanceView,
  liveStatuses,
  mostListed,
  type DeskCounts,
  type deskList,
  type DeskView,
  type FinanceView,
  type RequestRow,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { where, type Condition } from '../list-conditions-store.ts';
import { financePort } from '../ports.ts';
import { countDefaultList, countRows, type ListOptions } from '../list-store.ts';
import { requestsWithSerial } from '../text-search.ts';
import { hasNone, isUnsorted, loadPage, sharedFilters, type ListQueries } from './lists.ts';

/** How long a total of the desk may be old; the screen shows when it was counted. Milliseconds. */
const countAge = 5_000;

type DeskQuery = QueryOf<typeof deskList>;

/** Whose totals are kept: other roles have other ones. */
const countedFor = ({ userId, roles }: Actor): string => `${userId} ${roles.join()}`;

/** What waits for finance: nothing for those who have neither to do nor to see to it. */
const ofFinance = ({ platform, actor }: Context, view: FinanceView): Condition =>
  deskViewsOfSome[view].some((permission) => actor.can(permission)) ? where.in(financePort.of(platform).waitingIn(view)) : where.nothing();

/** The desk's saved views. "Today" and "late" are about the promise of first contact. */
function deskConditions(context: Context, view: DeskView): Condition[] {
  const { actor } = context;
  const now = context.platform.clock.now();
  if (isFinanceView(view)) return [where.submitted(), ofFinance(context, view)];
  const endOfDay = new Date(now.getTime() - (now.getTime() % 86_400_000) + 86_400_000);
  const views: Record<Exclude<DeskView, FinanceView>, Condition[]> = {
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

/** What is to be decided, checked or paid has a clock of its own. */
const ownClocks: Partial<Record<DeskView, 'decision_due' | 'finance_due'>> = {
  toApprove: 'decision_due',
  bankCheck: 'finance_due',
  toPay: 'finance_due',
};

const deskSort = { promise: 'promise_at', createTime: 'created_at', updateTime: 'updated_at', lastWord: 'last_word' } as const;

/** What is due first, and who has waited longest, comes first. */
const isUrgentFirst = (orderBy: ListOptions['orderBy']): boolean => orderBy !== 'created_at' && orderBy !== 'updated_at';

/**
 * Whether an index, walked along the promise, soon finds what is asked for: among requests that are being worked on whatever it is, among the
 * many that are over a state, a type and a country.
 */
function isIndexed(query: DeskQuery): boolean {
  const { view, text = '', status, type, country, owner, waitingOn, lastWord, late, openOf, serialNumber, from, to } = query;
  if (isFinanceView(view) || text !== '' || openOf !== undefined || serialNumber !== undefined) return false;
  const isOfLive = late === true || lastWord !== undefined || (waitingOn !== undefined && waitingOn !== 'none');
  const isLive = view !== 'all' || isOfLive || liveStatuses.some((live) => live === status);
  if (isLive) return from === undefined && to === undefined;
  return status !== undefined && type !== undefined && country !== undefined && owner === undefined && waitingOn === undefined;
}

/** What a query of the desk asks for: the same for a page of it and for an export. */
export async function deskQueries(context: Context, query: DeskQuery): Promise<ListQueries> {
  const now = context.platform.clock.now();
  const { view, owner, country, openOf, waitingOn, lastWord, late, serialNumber } = query;
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
  const orderBy = asked === 'promise_at' ? (ownClocks[view] ?? asked) : asked;
  const isWalked = orderBy === 'promise_at' && isIndexed(query);
  const hasPeriod = query.from !== undefined || query.to !== undefined;
  const filters = { ...shared, conditions: [...shared.conditions, ...own, ...(orderBy === 'last_word' ? [where.live()] : [])] };
  return {
    filters,
    view: deskConditions(context, view),
    orderBy,
    isIndexed: isWalked,
    isNear: isWalked && !hasPeriod,
    isPlannedOnce: !followsClock(view) && late !== true && (isWalked || !hasPeriod),
    lastWord: view === 'answered' ? 'customer' : lastWord,
    financeDue: isFinanceView(view) ? (requestId) => financePort.of(context.platform).dueIn(view, requestId) : undefined,
    direction: query.isAsc ?? (isUrgentFirst(orderBy) ? 'asc' : 'desc'),
    isDefaultList: hasNone(filters) && !followsClock(view) && !isFinanceView(view) && isUnsorted(query),
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
    async (find) => (await platform.cache.get(`desk ${countedFor(actor)} ${counting}`, countAge, find)).value,
  );
}

/** How many requests each saved view holds, counted up to the cap. */
export async function countDesk(context: Context): Promise<z.output<typeof DeskCounts>> {
  const { platform, db, actor } = context;
  const counted = await platform.cache.get(`desk counts ${countedFor(actor)}`, countAge, async () => {
    const countView = (view: DeskView): Promise<number> => {
      const conditions = deskConditions(context, view);
      return followsClock(view) || isFinanceView(view)
        ? countRows(db, actor, conditions, mostListed)
        : countDefaultList(db, actor, conditions, mostListed);
    };
    const counts = await Promise.all(deskViews.map(async (view) => [view, await countView(view)] as const));
    return Object.fromEntries(counts) as Record<DeskView, number>;
  });
  return { counts: counted.value, cap: mostListed, countedAt: new Date(counted.at).toISOString() };
}
