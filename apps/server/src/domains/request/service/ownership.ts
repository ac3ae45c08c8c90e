import type { AvailableAction, BodyOf } from '@heliodesk/contract/kit';
import type { assign, changeOwner, pickUp, RequestSaved, withdrawRequest } from '@heliodesk/contract/request';
import { findUser } from '#src/domains/identity/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { RequestContext } from '../ports.ts';
import { findColleagues } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';
import { act, actionsOf, lockRequest } from './act.ts';
import { notifyContact } from './notify-contact.ts';

/** What a write on a request answers. */
const saved = (actor: Actor, request: RequestRecord, actions: AvailableAction[] = actionsOf(actor, request)): RequestSaved => ({
  requestId: request.id,
  requestNo: request.request_no,
  version: request.version,
  actions,
});

async function ownerName(tx: Tx, request: RequestRecord): Promise<string> {
  const owner = request.owner_id === null ? undefined : await findUser(tx, request.owner_id);
  return owner?.name ?? '';
}

/** Of two who pick up at once, the second finds the first one's name. Does not stop the promise clock. */
export async function pickUpRequest(context: RequestContext, tx: Tx, actor: Actor, body: BodyOf<typeof pickUp>): Promise<RequestSaved> {
  const request = await lockRequest(tx, actor, body.requestId);
  if (request.owner_id !== null && request.owner_id !== actor.userId)
    throw fail('request.alreadyPickedUp', { name: await ownerName(tx, request) }, { ownerId: request.owner_id, version: request.version });
  if (request.version !== body.version) throw fail('stale', {}, { version: request.version, status: request.status });
  const picked = await act(context.platform, tx, actor, request, {
    action: 'pickUp',
    change: { owner_id: actor.userId, waiting_on: 'us' },
  });
  await context.ports.postSystemMessage(context.platform, tx, request.id, 'pickedUp', { name: actor.name });
  await notifyContact(context, tx, picked, { template: 'requestPickedUp', params: { owner: actor.name } });
  return saved(actor, picked);
}

async function newOwner(tx: Tx, request: RequestRecord, ownerId: number): Promise<string> {
  const [colleague] = await findColleagues(tx, request.type, ownerId);
  if (colleague === undefined) throw failFields({ path: 'ownerId', rule: 'wrongOwner' });
  return colleague.name;
}

/** A lead makes somebody of the team the owner; the request still waits to be picked up. */
export async function assignRequest(
  { platform }: RequestContext,
  tx: Tx,
  actor: Actor,
  body: BodyOf<typeof assign>,
): Promise<RequestSaved> {
  const request = await lockRequest(tx, actor, body.requestId, body.version);
  await newOwner(tx, request, body.ownerId);
  const change = { owner_id: body.ownerId };
  return saved(
    actor,
    await act(platform, tx, actor, request, {
      action: 'assign',
      change,
      before: { ownerId: request.owner_id },
      after: { ownerId: body.ownerId },
    }),
  );
}

/** The owner, or a lead, hands the request over; the customer sees the new name. */
export async function changeRequestOwner(
  context: RequestContext,
  tx: Tx,
  actor: Actor,
  body: BodyOf<typeof changeOwner>,
): Promise<RequestSaved> {
  const request = await lockRequest(tx, actor, body.requestId, body.version);
  const name = await newOwner(tx, request, body.ownerId);
  const handedOver = await act(context.platform, tx, actor, request, {
    action: 'changeOwner',
    reason: body.reason,
    change: { owner_id: body.ownerId },
    before: { ownerId: request.owner_id },
    after: { ownerId: body.ownerId },
  });
  await context.ports.postSystemMessage(context.platform, tx, request.id, 'ownerChanged', { name });
  await notifyContact(context, tx, handedOver, { template: 'ownerChanged', params: { owner: name } });
  return saved(actor, handedOver);
}

/** The customer takes the request back, with a reason, while no solution is approved. */
export async function withdrawOwnRequest(
  context: RequestContext,
  tx: Tx,
  actor: Actor,
  body: BodyOf<typeof withdrawRequest>,
): Promise<RequestSaved> {
  const request = await lockRequest(tx, actor, body.requestId, body.version);
  const withdrawn = await act(context.platform, tx, actor, request, {
    action: 'withdraw',
    reason: body.reason,
    change: { waiting_on: 'none' },
  });
  await context.ports.postSystemMessage(context.platform, tx, request.id, 'withdrawn', { reason: body.reason });
  await notifyContact(context, tx, withdrawn, { template: 'requestWithdrawn', params: {} });
  return saved(actor, withdrawn);
}
