import { paymentDays } from '@heliodesk/contract/payment';
import type { ReceiptFact } from '@heliodesk/contract/request';
import { workCalendarOf } from '#src/domains/account/index.ts';
import { keepReceipt, workingDaysLater, type TipPartOwner } from '#src/domains/request/index.ts';
import { isGuest } from '#src/platform/auth/actor.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { isHandler } from '../../machine.ts';
import { paymentMachine } from '../../payment-machine.ts';
import { recordOf } from '../../payment-view.ts';
import { findBankDetails } from '../../store/bank-details.ts';
import { findNote } from '../../store/credit-notes.ts';
import { findPaymentHead } from '../../store/payment-heads.ts';
import { findPaymentOfNote } from '../../store/payments.ts';
import { tellPayers } from './tell.ts';

/** What the receipt of a credit note records. Everyone who sees the claim may read it, so the account isn't in it. */
function factsOf(text: string): ReceiptFact[] {
  const { number, quantity, unitPrice, money, currency, payee } = recordOf(text);
  return [
    { field: 'creditNote', as: 'text', value: number },
    { field: 'quantity', as: 'number', value: quantity },
    { field: 'unitPrice', as: 'money', value: unitPrice, currency },
    { field: 'money', as: 'money', value: money, currency },
    ...(payee === '' ? [] : [{ field: 'payee', as: 'text', value: payee } as const]),
  ];
}

/** The contact who entered the bank details has read the credit note; someone else's task is answered like a missing one. */
const acknowledge: NonNullable<TipPartOwner['takeOver']> = async (context, { request, tip }) => {
  const { tx, actor, platform } = context;
  const noteId = tip.asked.creditNoteId ?? 0;
  const payment = await findPaymentOfNote(tx, noteId);
  const [bank, note] = [payment && (await findBankDetails(tx, payment.bank_details_id)), await findNote(tx, noteId)];
  if (payment === undefined || bank === undefined || note === undefined) throw fail('notFound');
  if (isGuest(actor) || !isHandler(actor, bank)) throw fail('notFound');
  const at = platform.clock.now();
  const due = workingDaysLater(at, paymentDays, await workCalendarOf(tx, bank.account_id));
  const acknowledged = await transition(context, paymentMachine, payment, {
    action: 'acknowledge',
    change: { acknowledged_by: actor.userId, acknowledged_at: at, due_at: due, late_told_at: null },
  });
  await keepReceipt(context, request, { kind: 'creditNote', tipsId: tip.id, facts: factsOf(note.record) });
  const head = await findPaymentHead(tx, acknowledged.id);
  if (head !== undefined) await tellPayers(context, head);
};

/** Credit notes: nothing of them changes, and reading them is all that is asked for. */
export const creditNotePart: TipPartOwner = {
  snapshotOf: async () => ({}),
  differences: () => ({}),
  isAnswered: () => true,
  takeOver: acknowledge,
};
