import { lifecycleOf, type RequestType } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { requestTopic } from '#src/platform/live/topics.ts';
import { guardContextOf } from '../guard-context.ts';
import { findOpenTypes, insertHandOvers, lockOpenOf, updateOwners } from '../hand-over-store.ts';
import type { RequestContext } from '../ports.ts';
import { findColleagues } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';
import { notifyContact } from './notify-contact.ts';

export type Colleague = Awaited<ReturnType<typeof findColleagues>>[number];

/** Who may own requests of every one of some types. */
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
  /** Nobody: the requests stand among the unassigned again. */
  to: number | null;
  /** Where the new owner stands in the body of the call. */
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
 * Gives all open requests of somebody to a colleague or to nobody, each one as the action "change owner" of its lifecycle: judged by the
 * table, with version, event and live update; the customer of a handed over request sees and is mailed the new name. Answers how many.
 */
export async function handOverCases(context: RequestContext, tx: Tx, actor: Actor, handOver: HandOver): Promise<number> {
  const { platform, ports } = context;
  const requests = await lockOpenOf(tx, handOver.from);
  for (const request of requests) checkTransition(lifecycleOf(request.type), request.status, 'changeOwner', guardContextOf(actor, request));
  const colleague = await successor(tx, requests, handOver);
  if (requests.length === 0) return 0;
  const at = platform.clock.now();
  const ids = requests.map(({ id }) => id);
  const versions = await updateOwners(tx, ids, handOver.to, at);
  await insertHandOvers(tx, requests, { actorId: actor.userId, at, reason: handOver.reason, from: handOver.from, to: handOver.to });
  for (const request of requests) {
    await platform.events.publish(tx, requestTopic, { kind: 'request', requestId: request.id, version: versions.get(request.id) ?? 0 });
    if (colleague === undefined) continue;
    await ports.postSystemMessage(platform, tx, request.id, 'ownerChanged', { name: colleague.name });
    await notifyContact(context, tx, request, { template: 'ownerChanged', params: { owner: colleague.name } });
  }
  return requests.length;
}
