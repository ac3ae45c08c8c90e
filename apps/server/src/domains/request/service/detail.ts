import { RequestBasic, type RequestDetail } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findDetail } from '../detail-store.ts';
import { toDetail } from '../detail-view.ts';
import { findKindGuards } from '../draft/missing.ts';
import { conversationPort, routingPort } from '../ports.ts';
import type { RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';
import { actionsOf } from './actions.ts';
import { linksOf } from './links.ts';
import { rejectionOf } from './rejection.ts';

/** A request's row with what its page shows of it. */
interface ReadDetail {
  request: RequestRecord;
  detail: RequestDetail;
}

/**
 * One request as the actor may see it: staff also see the customer and, unless they are left out, its events, which may be hundreds. Not
 * for use within a write.
 */
export async function readDetail(context: Context<Caller>, requestId: number, { withEvents = true } = {}): Promise<ReadDetail> {
  const { platform, db, actor, language } = context;
  const request = await findDetail(platform.database.quickDb, actor, requestId, {
    unread: conversationPort.of(platform).unreadOf(actor, 'request.id'),
    suggestion: routingPort.of(platform).suggestionOf('request.id'),
    withEvents,
  });
  if (request === undefined) throw fail('notFound');
  const [guards, links, rejection] = await Promise.all([
    findKindGuards(platform, db, [request]),
    request.has_links ? linksOf(context, requestId) : [],
    request.has_proposals ? rejectionOf(context, request) : { proposal: null, rejection: null },
  ]);
  const detail = toDetail(request, language, {
    title: titlesIn(platform, language)(request),
    actions: actionsOf(actor, request, guards.get(requestId)),
    isStaff: actor.kind === 'staff',
    links,
    ...rejection,
  });
  return { request, detail };
}

/** The same without the row. */
export const getRequestDetail = async (...asked: Parameters<typeof readDetail>): Promise<RequestDetail> =>
  (await readDetail(...asked)).detail;

/** The part of a request that its conversation and its guest see: the schema names it, and nothing else is sent. */
export const getRequestBasic = async (context: Context<Caller>, requestId: number): Promise<RequestBasic> =>
  RequestBasic.parse(await getRequestDetail(context, requestId));
