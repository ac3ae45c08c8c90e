import type { BodyOf } from '@heliodesk/contract/kit';
import type { rejectRequest as reject, RequestActed, returnProposal as giveBack } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { ringBell, settleDecision } from '#src/platform/notify/notify.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { decideProposal } from '../proposal-store.ts';
import type { RequestRecord } from '../store.ts';
import { recallOpenTips } from '../tips/recall.ts';
import { acted, nameOf } from './acted.ts';
import { appealUntil } from './appeal-until.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

/** Tells the customer, in the words of the proposal, and how to appeal. */
async function tellRejected(context: WriteContext, rejected: RequestRecord, text: string): Promise<void> {
  const until = rejected.appeal_until;
  const { postSystemMessage } = conversationPort.of(context.platform);
  if (until === null) {
    await postSystemMessage(context, rejected.id, 'rejectedAgain', {});
    await notifyContact(context, rejected, { template: 'requestRejectedAgain', params: { text } });
    return;
  }
  await postSystemMessage(context, rejected.id, 'rejected', { until: until.toISOString() });
  await notifyContact(context, rejected, { template: 'requestRejected', params: { text, until: { moment: until } } });
}

/** Rejects a claim as someone else has proposed. */
export async function rejectRequest(context: WriteContext, { requestId, version }: BodyOf<typeof reject>): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action: 'reject' });
  const unasked = await recallOpenTips(context, request);
  const now = platform.clock.now();
  const proposal = await decideProposal(tx, requestId, { state: 'accepted', by: actor.userId, at: now });
  const rejected = await transition(context, requestMachine, unasked, {
    action: 'reject',
    reason: proposal.public_text,
    change: { waiting_on: 'none', appeal_until: await appealUntil(context, request, { now }) },
    after: { reasonCode: proposal.reason_code, proposedBy: proposal.proposed_by },
  });
  await tellRejected(context, rejected, proposal.public_text);
  await settleDecision(context, requestId);
  await ringBell(context, { userId: proposal.proposed_by, kind: 'rejectionAgreed', requestId });
  return acted(context, rejected, await nameOf(tx, rejected.owner_id));
}

/** Leaves the claim in review and tells the author why. */
export async function returnProposal(
  context: WriteContext,
  { requestId, version, reason }: BodyOf<typeof giveBack>,
): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  const returned = await transition(context, requestMachine, request, {
    action: 'returnProposal',
    reason,
    change: { decision_due: null, proposed_by: null },
  });
  const at = platform.clock.now();
  const proposal = await decideProposal(tx, requestId, { state: 'returned', by: actor.userId, at, decision: reason });
  await settleDecision(context, requestId);
  await ringBell(context, { userId: proposal.proposed_by, kind: 'rejectionReturned', requestId });
  return acted(context, returned, await nameOf(tx, returned.owner_id));
}
