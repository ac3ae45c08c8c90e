import type { Caller } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from './machine.ts';
import { lockRequest, type Locking } from './service/lock.ts';
import { findRequest, type RequestRecord } from './store.ts';

export const canReadRequest = async (db: Db, actor: Caller, requestId: number): Promise<boolean> =>
  (await findRequest(db, actor, requestId)) !== undefined;

/** Locks a request that the actor may see, whatever its state. */
export const lockToRead = (context: Locking, requestId: number): Promise<RequestRecord> => lockRequest(context, requestId);

/** Locks the request for a message or a note, if the table of its lifecycle allows one. */
export async function lockForMessage(context: Locking, requestId: number, action: 'message' | 'note'): Promise<RequestRecord> {
  const request = await lockRequest(context, requestId);
  checkTransition(context, requestMachine, request, { action });
  return request;
}
