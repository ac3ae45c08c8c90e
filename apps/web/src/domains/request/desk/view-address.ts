import { deskOrders, OwnViewFilters } from '@heliodesk/contract/request';
import type { OwnDeskView } from '@heliodesk/contract/request';

/** What stands in the address beside a view's filters and order. */
const ofPage = ['pageNum', 'pageSize'] as const;
const notInView: ReadonlySet<string> = new Set([...ofPage, 'own', 'changed', 'edit', 'run']);

/** Filters and order of a saved view, as the desk's address holds them. */
function paramsOf({ viewId, filters, orderByColumn, isAsc }: OwnDeskView): URLSearchParams {
  const params = new URLSearchParams({ own: String(viewId) });
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== false && !(name === 'view' && value === 'all')) params.set(name, String(value));
  if (orderByColumn !== null) params.set('orderByColumn', orderByColumn);
  if (orderByColumn !== null && isAsc !== null) params.set('isAsc', isAsc);
  return params;
}

const contentOf = (params: URLSearchParams): string =>
  [...params]
    .filter(([name, value]) => !notInView.has(name) && value !== '')
    .map((entry) => entry.join('='))
    .toSorted()
    .join('&');

function keepPage(from: URLSearchParams, to: URLSearchParams): URLSearchParams {
  for (const name of ofPage) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}

/** The address of a saved view; the desk fills in what the view holds. */
export const searchOfView = (viewId: number): string => `?own=${viewId}`;

/** Everything that an address means: of a view that nothing was changed in, what the view holds. */
export const spelledOut = (params: URLSearchParams, view: OwnDeskView | undefined): URLSearchParams =>
  view === undefined || params.has('changed') ? params : keepPage(params, paramsOf(view));

/** The shortest address for the same: only the view where nothing differs from it. */
export function shortened(params: URLSearchParams, view: OwnDeskView | undefined): URLSearchParams {
  if (view === undefined) return params;
  const own = paramsOf(view);
  const short = keepPage(params, new URLSearchParams({ own: String(view.viewId) }));
  if (contentOf(params) === contentOf(own)) return short;
  const next = new URLSearchParams(params);
  next.set('own', String(view.viewId));
  next.set('changed', '1');
  return next;
}

/** Filters and order in an address, for a view that is saved. */
export function contentIn(params: URLSearchParams): Pick<OwnDeskView, 'orderByColumn' | 'isAsc'> & { filters: OwnViewFilters } {
  const raw = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const given = { ...raw, ...('late' in raw ? { late: raw.late === 'true' } : {}) };
  const read = OwnViewFilters.safeParse(given);
  // What isn't a filter was left out of the list as well.
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0]));
  const filters = read.data ?? OwnViewFilters.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const orderByColumn = deskOrders.find((order) => order === params.get('orderByColumn')) ?? null;
  return { filters, orderByColumn, isAsc: orderByColumn === null ? null : params.get('isAsc') === 'desc' ? 'desc' : 'asc' };
}
