import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  isOver,
  type listHistory as list,
  type listHistoryOfSerial as ofSerial,
  type RequestDetail,
  type RequestRow,
} from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { getRequestDetail } from './detail.ts';
import { listOwnRequests, listWithSerial } from './lists.ts';

/** What is closed, of the caller or the company. */
export const listHistory = (context: Context, query: QueryOf<typeof list>): Promise<Page<RequestRow>> =>
  listOwnRequests(context, { ...query, view: 'closed' });

/** A request of the history; one that is still open is not in it. */
export async function getFromHistory(context: Context, requestId: number): Promise<RequestDetail> {
  const request = await getRequestDetail(context, requestId);
  if (!isOver(request.status)) throw fail('notFound');
  return request;
}

/** All submitted requests that list a serial number, no matter who in the company filed them. */
export const listHistoryOfSerial = (context: Context, query: QueryOf<typeof ofSerial>): Promise<Page<RequestRow>> =>
  listWithSerial(context, query);
