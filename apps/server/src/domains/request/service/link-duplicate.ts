import type { BodyOf } from '@heliodesk/contract/kit';
import { isClaim, type linkDuplicate as link, type RequestActed, type unlinkDuplicate as unlink } from '@heliodesk/contract/request';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields, Failure } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { areDuplicates, insertLink, removeDuplicateLink } from '../link-store.ts';
import { requestMachine } from '../machine.ts';
import { findByNumbers } from '../numbers-store.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';

const refuse = (rule: string) => failFields({ path: 'duplicateNo', rule });

/** What an event says of the other one. */
const nameOfOther = ({ id, request_no }: RequestRecord) => ({ requestId: id, requestNo: request_no });

/** A request in its newest version and another one, locked in the order of their ids, so that two links at the same time can't block each other. */
async function lockBoth(
  context: WriteContext,
  { requestId, version }: { requestId: number; version: number },
  otherId: number,
): Promise<{ request: RequestRecord; other: RequestRecord }> {
  if (otherId < requestId) {
    const other = await lockRequest(context, otherId);
    return { request: await lockRequest(context, requestId, version), other };
  }
  const request = await lockRequest(context, requestId, version);
  return { request, other: await lockRequest(context, otherId) };
}

type Looking = Pick<Context, 'db' | 'actor'>;

/** The claim with a number; one that the actor may not see is as unknown as a missing one. */
async function findOther({ db, actor }: Looking, requestId: number, duplicateNo: string): Promise<RequestRecord> {
  const [other] = await findByNumbers(db, actor, [duplicateNo]);
  if (other === undefined) throw refuse('unknownNumber');
  if (other.id === requestId) throw refuse('linksItself');
  if (!isClaim(other.type)) throw refuse('linksNoClaim');
  if (other.status === 'draft') throw refuse('linksDraft');
  return other;
}

/** The claim with a number, if a request can be linked with it. */
export async function findLinkable(context: Looking, requestId: number, duplicateNo: string): Promise<RequestRecord | undefined> {
  try {
    const other = await findOther(context, requestId, duplicateNo);
    return (await areDuplicates(context.db, requestId, other.id)) ? undefined : other;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** Locks the claim that a request is going to be linked with if it comes first, before the request itself is locked. */
export async function lockEarlierDuplicate(context: WriteContext, requestId: number, duplicateNo: string): Promise<void> {
  const other = await findLinkable(context, requestId, duplicateNo);
  if (other !== undefined && other.id < requestId) await lockRequest(context, other.id);
}

/** Says that a claim is the same as another one, which goes on; both show it, and both keep the event. */
export async function linkAsDuplicate(context: WriteContext, { duplicateNo, ...target }: BodyOf<typeof link>): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  if ((await findRequest(tx, actor, target.requestId)) === undefined) throw fail('notFound');
  const found = await findOther(context, target.requestId, duplicateNo);
  const { request, other } = await lockBoth(context, target, found.id);
  const linked = await transition(context, requestMachine, request, { action: 'linkDuplicate', after: nameOfOther(other) });
  if (await areDuplicates(tx, request.id, other.id)) throw refuse('linkedAlready');
  await transition(context, requestMachine, other, { action: 'gainDuplicate', after: nameOfOther(request) });
  await insertLink(tx, { fromId: request.id, toId: other.id, kind: 'duplicateOf', createdBy: actor.userId, at: platform.clock.now() });
  return acted(context, linked, await nameOf(tx, linked.owner_id));
}

/** Takes two duplicates apart, from either of them. */
export async function unlinkDuplicates(
  context: WriteContext,
  { otherId, reason, ...target }: BodyOf<typeof unlink>,
): Promise<RequestActed> {
  const { tx } = context;
  const { request, other } = await lockBoth(context, target, otherId);
  if (!(await removeDuplicateLink(tx, request.id, other.id))) throw fail('notFound');
  const unlinked = await transition(context, requestMachine, request, { action: 'unlinkDuplicate', reason, after: nameOfOther(other) });
  await transition(context, requestMachine, other, { action: 'unlinkDuplicate', reason, after: nameOfOther(request) });
  return acted(context, unlinked, await nameOf(tx, unlinked.owner_id));
}
