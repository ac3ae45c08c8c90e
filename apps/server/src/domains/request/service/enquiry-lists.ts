import type { Page, Paging, QueryOf } from '@heliodesk/contract/kit';
import { requestTypes, type listRequests, type RequestRow, type RequestType } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { where, type Condition } from '../list-conditions-store.ts';
import { listOwnRequests, loadPage, sharedFilters } from './lists.ts';

const enquiries = where.types([requestTypes.moduleEnquiry, requestTypes.trackerEnquiry]);

/** Enquiries out of the lists that customers have, and for staff out of all that their team works on. */
export const listEnquiriesOf = (context: Context, query: QueryOf<typeof listRequests>): Promise<Page<RequestRow>> =>
  listOwnRequests(context, query, [enquiries]);

interface GuestsQuery extends Paging {
  orderByColumn?: 'createTime' | 'updateTime' | undefined;
  isAsc?: 'asc' | 'desc' | undefined;
  text?: string | undefined;
  type?: RequestType | undefined;
  view: 'unbound' | 'bound' | 'all';
}

const bindingOf: Record<GuestsQuery['view'], Condition[]> = { unbound: [where.bound(false)], bound: [where.bound(true)], all: [] };

/** Enquiries of guests that the actor's team works on, the last changed first unless told otherwise. */
export async function listOfGuests(
  context: Context,
  { text, type, view, orderByColumn, isAsc, ...paging }: GuestsQuery,
): Promise<Page<RequestRow>> {
  return loadPage(context, paging, {
    filters: await sharedFilters(context, { text, type }),
    view: [enquiries, where.ofGuest(), where.submitted(), ...bindingOf[view]],
    orderBy: orderByColumn === 'createTime' ? 'created_at' : 'updated_at',
    direction: isAsc ?? 'desc',
    isDefaultList: false,
  });
}
