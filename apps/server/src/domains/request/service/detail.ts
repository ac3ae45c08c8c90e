import type { ProcessNode, RequestDetail, RequestEvent } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findOnBehalf } from '../on-behalf-store.ts';
import { findCustomerCard, findEvents, findNodes } from '../detail-store.ts';
import { findRow } from '../list-store.ts';
import { findKindGuards } from '../draft/missing.ts';
import { conversationPort } from '../ports.ts';
import { findRequest } from '../store.ts';
import { toRequestRow } from '../view.ts';
import { actionsOf } from './actions.ts';

/** One request as the actor may see it: staff see events and the customer beside it. */
export async function getRequestDetail({ platform, db, actor }: Context, requestId: number): Promise<RequestDetail> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  const isStaff = actor.kind === 'staff';
  const [row, nodes, events, customer, onBehalf, guards] = await Promise.all([
    findRow(db, requestId, conversationPort.of(platform).unreadOf(actor, 'r.id')),
    findNodes(db, requestId),
    isStaff ? findEvents(db, requestId) : null,
    isStaff ? findCustomerCard(db, request) : null,
    findOnBehalf(db, request),
    findKindGuards(platform, db, [request]),
  ]);
  if (row === undefined) throw fail('notFound');
  return {
    ...toRequestRow(row, actionsOf(actor, request, guards.get(requestId))),
    onBehalf,
    processNodes: nodes satisfies ProcessNode[],
    events: events satisfies RequestEvent[] | null,
    customer,
  };
}
