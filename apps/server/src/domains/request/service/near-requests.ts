import type { NearRequest } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { meantNumber, nearNumbers } from '../near-numbers.ts';
import { findByNumbers } from '../numbers-store.ts';
import { titlesIn } from '../titles.ts';

/** Enough to recognize the right one. */
const most = 3;

/** The request that a number means, else those that it may be a slip for; only ones that the caller may see. */
export async function findNearRequests({ platform, db, actor, language }: Context, number: string): Promise<NearRequest[]> {
  const meant = meantNumber(number);
  const found = await findByNumbers(db, actor, nearNumbers(number));
  const exact = found.filter(({ request_no }) => request_no === meant);
  const titleOf = titlesIn(platform, language);
  return (exact.length > 0 ? exact : found.slice(0, most)).map((request) => ({
    requestId: request.id,
    requestNo: request.request_no,
    requestType: request.type,
    title: titleOf(request),
    isExact: request.request_no === meant,
  }));
}
