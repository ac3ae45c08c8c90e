import type { RequestType } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { findOpenTypes, lockOpenOf } from '../hand-over-store.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { findColleagues } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';
import { notifyContact } from './notify-contact.ts';
import { tellOwner } from './tell-owner.ts';

export type Colleague = Awaited<ReturnType<typeof findColleagues>>[number];

/** Who may own requests of all the given types. */
async function findForAll(db: Db | Tx, types: readonly RequestType[], userId?: number): Promise<Colleague[]> {
  const [first = [], ...others] = await Promise.all(types.map((type) => findColleagues(db, type, userId)));
  return first.filter((colleague) => others.every((list) => list.some((other) => other.userId === colleague.userId)));
}

/** Who could take over every open request of a user. */
export async function findSuccessors(db: Db, userId: number): Promise<Colleague[]> {
  const colleagues = await findForAll(db, await findOpenTypes(db, userId));
  return colleagues.filter((colleague) => colleague.userId !== userId);
}

export interface HandOver {
  from: number;
  /** No one: the requests are unassigned again. */
  to: number | null;
  /** Where the new owner is in the body of the call. */
  path: string;
  reason: string;
}

/** The new owner, if they may own all of the requests. */
async function successor(tx: Tx, requests: readonly RequestRecord[], { from, to, path }: HandOver): Promise<Colleague | undefined> {
  if (to === null) return undefined;
  const types = [...new Set(requests.map(({ type }) => type))];
  const [colleague] = to === from ? [] : types.length === 0 ? [{ userId: to, name: '', openRequests: 0 }] : await findForAll(tx, types, to);
  if (colleague === undefined) throw failFields({ path, rule: 'wrongOwner' });
  return colleague;
}

/**
 * Gives all open requests of someone to a colleague or to no one, each one as the action "change owner" of its lifecycle; the customer of
 * a handed over request sees and is mailed the new name. Answers how many.
 */
export async function handOverCases(context: WriteContext, { from, to, path, reason }: HandOver): Promise<number> {
  const { platform, tx } = context;
  const requests = await lockOpenOf(tx, from);
  for (const request of requests) checkTransition(context, requestMachine, request, { action: 'changeOwner' });
  const colleague = await successor(tx, requests, { from, to, path, reason });
  const handedOver = await transitionAll(context, requestMachine, requests, {
    action: 'changeOwner',
    reason,
    change: { owner_id: to },
    before: { ownerId: from },
    after: { ownerId: to },
  });
  if (colleague === undefined) return handedOver.length;
  const { postSystemMessage } = conversationPort.of(platform);
  for (const request of handedOver) {
    await postSystemMessage(context, request.id, 'ownerChanged', { name: colleague.name });
    await notifyContact(context, request, { template: 'ownerChanged', params: { owner: colleague.name } });
    await tellOwner(context, request, 'assigned');
  }
  return handedOver.length;
}
