import type { RelatedRequest } from '@heliodesk/contract/request';
import { readingQuickly, type Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findRelated } from '../related-store.ts';
import { findRequest } from '../store.ts';
import { titlesIn } from '../titles.ts';

/** Other requests of a request's company; none of a guest who is bound to no company. */
export async function listRelatedRequests(context: Context, requestId: number): Promise<RelatedRequest[]> {
  const { platform, db, actor, language } = readingQuickly(context);
  const [request, found] = await Promise.all([findRequest(db, actor, requestId), findRelated(db, actor, requestId)]);
  if (request === undefined) throw fail('notFound');
  const titleOf = titlesIn(platform, language);
  return found.map((related) => ({
    requestId: related.id,
    requestNo: related.request_no,
    requestType: related.type,
    status: related.status,
    title: titleOf(related),
    relation: related.relation,
  }));
}
