import type { ProcessNode, RequestDetail, RequestEvent } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findOnBehalf } from '../on-behalf-store.ts';
import { findCustomerCard, findEvents, findNodes } from '../detail-store.ts';
import { findRow } from '../list-store.ts';
import type { RequestContext } from '../ports.ts';
import { findRequest } from '../store.ts';
import { toRequestRow } from '../view.ts';
import { actionsOf } from './act.ts';

/** One request as the actor may see it: staff see events and the customer beside it. */
export async function getRequestDetail({ platform, ports }: RequestContext, actor: Actor, requestId: number): Promise<RequestDetail> {
  const { db } = platform;
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  const isStaff = actor.kind === 'staff';
  const [row, nodes, events, customer, onBehalf, guards] = await Promise.all([
    findRow(db, requestId, ports.unreadOf(actor, 'r.id')),
    findNodes(db, requestId),
    isStaff ? findEvents(db, requestId) : null,
    isStaff ? findCustomerCard(db, request) : null,
    findOnBehalf(db, request),
    request.status === 'draft' ? ports.draftGuards(db, request) : [],
  ]);
  if (row === undefined) throw fail('notFound');
  return {
    ...toRequestRow(row),
    onBehalf,
    processNodes: nodes satisfies ProcessNode[],
    actions: actionsOf(actor, request, guards),
    events: events satisfies RequestEvent[] | null,
    customer,
  };
}
