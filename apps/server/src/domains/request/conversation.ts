import { isClaim } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from './guard-context.ts';
import { requestMachine } from './machine.ts';
import { lockRequest, type Locking } from './service/lock.ts';
import { conversationPort } from './ports.ts';
import { tellOwnerOrLeads } from './service/tell-owner.ts';
import { restartReminders } from './tips/due.ts';
import { findRequest, type RequestRecord } from './store.ts';

export const canReadRequest = async (db: Db, actor: Caller, requestId: number): Promise<boolean> =>
  (await findRequest(db, actor, requestId)) !== undefined;

/** Locks a request that the actor may see, whatever its state. */
export const lockToRead = (context: Locking<Caller>, requestId: number, version?: number): Promise<RequestRecord> =>
  lockRequest(context, requestId, version);

/** Locks the request for a message or a note, if the table of its lifecycle allows one. */
export async function lockForMessage(
  context: Pick<WriteContext<Caller>, 'platform' | 'tx' | 'actor'>,
  requestId: number,
  action: 'message' | 'note',
): Promise<RequestRecord> {
  const request = await lockRequest(context, requestId);
  checkTransition(context, requestMachine, request, { action, extraGuards: timedGuards(request, context.platform.clock.now()) });
  return request;
}

/** Records that a locked enquiry is answered, which is an action of its own; says so where it was withdrawn in the meantime. */
export async function recordReply(context: WriteContext<Caller>, request: RequestRecord): Promise<RequestRecord> {
  const isWithdrawnEnquiry = request.status === 'withdrawn' && !isClaim(request.type);
  if (isWithdrawnEnquiry && context.actor.kind === 'staff')
    throw fail('request.withdrawn', {}, { status: request.status, version: request.version });
  return transition(context, requestMachine, request, { action: 'reply' });
}

/** Whether a word from this side brings the request back. */
export const isReopenedBy = ({ kind }: Caller, { type, status, silenced_at }: RequestRecord): boolean =>
  // A claim that is completed has a step of its own for that.
  kind !== 'staff' && ((status === 'completed' && !isClaim(type)) || silenced_at !== null);

/**
 * Brings a locked request back to those who handle it: a completed enquiry, or one that was withdrawn for silence, whose open tips then
 * wait for the customer again.
 */
export async function reopenByWord(context: WriteContext<Caller>, request: RequestRecord): Promise<RequestRecord> {
  const reopened = await transition(context, requestMachine, request, {
    action: 'reopen',
    extraGuards: timedGuards(request, context.platform.clock.now()),
    change: { waiting_on: request.open_tips > 0 ? 'customer' : 'us', outcome: null },
  });
  await restartReminders(context, reopened);
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'reopened', {});
  await tellOwnerOrLeads(context, reopened, 'reopened');
  return reopened;
}
