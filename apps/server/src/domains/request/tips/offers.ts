import { tipTypes, type ConsentFile, type OfferedSolution, type Tip } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { noteOffers } from '../message-note-store.ts';
import { conversationPort } from '../ports.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { lockToAnswer, recordAnswer } from './answer.ts';
import { takeConsent } from './consent.ts';
import { answerDue } from './due.ts';
import { insertOffers } from './offer-store.ts';
import { tipNow } from './read.ts';
import { hasOpenTip } from './tip-counts-store.ts';

/**
 * Offers the customer of a locked, just approved claim its solutions: a task to confirm each, all at the same time. What is said about all
 * of them goes with the first. Who approved is not named, and the mail that tells of them is the caller's. Answers the claim as it is now.
 */
export async function sendOffers(
  context: WriteContext,
  request: RequestRecord,
  { solutions, text }: { solutions: readonly OfferedSolution[]; text: string },
): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  const at = platform.clock.now();
  const { due } = await answerDue(tx, request, at);
  const messageIds = await conversationPort.of(platform).postOffers(context, request.id, solutions.length);
  await insertOffers(tx, { requestId: request.id, messageIds, solutions, text, at, due });
  await noteOffers(tx, request, { types: solutions.map(() => tipTypes.solution), at });
  const offered = await findRequest(tx, actor, request.id);
  if (offered === undefined) throw fail('notFound');
  return offered;
}

export interface AnsweredOffer {
  /** As it is now, locked. */
  request: RequestRecord;
  tipsId: number;
  solution: OfferedSolution;
  /** With which staff have answered; `null` where the customer's side did. */
  consent: ConsentFile | null;
  /** What was said about all solutions, where it was said with this one; empty otherwise. */
  text: string;
  /** No other solution of the claim waits for an answer. */
  isLast: boolean;
  /** The task as it is now. */
  read: () => Promise<Tip>;
}

/** What is answered; staff name the written consent of the customer by its file. */
export interface OfferAnswer {
  msgId: number;
  accept: boolean;
  reason: string;
  attId?: number;
}

/** Accepts or declines an offered solution for good, for the customer; the first answer counts. */
export async function answerOffer(context: WriteContext<Caller>, { msgId, accept, reason, attId }: OfferAnswer): Promise<AnsweredOffer> {
  const locked = await lockToAnswer(context, msgId, { hasConsent: attId !== undefined });
  const { tip } = locked;
  const { solution } = tip.asked;
  if (solution === null) throw fail('notFound');
  checkTransition(context, requestMachine, locked.request, { action: attId === undefined ? 'confirmSolution' : 'confirmWithConsent' });
  const consent = attId === undefined ? null : await takeConsent(context, locked.request.id, attId);
  const request = await recordAnswer(context, locked, {
    after: { accepted: accept, ...(consent && { consent }) },
    note: reason,
    said: {
      accepted: String(accept),
      kind: String(solution.kind),
      quantity: String(solution.quantity),
      ...(consent && { consent: consent.fileName }),
    },
  });
  return {
    request,
    tipsId: tip.id,
    solution,
    consent,
    text: tip.content,
    isLast: !(await hasOpenTip(context.tx, request.id, [tipTypes.solution])),
    read: () => tipNow(context, tip.id),
  };
}
