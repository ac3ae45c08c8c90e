import type { BodyOf } from '@heliodesk/contract/kit';
import type { markPaid as api, PaymentInFull } from '@heliodesk/contract/payment';
import { showAttachments } from '#src/domains/attachment/index.ts';
import { requireFactor } from '#src/domains/identity/index.ts';
import { requestMachine } from '#src/domains/request/index.ts';
import { finishSolution } from '#src/domains/solution/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { paymentMachine } from '../../payment-machine.ts';
import { findPaymentHead } from '../../store/payment-heads.ts';
import { lockPayment, requirePossible } from './lock-payment.ts';
import { proofsOf } from './proofs.ts';
import { readPayment } from './read-payment.ts';
import { paymentGuardsOf, stepsBefore } from './steps-before.ts';
import { tellPaid } from './tell.ts';

type Body = BodyOf<typeof api>;

/** Finance has paid a compensation: once and for all, by someone who has taken none of the steps before. The solution is done with it. */
export async function markPaid(context: WriteContext, body: Body): Promise<PaymentInFull> {
  await requireFactor(context);
  const { actor, platform, tx } = context;
  const { request, head } = await lockPayment(context, body);
  const attempt = { action: 'pay', extraGuards: paymentGuardsOf(actor, head, platform.clock.now()) } as const;
  checkTransition(context, paymentMachine, head, attempt);
  const at = platform.clock.now();
  requirePossible(body.payTime, at, head);
  if (!(await showAttachments(context, proofsOf(head.id), body.attIds))) throw failFields({ path: 'attIds', rule: 'invalid' });
  await transition(context, paymentMachine, head, {
    ...attempt,
    change: {
      paid_by: actor.userId,
      paid_at: at,
      pay_day: body.payTime,
      bank_reference: body.bankReference,
      steps_before: stepsBefore(head),
    },
  });
  const marked = await transition(context, requestMachine, request, {
    action: 'markPaid',
    after: { solutionId: head.solution_id, amount: head.amount, currency: head.currency, payTime: body.payTime },
  });
  const finished = await finishSolution(context, marked, head.solution_id, { payTime: new Date(`${body.payTime}T00:00:00Z`) });
  await auditChange(context, {
    action: 'payment.markPaid',
    subjectType: 'request',
    subjectId: request.id,
    after: { paymentId: head.id, amount: head.amount, currency: head.currency, payTime: body.payTime, bankDetailsId: head.bank_details_id },
  });
  const paid = await findPaymentHead(tx, head.id);
  if (paid !== undefined) await tellPaid(context, finished, paid);
  return readPayment(context, head.id);
}
