import { CreditNoteRecord, type PaymentProgress } from '@heliodesk/contract/payment';
import type { Language } from '@heliodesk/contract/kit';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { PaymentHead } from './store/payment-heads.ts';

/** A credit note as it was recorded. */
export const recordOf = (text: string): CreditNoteRecord => CreditNoteRecord.parse(JSON.parse(text));

/** What everyone who sees the claim may know of a payment. */
export const toPaymentHead = (head: PaymentHead, language: Language): Omit<PaymentProgress, 'bankAccount' | 'proofs'> => ({
  paymentId: head.id,
  requestId: head.request_id,
  requestNo: head.request_no,
  solutionId: head.solution_id,
  state: head.state,
  version: head.version,
  companyName: head.company_name,
  quantity: head.quantity,
  unitPrice: head.unit_price ?? '',
  currency: head.currency,
  amount: head.amount,
  payee: head.payee,
  creditNoteId: head.credit_note_id ?? 0,
  number: head.note_number,
  issueTime: head.issued_at.toISOString(),
  contactName: nameIn(language, head),
  acknowledgeTime: head.acknowledged_at?.toISOString() ?? null,
  payTime: head.pay_day,
  paid: head.state === 'paid',
});
