import { tipTypes } from '@heliodesk/contract/request';
import type { ConfidentialBankDetails, CreditNoteRecord } from '@heliodesk/contract/payment';
import type { Language } from '@heliodesk/contract/kit';
import { closeStepTips, sendStepTip, titlesIn, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { notify } from '#src/platform/notify/notify.ts';
import { paymentMachine } from '../../payment-machine.ts';
import type { BankRecord } from '../../store/bank-details.ts';
import { insertNote, nextNotePosition } from '../../store/credit-notes.ts';
import { findPaymentFacts } from '../../store/payment-facts.ts';
import { findUnpaidTo, insertPayments, updateNoteOf, type PaymentRecord } from '../../store/payments.ts';

/** Bank details of a locked claim that the customer has just confirmed. */
interface Confirmed {
  request: RequestRecord;
  bank: BankRecord;
  details: ConfidentialBankDetails;
}

/** Issues the credit note of a payment, as it is now. */
async function issueNote(context: WriteContext, { request, bank, details }: Confirmed, payment: PaymentRecord): Promise<number> {
  const { tx, platform } = context;
  const at = platform.clock.now();
  const facts = await findPaymentFacts(tx, payment.id);
  const position = await nextNotePosition(tx, request.id);
  const record: CreditNoteRecord = {
    number: `${request.request_no}-CN${position}`,
    issuedAt: at.toISOString(),
    requestNo: request.request_no,
    ...facts,
    currency: payment.currency,
    money: payment.amount,
    bankAccount: details.bankAccount.masked,
  };
  const noteId = await insertNote(tx, { requestId: request.id, paymentId: payment.id, contactId: bank.contact_id, position, record, at });
  await updateNoteOf(tx, payment.id, noteId);
  return noteId;
}

/** Payments that the bank details are confirmed for: those that begin now, and those that were held back. */
async function findAnnounced(context: WriteContext, { request, bank }: Confirmed): Promise<PaymentRecord[]> {
  const { tx } = context;
  const entry = bank.entry ?? 0;
  const held = await findUnpaidTo(tx, bank.id);
  const again = await transitionAll(context, paymentMachine, held, { action: 'announce', change: { entry } });
  const started = await insertPayments(tx, { requestId: request.id, payee: bank.payee, bankDetailsId: bank.id, entry });
  return [...again, ...started];
}

/** Sends the contact of confirmed bank details a credit note for each compensation that is paid to them, and one mail about all. */
export async function announcePayments(context: WriteContext, confirmed: Confirmed): Promise<void> {
  const { platform } = context;
  let { request } = confirmed;
  let due;
  for (const payment of await findAnnounced(context, confirmed)) {
    const creditNoteId = await issueNote(context, confirmed, payment);
    ({ request, due } = await sendStepTip(context, request, { tipsType: tipTypes.creditNote, subjectId: creditNoteId }));
  }
  if (due === undefined) return;
  const title = titlesIn(platform, request.language as Language)(request);
  await notify(
    { ...context, actor: null },
    {
      to: { contactId: confirmed.bank.contact_id },
      about: { kind: 'request', id: request.id },
      template: 'creditNoteSent',
      params: { requestNo: request.request_no, title, due },
    },
  );
}

/** Holds back what is to be paid to bank details that finance returns: their credit notes no longer count. Answers the claim as it is then. */
export async function holdPayments(context: WriteContext, request: RequestRecord, bank: BankRecord): Promise<RequestRecord> {
  let current = request;
  for (const payment of await findUnpaidTo(context.tx, bank.id)) {
    if (payment.state === 'held') continue;
    if (payment.state === 'announced' && payment.credit_note_id !== null)
      current = await closeStepTips(context, current, { creditNoteId: payment.credit_note_id });
    const change = { acknowledged_by: null, acknowledged_at: null, due_at: null, late_told_at: null };
    await transition(context, paymentMachine, payment, { action: 'hold', change });
  }
  return current;
}
