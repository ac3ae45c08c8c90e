import type { Language } from '@heliodesk/contract/kit';
import type { FinishReviewBody, RequestAction, ReviewCounts } from '@heliodesk/contract/request';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import type { z } from 'zod';
import { checkChoices } from '#src/domains/reference/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { forgetAccepted, forgetDecided, lockReview, updateCounts, updateToFinished } from '../review-store.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

/** What a claim's review is of: the actions that decide and finish, and how the customer hears of it. */
const reviews = {
  serials: { decide: 'decideSerials', finish: 'reviewSerials', told: 'serialsReviewed' },
  parts: { decide: 'decideParts', finish: 'reviewParts', told: 'partsReviewed' },
} as const satisfies Readonly<Record<string, { decide: RequestAction; finish: RequestAction; told: string }>>;
export type Reviewed = keyof typeof reviews;

export const noneDecided: ReviewCounts = { accepted: 0, refused: 0, asked: 0, undecided: 0 };

export const isAllDecided = ({ accepted, refused, asked, undecided }: ReviewCounts): boolean =>
  undecided === 0 && accepted + refused + asked > 0;

/** Refuses where the caller can't decide about a claim now. Nothing is locked: deciding may take a while. */
export async function requireReviewable(context: WriteContext, of: Reviewed, requestId: number): Promise<RequestRecord> {
  const request = await findRequest(context.tx, context.actor, requestId);
  if (request === undefined) throw fail('notFound');
  checkTransition(context, requestMachine, request, { action: reviews[of].decide });
  return request;
}

/** The same with the claim locked, where deciding is quick. */
export async function lockReviewable(context: WriteContext, of: Reviewed, requestId: number): Promise<RequestRecord> {
  const request = await lockRequest(context, requestId);
  checkTransition(context, requestMachine, request, { action: reviews[of].decide });
  return request;
}

/** Refusing needs a reason of the dictionary; answers the reason to keep. */
export async function checkRefusal(tx: Tx, isRefused: boolean, reasonCode: string): Promise<string> {
  if (!isRefused) return '';
  if (reasonCode === '') throw failFields({ path: 'reasonCode', rule: 'required' });
  await checkChoices(tx, [{ path: 'reasonCode', type: 'serial_refusal', value: reasonCode }]);
  return reasonCode;
}

/** Refuses to let the list of a claim be changed once something of it is settled: what is in it is what was completed. */
export function requireOpenList({ settled_quantity: settled }: RequestRecord): void {
  if (settled > 0) throw fail('review.listClosed');
}

/** Records a decision and the counts after it, at the end of its transaction, so that the claim is locked for a moment only. */
export async function recordDecision(
  context: WriteContext,
  of: Reviewed,
  { requestId, counts, after }: { requestId: number; counts: ReviewCounts; after: object },
): Promise<void> {
  await updateCounts(context.tx, requestId, counts);
  const request = await lockRequest(context, requestId);
  if (counts.asked > 0) requireOpenList(request);
  await transition(context, requestMachine, request, {
    action: reviews[of].decide,
    // What was accepted is known once the review is finished again.
    change: { all_decided: isAllDecided(counts), accepted_quantity: null },
    after,
  });
}

/** A review that is to be finished. */
export interface ReviewToFinish extends z.output<typeof FinishReviewBody> {
  counts: ReviewCounts;
  /** Asks the customer about those in question. */
  ask: (reviewed: RequestRecord, question: string) => Promise<unknown>;
}

/** Finishes the review of a claim: the customer hears of it, and is asked about what is in question. */
export async function recordReview(
  context: WriteContext,
  of: Reviewed,
  { requestId, version, counts, question, ask }: ReviewToFinish,
): Promise<void> {
  const { platform, tx, actor } = context;
  const { accepted, refused, asked } = counts;
  if (asked > 0 && question === '') throw failFields({ path: 'question', rule: 'required' });
  // The claim may not know yet that its list has changed.
  if (!isAllDecided(counts)) throw fail('action.blocked', {}, { blockedBy: ['allDecided'] });
  const { finish, told } = reviews[of];
  const request = await lockRequest(context, requestId, version);
  const inWords = (count: number): string => formatNumber(count, request.language as Language);
  const reviewed = await transition(context, requestMachine, request, {
    action: finish,
    // What is in question comes back, and is to be decided about then.
    change: { all_decided: asked === 0, accepted_quantity: accepted },
    after: { accepted, refused, asked },
  });
  await conversationPort.of(platform).postSystemMessage(context, requestId, told, {});
  if (asked > 0) await ask(reviewed, question);
  await notifyContact(context, reviewed, { template: told, params: { accepted: inWords(accepted), refused: inWords(refused) } });
  await updateCounts(tx, requestId, counts);
  await updateToFinished(tx, requestId, actor.userId, platform.clock.now());
}

/** Counts a review again after what it is of has changed: what is not decided about opens it again. */
export async function recountReview(tx: Tx, requestId: number, countNow: () => Promise<ReviewCounts>): Promise<void> {
  const before = await lockReview(tx, requestId);
  if (before === undefined) return;
  const counts = await countNow();
  await updateCounts(tx, requestId, counts);
  const isSame = (['accepted', 'refused', 'asked'] as const).every((decision) => counts[decision] === before[decision]);
  const { finished_at: at, finished_by: by } = before;
  if (isSame && counts.undecided === 0 && at !== null && by !== null) await updateToFinished(tx, requestId, by, at);
  else await forgetAccepted(tx, requestId);
  if (!isAllDecided(counts)) await forgetDecided(tx, requestId);
}
