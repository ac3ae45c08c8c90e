import type { RawBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { isLive } from './guard-context.ts';
import { requestMachine } from './machine.ts';
import { lockRequest, type Locking } from './service/lock.ts';
import { findRequest, updateOf, type RequestRecord } from './store.ts';

export const canReadRequest = async (db: Db, actor: Actor, requestId: number): Promise<boolean> =>
  (await findRequest(db, actor, requestId)) !== undefined;

/** Locks the request for a message or a note, if the table of its lifecycle allows one. */
export async function lockForMessage(context: Locking, requestId: number, action: 'message' | 'note'): Promise<RequestRecord> {
  const request = await lockRequest(context, requestId);
  checkTransition(context, requestMachine, request, { action });
  return request;
}

/**
 * Notes that a side has written publicly, as an update for the statement that writes the message: staff's first answer keeps the promise, a
 * customer's puts us to act. The version stays.
 */
export function noteMessage(request: RequestRecord, side: 'customer' | 'staff', at: Date): RawBuilder<unknown> {
  const isFirstContact = side === 'staff' && request.first_contact_at === null && request.submitted_at !== null;
  return updateOf(request.id, {
    updated_at: at,
    ...(side === 'customer'
      ? { last_customer_message_at: at, ...(isLive(request) ? { waiting_on: 'us' } : {}) }
      : { last_staff_message_at: at, ...(isFirstContact ? { first_contact_at: at } : {}) }),
  });
}
