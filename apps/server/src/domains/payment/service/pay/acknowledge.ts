import type { BodyOf, Language } from '@heliodesk/contract/kit';
import { paymentDays, type confirmNoteWithConsent as api, type PaymentProgress } from '@heliodesk/contract/payment';
import type { ConsentFile, ReceiptFact } from '@heliodesk/contract/request';
import { formatLabelled } from '@heliodesk/phrases/formats/lists';
import { formatMoney } from '@heliodesk/phrases/formats/numbers';
import { requireActable, workCalendarOf } from '#src/domains/account/index.ts';
import {
  answerWithConsent,
  keepReceipt,
  lockWithConsent,
  tellAnsweredFor,
  workingDaysLater,
  type TipPartOwner,
} from '#src/domains/request/index.ts';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { isHandler } from '../../machine.ts';
import { paymentMachine } from '../../payment-machine.ts';
import { recordOf } from '../../payment-view.ts';
import { findBankDetails, type BankRecord } from '../../store/bank-details.ts';
import { findNote, type NoteRow } from '../../store/credit-notes.ts';
import { findPaymentHead } from '../../store/payment-heads.ts';
import { findPaymentOfNote, type PaymentRecord } from '../../store/payments.ts';
import { readPaymentsOf } from './progress.ts';
import { paymentGuardsOf } from './steps-before.ts';
import { tellPayers } from './tell.ts';

/** What the receipt of a credit note records. Everyone who sees the claim may read it, so the account isn't in it. */
function factsOf(text: string, consent?: ConsentFile): ReceiptFact[] {
  const { number, quantity, unitPrice, money, currency, payee } = recordOf(text);
  return [
    { field: 'creditNote', as: 'text', value: number },
    { field: 'quantity', as: 'number', value: quantity },
    { field: 'unitPrice', as: 'money', value: unitPrice, currency },
    { field: 'money', as: 'money', value: money, currency },
    ...(payee === '' ? [] : [{ field: 'payee', as: 'text', value: payee } as const]),
    ...(consent === undefined ? [] : [{ field: 'consent', as: 'text', value: consent.fileName } as const]),
  ];
}

interface Announced {
  payment: PaymentRecord;
  bank: BankRecord;
  note: NoteRow;
}

/** The payment that a credit note announces. */
async function findAnnounced({ tx }: WriteContext<Caller>, noteId: number): Promise<Announced> {
  const payment = await findPaymentOfNote(tx, noteId);
  const [bank, note] = [payment && (await findBankDetails(tx, payment.bank_details_id)), await findNote(tx, noteId)];
  if (payment === undefined || bank === undefined || note === undefined) throw fail('notFound');
  return { payment, bank, note };
}

/** What changes once a credit note was read: finance is to pay. */
async function acknowledged({ tx, actor, platform }: WriteContext, { account_id }: BankRecord) {
  const at = platform.clock.now();
  const due = workingDaysLater(at, paymentDays, await workCalendarOf(tx, account_id));
  return { acknowledged_by: actor.userId, acknowledged_at: at, due_at: due, late_told_at: null };
}

/** Tells those of finance who may pay. */
async function tellOfPayment(context: WriteContext, { id }: PaymentRecord): Promise<void> {
  const head = await findPaymentHead(context.tx, id);
  if (head !== undefined) await tellPayers(context, head);
}

/** The contact who entered the bank details has read the credit note; someone else's task is answered like a missing one. */
const acknowledge: NonNullable<TipPartOwner['takeOver']> = async ({ actor, ...rest }, { request, tip }) => {
  if (isGuest(actor)) throw fail('notFound');
  const context = { ...rest, actor };
  const { payment, bank, note } = await findAnnounced(context, tip.asked.creditNoteId ?? 0);
  if (!isHandler(actor, bank)) throw fail('notFound');
  await transition(context, paymentMachine, payment, { action: 'acknowledge', change: await acknowledged(context, bank) });
  await keepReceipt(context, request, { kind: 'creditNote', tipsId: tip.id, facts: factsOf(note.record) });
  await tellOfPayment(context, payment);
};

/** Staff confirm a credit note for that contact, who has agreed to it in writing. */
export async function acknowledgeFor(context: WriteContext, { msgId, attId }: BodyOf<typeof api>): Promise<PaymentProgress> {
  const { tx, actor, platform } = context;
  const locked = await lockWithConsent(context, msgId);
  const noteId = locked.tip.asked.creditNoteId;
  if (noteId === null) throw fail('notFound');
  const { payment, bank, note } = await findAnnounced(context, noteId);
  const head = await findPaymentHead(tx, payment.id);
  if (head === undefined) throw fail('notFound');
  const contactId = bank.contact_id;
  await requireActable(tx, contactId);
  await transition(context, paymentMachine, payment, {
    action: 'acknowledgeFor',
    extraGuards: paymentGuardsOf(actor, head, platform.clock.now()),
    change: await acknowledged(context, bank),
  });
  const { request, consent } = await answerWithConsent(context, locked, { attId, contactId });
  await keepReceipt(context, request, { kind: 'creditNote', tipsId: locked.tip.id, facts: factsOf(note.record, consent), contactId });
  const { number, money, currency } = recordOf(note.record);
  const language = request.language as Language;
  const amount = formatMoney(money, currency, language);
  const answers = formatLabelled(translate(language)('creditNote:title', { number }), amount, language);
  await tellAnsweredFor(context, request, { contactId, answers, consent });
  await tellOfPayment(context, payment);
  const read = (await readPaymentsOf(context, request.id)).find(({ paymentId }) => paymentId === payment.id);
  if (read === undefined) throw fail('notFound');
  return read;
}

/** Credit notes: nothing of them changes, and reading them is all that is asked for; staff who have a written consent name it. */
export const creditNotePart: TipPartOwner = {
  snapshotOf: async () => ({}),
  differences: (_before, { consent = null }) => ({ consent }),
  isAnswered: () => true,
  takeOver: acknowledge,
};
