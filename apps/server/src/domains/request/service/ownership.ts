import type { BodyOf } from '@heliodesk/contract/kit';
import type { assign, changeOwner, pickUp, RequestActed, withdrawRequest } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { settleDecision } from '#src/platform/notify/notify.ts';
import { requestMachine } from '../machine.ts';
import { refuseHeld } from '../next/next.ts';
import { findColleagues } from '../people-store.ts';
import { conversationPort } from '../ports.ts';
import type { RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { recallOpenTips } from '../tips/recall.ts';
import { notifyContact } from './notify-contact.ts';
import { tellOwner } from './tell-owner.ts';

/** Of two who pick up at the same time, the second gets the first one's name. Does not stop the promise clock. */
export async function pickUpRequest(context: WriteContext, body: BodyOf<typeof pickUp>): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, body.requestId);
  if (request.owner_id !== null && request.owner_id !== actor.userId) {
    const name = await nameOf(tx, request.owner_id);
    throw fail('request.alreadyPickedUp', { name }, { ownerId: request.owner_id, version: request.version });
  }
  if (request.version !== body.version) throw fail('stale', {}, { version: request.version, status: request.status });
  await refuseHeld(context, request.id);
  const picked = await transition(context, requestMachine, request, {
    action: 'pickUp',
    change: { owner_id: actor.userId, waiting_on: 'us' },
  });
  await conversationPort.of(platform).postSystemMessage(context, request.id, 'pickedUp', { name: actor.name });
  await notifyContact(context, picked, { template: 'requestPickedUp', params: { owner: actor.name } });
  return acted(context, picked, actor.name);
}

async function newOwner(tx: Tx, request: RequestRecord, ownerId: number): Promise<string> {
  const [colleague] = await findColleagues(tx, request.type, ownerId);
  if (colleague === undefined) throw failFields({ path: 'ownerId', rule: 'wrongOwner' });
  return colleague.name;
}

/** A lead makes a team member the owner; the request still waits to be picked up. */
export async function assignRequest(context: WriteContext, { requestId, version, ownerId }: BodyOf<typeof assign>): Promise<RequestActed> {
  const { assigned, name } = await assignLocked(context, await lockRequest(context, requestId, version), ownerId);
  return acted(context, assigned, name);
}

/** The same of a locked request, also for many one after another. */
export async function assignLocked(
  context: WriteContext,
  request: RequestRecord,
  ownerId: number,
): Promise<{ assigned: RequestRecord; name: string }> {
  const name = await newOwner(context.tx, request, ownerId);
  const assigned = await transition(context, requestMachine, request, {
    action: 'assign',
    change: { owner_id: ownerId },
    before: { ownerId: request.owner_id },
    after: { ownerId },
  });
  await tellOwner(context, assigned, 'assigned');
  return { assigned, name };
}

/** The owner, or a lead, hands the request over; the customer sees the new name. */
export async function changeRequestOwner(
  context: WriteContext,
  { requestId, version, ownerId, reason }: BodyOf<typeof changeOwner>,
): Promise<RequestActed> {
  const request = await lockRequest(context, requestId, version);
  const name = await newOwner(context.tx, request, ownerId);
  const handedOver = await transition(context, requestMachine, request, {
    action: 'changeOwner',
    reason,
    change: { owner_id: ownerId },
    before: { ownerId: request.owner_id },
    after: { ownerId },
  });
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'ownerChanged', { name });
  await notifyContact(context, handedOver, { template: 'ownerChanged', params: { owner: name } });
  await tellOwner(context, handedOver, 'assigned');
  return acted(context, handedOver, name);
}

/** The customer takes the request back, with a reason, while no solution is approved. */
export async function withdrawOwnRequest(
  context: WriteContext,
  { requestId, version, reason }: BodyOf<typeof withdrawRequest>,
): Promise<RequestActed> {
  const request = await recallOpenTips(context, await lockRequest(context, requestId, version));
  const withdrawn = await transition(context, requestMachine, request, { action: 'withdraw', reason, change: { waiting_on: 'none' } });
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'withdrawn', { reason });
  await notifyContact(context, withdrawn, { template: 'requestWithdrawn', params: {} });
  await settleDecision(context, request.id);
  await tellOwner(context, withdrawn, 'withdrawn');
  return acted(context, withdrawn, await nameOf(context.tx, withdrawn.owner_id));
}
