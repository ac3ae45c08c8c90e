import type { ConfidentialBankDetails, Payment, PaymentCorrection, PaymentInFull } from '@heliodesk/contract/payment';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { paymentActionsOf } from '../../payment-machine.ts';
import { toPaymentHead } from '../../payment-view.ts';
import { findCorrections } from '../../store/corrections.ts';
import { findPaymentHead, type PaymentHead } from '../../store/payment-heads.ts';
import { findApproval } from '../../store/people.ts';
import { toMasked } from '../../view.ts';
import { flagsOf } from '../flags.ts';
import { openPlaces } from '../opened.ts';
import { unflagged } from '../read-check.ts';
import { findReplaced, listProofs } from './proofs.ts';
import { paymentGuardsOf } from './steps-before.ts';

const maskedOf = (details: ConfidentialBankDetails | null | undefined) => (details ? toMasked(details) : null);

/** Payments as finance sees them, with what was noticed about their accounts. */
export async function toPayments(context: Context, heads: readonly PaymentHead[]): Promise<Payment[]> {
  const { actor, language, platform } = context;
  const opened = await openPlaces(
    context,
    heads.map(({ bank_details_id: bankDetailsId, entry }) => ({ bankDetailsId, entry })),
  );
  const flags = await flagsOf(
    context,
    heads.map((bank, index) => ({ bank, details: opened[index] ?? null })),
  );
  return heads.map((head, index) => ({
    ...toPaymentHead(head, language),
    bankDetailsId: head.bank_details_id,
    masked: maskedOf(opened[index]),
    flags: flags[index] ?? unflagged,
    cleared: { otherCompany: head.cleared_other, changed: head.cleared_changed },
    checkedBy: head.checked_by_name ?? '',
    due: head.due_at?.toISOString() ?? null,
    paidBy: head.paid_by_name ?? '',
    recordTime: head.paid_at?.toISOString() ?? null,
    actions: paymentActionsOf(actor, head, paymentGuardsOf(actor, head, platform.clock.now())),
  }));
}

/** How a payment was corrected, the last time first, with what had been recorded before. */
async function readCorrections(context: Context, paymentId: number): Promise<PaymentCorrection[]> {
  const corrections = await findCorrections(context.db, paymentId);
  const files = await findReplaced(context, paymentId);
  return corrections.map(({ at, by, reason, before, after }) => ({
    correctedBy: by,
    at: at.toISOString(),
    reason,
    payTime: before.payTime,
    bankReference: before.bankReference,
    proofs: before.attIds.filter((attId) => !after.attIds.includes(attId)).flatMap((attId) => files.get(attId) ?? []),
  }));
}

/** A payment with the people who had to do with it. */
export async function readPayment(context: Context, paymentId: number): Promise<PaymentInFull> {
  const { db } = context;
  const head = await findPaymentHead(db, paymentId);
  const [payment] = head === undefined ? [] : await toPayments(context, [head]);
  if (head === undefined || payment === undefined) throw fail('notFound');
  const approval = await findApproval(db, head.request_id);
  return {
    ...payment,
    taxNo: head.tax_no,
    proposedBy: approval?.sender_name ?? '',
    proposedAt: approval?.sent_at.toISOString() ?? null,
    approvedBy: approval?.decider_name ?? '',
    approvedAt: approval?.decided_at?.toISOString() ?? null,
    enteredBy: head.entered_by_name ?? '',
    enteredAt: head.entered_at?.toISOString() ?? null,
    checkedAt: head.checked_at?.toISOString() ?? null,
    confirmedAt: head.confirmed_at?.toISOString() ?? null,
    noteConfirmedBy: head.acknowledged_by_staff ?? '',
    bankReference: head.bank_reference,
    proofs: (await listProofs(context, [paymentId])).get(paymentId) ?? [],
    corrections: await readCorrections(context, paymentId),
  };
}
