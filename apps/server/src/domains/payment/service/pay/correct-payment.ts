import type { BodyOf } from '@heliodesk/contract/kit';
import type { correctPayment as api, PaymentInFull } from '@heliodesk/contract/payment';
import { listAttachments, moveAttachments, showAttachments } from '#src/domains/attachment/index.ts';
import { requireFactor } from '#src/domains/identity/index.ts';
import { requestMachine, timedGuards } from '#src/domains/request/index.ts';
import { correctPayTime } from '#src/domains/solution/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { paymentMachine } from '../../payment-machine.ts';
import type { Recorded } from '../../store/corrections.ts';
import { findPaymentHead, type PaymentHead } from '../../store/payment-heads.ts';
import { lockPayment, requirePossible } from './lock-payment.ts';
import { proofsOf, replacedProofsOf } from './proofs.ts';
import { readPayment } from './read-payment.ts';
import { paymentGuardsOf } from './steps-before.ts';
import { tellCorrected } from './tell.ts';

type Body = BodyOf<typeof api>;

/** What is recorded of a payment now. */
async function recordedOf({ tx }: WriteContext, head: PaymentHead): Promise<Recorded> {
  const proofs = await listAttachments(tx, proofsOf(head.id));
  return { payTime: head.pay_day ?? '', bankReference: head.bank_reference, attIds: proofs.map(({ attId }) => attId) };
}

/** Shows the new proofs of a payment, and leaves those that it no longer has to finance. */
async function exchangeProofs(context: WriteContext, head: PaymentHead, before: Recorded, attIds: readonly number[]): Promise<void> {
  const added = attIds.filter((attId) => !before.attIds.includes(attId));
  const replaced = before.attIds.filter((attId) => !attIds.includes(attId));
  if (!(await showAttachments(context, proofsOf(head.id), added))) throw failFields({ path: 'attIds', rule: 'invalid' });
  await moveAttachments(context.tx, proofsOf(head.id), replacedProofsOf(head.id), replaced);
}

/**
 * Finance corrects the day, the reference or the proofs of a payment, by the rules by which it was recorded. The amount and the account stay,
 * and what was recorded before stays in the events.
 */
export async function correctPayment(context: WriteContext, body: Body): Promise<PaymentInFull> {
  await requireFactor(context);
  const { actor, platform, tx } = context;
  const { request, head } = await lockPayment(context, body);
  const now = platform.clock.now();
  const attempt = { action: 'correct', extraGuards: paymentGuardsOf(actor, head, now) } as const;
  checkTransition(context, paymentMachine, head, attempt);
  requirePossible(body.payTime, now, head);
  const before = await recordedOf(context, head);
  const after: Recorded = {
    payTime: body.payTime,
    bankReference: body.bankReference,
    attIds: body.attIds.toSorted((one, other) => one - other),
  };
  const isSame = (what: keyof Recorded) => JSON.stringify(before[what]) === JSON.stringify(after[what]);
  if (isSame('payTime') && isSame('bankReference') && isSame('attIds')) throw failFields({ path: 'payTime', rule: 'nothingCorrected' });
  await exchangeProofs(context, head, before, body.attIds);
  const { reason } = body;
  await transition(context, paymentMachine, head, {
    ...attempt,
    reason,
    before,
    after,
    change: { pay_day: after.payTime, bank_reference: after.bankReference, corrected_by: actor.userId },
  });
  if (!isSame('payTime')) await correctPayTime(context, request.id, head.solution_id, new Date(`${after.payTime}T00:00:00Z`));
  const corrected = await transition(context, requestMachine, request, {
    action: 'correctPayment',
    extraGuards: timedGuards(request, now),
    reason,
    before: { payTime: before.payTime },
    after: { solutionId: head.solution_id, payTime: after.payTime },
  });
  await auditChange(context, {
    action: 'payment.correctPayment',
    subjectType: 'request',
    subjectId: request.id,
    before: { paymentId: head.id, ...before },
    after: { paymentId: head.id, ...after, reason },
  });
  const read = await findPaymentHead(tx, head.id);
  // Customers don't see the bank's reference.
  if (read !== undefined && !(isSame('payTime') && isSame('attIds'))) await tellCorrected(context, corrected, read);
  return readPayment(context, head.id);
}
