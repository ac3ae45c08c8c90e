import type { RelatedRequest } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findRelated } from '../related-store.ts';
import { findRequest, isBound } from '../store.ts';
import { titlesIn } from '../titles.ts';

/** Other requests of a request's company; none of a guest who is bound to no company. */
export async function listRelatedRequests({ platform, db, actor, language }: Context, requestId: number): Promise<RelatedRequest[]> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  if (!isBound(request)) return [];
  const titleOf = titlesIn(platform, language);
  return (await findRelated(db, actor, request)).map((related) => ({
    requestId: related.id,
    requestNo: related.request_no,
    requestType: related.type,
    status: related.status,
    title: titleOf(related),
    relation: related.relation,
  }));
}
