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

/**
 * Tells the customer that a compensation was paid: in the conversation, and by bell and mail the contacts that it concerns. The account is
 * named, masked, to the contact who entered it and to no one else.
 */
export async function tellPaid(context: WriteContext, request: RequestRecord, head: PaymentHead): Promise<void> {
  const { platform } = context;
  const language = request.language as Language;
  const amount = formatMoney(head.amount, head.currency, language);
  const day = formatDay(new Date(`${head.pay_day}T00:00:00Z`), language, 'UTC');
  await conversationPort.of(platform).postSystemMessage(context, request.id, 'compensationPaid', {
    amount: `${head.amount} ${head.currency}`,
    day: head.pay_day ?? '',
  });
  const title = titlesIn(platform, language)(request);
  const tell = (contactId: number, template: MailTemplate, account: Record<string, string> = {}) =>
    notify(context, {
      to: { contactId },
      about: { kind: 'request', id: request.id },
      template,
      params: { requestNo: request.request_no, title, amount, day, ...account },
    });
  await tell(head.note_contact_id, 'compensationPaid', { account: recordOf(head.note_record).bankAccount });
  if (request.contact_id !== null && request.contact_id !== head.note_contact_id) await tell(request.contact_id, 'compensationPaidForYou');
}

/** Says in the conversation that what was recorded of a payment was corrected. */
export const tellCorrected = (context: WriteContext, request: RequestRecord, { amount, currency, pay_day }: PaymentHead): Promise<void> =>
  conversationPort.of(context.platform).postSystemMessage(context, request.id, 'paymentCorrected', {
    amount: `${amount} ${currency}`,
    day: pay_day ?? '',
  });
