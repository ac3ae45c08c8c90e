import type { Language } from '@heliodesk/contract/kit';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { askForSerials } from '../tips/ask.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';

/** Refuses where the caller can't decide about the serial numbers of a claim now. Nothing is locked: deciding may take a while. */
export async function requireReviewable(context: WriteContext, requestId: number): Promise<RequestRecord> {
  const request = await findRequest(context.tx, context.actor, requestId);
  if (request === undefined) throw fail('notFound');
  checkTransition(context, requestMachine, request, { action: 'decideSerials' });
  return request;
}

/** Records a decision about serial numbers, at the end of its transaction, so that the claim is locked for a moment only. */
export async function recordDecision(
  context: WriteContext,
  requestId: number,
  { isDecided, ...after }: { decision: string; serials: number; verdict: string | null; isDecided: boolean },
): Promise<void> {
  const request = await lockRequest(context, requestId);
  await transition(context, requestMachine, request, {
    action: 'decideSerials',
    change: { serials_decided: isDecided },
    after,
  });
}

/** A review of serial numbers that is to be finished. */
export interface ReviewToFinish {
  requestId: number;
  version: number;
  counts: { accepted: number; refused: number; asked: number };
  /** What the customer is asked about those in question. */
  question: string;
}

/** Finishes the review of a claim's serial numbers: the customer hears of it, and is asked about those in question. */
export async function recordReview(context: WriteContext, { requestId, version, counts, question }: ReviewToFinish): Promise<void> {
  const { platform } = context;
  const { accepted, refused, asked } = counts;
  const request = await lockRequest(context, requestId, version);
  const inWords = (count: number): string => formatNumber(count, request.language as Language);
  const reviewed = await transition(context, requestMachine, request, {
    action: 'reviewSerials',
    // What is in question comes back, and is to be decided about then.
    change: { serials_decided: asked === 0 },
    after: counts,
  });
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'serialsReviewed', {});
  if (asked > 0) await askForSerials(context, reviewed, { all: false, decided: true, verdicts: [], serials: [], content: question });
  await notifyContact(context, reviewed, {
    template: 'serialsReviewed',
    params: { accepted: inWords(accepted), refused: inWords(refused) },
  });
}
