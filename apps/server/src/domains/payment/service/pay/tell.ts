import type { Language } from '@heliodesk/contract/kit';
import { formatMoney } from '@heliodesk/phrases/formats/numbers';
import { formatDay } from '@heliodesk/phrases/formats/times';
import { conversationPort, titlesIn, type RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { notify, ringBell } from '#src/platform/notify/notify.ts';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import type { PaymentHead } from '../../store/payment-heads.ts';
import { findStaffWho } from '../../store/people.ts';
import { recordOf } from '../../payment-view.ts';
import { stepsBefore } from './steps-before.ts';

/** Tells finance by the bell that there is something to pay; not those who have taken a step before, who may not. */
export async function tellPayers(context: WriteContext<Caller>, head: PaymentHead): Promise<void> {
  const { tx } = context;
  const before = stepsBefore(head);
  const data = { paymentId: String(head.id) };
  for (const userId of await findStaffWho(tx, 'csp:pay:paid'))
    if (!before.includes(userId)) await ringBell(context, { userId, kind: 'toPay', requestId: head.request_id, data });
}

/** Tells contacts by bell and mail of a payment, the amount and the day in the language of the request. */
function tellOf(context: WriteContext, request: RequestRecord, head: PaymentHead) {
  const { platform } = context;
  const language = request.language as Language;
  const params = {
    requestNo: request.request_no,
    title: titlesIn(platform, language)(request),
    amount: formatMoney(head.amount, head.currency, language),
    day: formatDay(new Date(`${head.pay_day}T00:00:00Z`), language, 'UTC'),
  };
  return (contactId: number, template: MailTemplate, more: Record<string, string> = {}): Promise<void> =>
    notify(context, { to: { contactId }, about: { kind: 'request', id: request.id }, template, params: { ...params, ...more } });
}

/** The claim's contact, where someone else entered the bank details. */
const otherContactOf = ({ contact_id }: RequestRecord, { note_contact_id }: PaymentHead): number[] =>
  contact_id === null || contact_id === note_contact_id ? [] : [contact_id];

/** Says in the conversation what became of a payment. */
const postOf = (
  context: WriteContext,
  { id }: RequestRecord,
  message: 'compensationPaid' | 'paymentCorrected',
  { amount, currency, pay_day }: PaymentHead,
): Promise<void> =>
  conversationPort.of(context.platform).postSystemMessage(context, id, message, { amount: `${amount} ${currency}`, day: pay_day ?? '' });

/**
 * Tells the customer that a compensation was paid: in the conversation, and by bell and mail the contacts that it concerns. The account is
 * named, masked, to the contact who entered it and to no one else.
 */
export async function tellPaid(context: WriteContext, request: RequestRecord, head: PaymentHead): Promise<void> {
  await postOf(context, request, 'compensationPaid', head);
  const tell = tellOf(context, request, head);
  await tell(head.note_contact_id, 'compensationPaid', { account: recordOf(head.note_record).bankAccount });
  for (const contactId of otherContactOf(request, head)) await tell(contactId, 'compensationPaidForYou');
}

/** Tells the same contacts, in the same ways, that what was recorded of a payment was corrected. */
export async function tellCorrected(context: WriteContext, request: RequestRecord, head: PaymentHead): Promise<void> {
  await postOf(context, request, 'paymentCorrected', head);
  const tell = tellOf(context, request, head);
  for (const contactId of [head.note_contact_id, ...otherContactOf(request, head)]) await tell(contactId, 'paymentCorrected');
}
