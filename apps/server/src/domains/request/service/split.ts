import type { BodyOf } from '@heliodesk/contract/kit';
import type { ClaimSplit, ReviewCounts, splitClaim as api } from '@heliodesk/contract/request';
import { copyAttachments } from '#src/domains/attachment/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { evidenceOf } from '../files.ts';
import { findKind, type KindSplit } from '../kinds.ts';
import { insertLink } from '../link-store.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { openReview, updateCounts } from '../review-store.ts';
import { updateSearch } from '../search-store.ts';
import { copyFiled, insertSplit } from '../split-store.ts';
import { findRequest, nextRequestNo, type RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';
import { noneDecided } from './review.ts';

type Splitting = BodyOf<typeof api>;

/** The claim in its newest version with its review, both locked in the order in which deciding locks them. */
async function lockToSplit(
  context: WriteContext,
  { requestId, version }: Splitting,
): Promise<{ request: RequestRecord; parts: KindSplit }> {
  const { platform, tx, actor } = context;
  const found = await findRequest(tx, actor, requestId);
  if (found === undefined) throw fail('notFound');
  checkTransition(context, requestMachine, found, { action: 'split' });
  const parts = findKind(platform, found.type)?.split;
  if (parts === undefined) throw fail('action.notAllowed', {}, { state: found.status });
  if (parts.of === 'serials') await openReview(tx, requestId);
  const request = await lockRequest(context, requestId, version);
  if (parts.of === 'parts') await openReview(tx, requestId);
  return { request, parts };
}

/** Begins the claim that goes on with what is undecided: in review, with the same owner, and with what the customer had filed. */
async function begin(
  context: WriteContext,
  from: RequestRecord,
  { quantity, reason }: { quantity: number; reason: string },
): Promise<RequestRecord> {
  const { platform, tx } = context;
  const at = platform.clock.now();
  const draft = await insertSplit(tx, { from, requestNo: await nextRequestNo(tx, from.type, at), quantity, at });
  await copyFiled(tx, from.id, draft.id);
  await copyAttachments(context, evidenceOf(from.id), evidenceOf(draft.id));
  return transition(context, requestMachine, draft, {
    action: 'beginSplit',
    extraGuards: ['startedBySplit'],
    reason,
    change: {
      owner_id: from.owner_id,
      on_behalf: from.on_behalf,
      submitted_at: from.submitted_at,
      first_contact_due: from.first_contact_due,
      first_contact_at: from.first_contact_at,
      waiting_on: 'us',
    },
    after: { requestId: from.id, requestNo: from.request_no },
  });
}

/** How many stay, and how many go on in the new claim. */
function divide({ accepted, refused, asked, undecided }: ReviewCounts): { stay: number; go: number } {
  const [stay, go] = [accepted + refused, asked + undecided];
  if (go === 0) throw fail('split.nothingUndecided');
  if (stay === 0) throw fail('split.nothingDecided');
  return { stay, go };
}

/** Says in both conversations and by mail that the claim was split, and why. */
async function tell(context: WriteContext, from: RequestRecord, claim: RequestRecord, reason: string): Promise<void> {
  const { platform } = context;
  const { postSystemMessage } = conversationPort.of(platform);
  await postSystemMessage(context, from.id, 'split', { claimNo: claim.request_no, reason });
  await postSystemMessage(context, claim.id, 'splitFrom', { claimNo: from.request_no, reason });
  await notifyContact(context, from, { template: 'claimSplit', params: { claimNo: claim.request_no, reason } });
}

/** Moves what is neither accepted nor refused to a claim of its own, so that the rest goes on. */
export async function splitClaim(context: WriteContext, body: Splitting): Promise<ClaimSplit> {
  const { platform, tx, actor } = context;
  const { requestId, reason } = body;
  const { request, parts } = await lockToSplit(context, body);
  checkTransition(context, requestMachine, request, { action: 'split' });
  await parts.requireIdle?.(tx, requestId);
  const counts = await parts.count(tx, requestId);
  const { stay, go } = divide(counts);
  const claim = await begin(context, request, { quantity: go, reason });
  await parts.move(tx, { from: requestId, to: claim.id, stay, go });
  await updateCounts(tx, requestId, { ...counts, asked: 0 });
  await openReview(tx, claim.id);
  await updateCounts(tx, claim.id, { ...noneDecided, asked: counts.asked });
  const rest = await transition(context, requestMachine, request, {
    action: 'split',
    reason,
    // The review of what stays is to be finished, which tells how much is accepted.
    change: { quantity: stay, all_decided: true, accepted_quantity: null },
    before: { quantity: request.quantity },
    after: { requestId: claim.id, requestNo: claim.request_no, quantity: stay, moved: go },
  });
  await insertLink(tx, { fromId: claim.id, toId: requestId, kind: 'splitFrom', createdBy: actor.userId, at: platform.clock.now(), reason });
  await updateSearch(tx, [claim.id]);
  await tell(context, rest, claim, reason);
  return {
    ...acted(context, rest, await nameOf(tx, rest.owner_id)),
    claim: { requestId: claim.id, requestNo: claim.request_no, requestType: claim.type },
    moved: go,
  };
}
