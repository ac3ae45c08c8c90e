import { noticeKindSpec, topicOfKind, type NoticeKind, type NoticeTopic } from '@heliodesk/contract/notification';
import type { Actor, Caller } from '#src/platform/auth/actor.ts';
import { userIdOf } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import { pathTo, type Bell, type Notice } from '#src/platform/notify/notify.ts';
import { wayIn } from '../choice-store.ts';
import { findRecipient, type Recipient } from '../store.ts';
import { addNotice } from './notices.ts';
import { kindMail } from './kind-mail.ts';
import { unsubscribePathOf } from './unsubscribe-key.ts';

/** The public page on how to reach us without a sign-in. */
const contactPage = '/contactus';

/** What the bell tells where a mail is sent. */
const kindOfMail: Partial<Record<MailTemplate, NoticeKind>> = {
  requestFiledFor: 'filedForYou',
  requestPickedUp: 'pickedUp',
  ownerChanged: 'ownerChanged',
  contactChanged: 'contactChanged',
  requestWithdrawn: 'withdrawn',
  requestRejected: 'rejected',
  requestRejectedAgain: 'rejected',
  tasksReminded: 'reminded',
  tasksRemindedLast: 'reminded',
  taskReminder: 'reminded',
  taskReminderLast: 'reminded',
  requestSuspended: 'suspended',
  requestReopened: 'takenUp',
  firstContactLate: 'firstContactLate',
  pickUpLate: 'pickUpLate',
  decisionLate: 'decisionLate',
  approvalLate: 'approvalLate',
  serialsReviewed: 'serialsReviewed',
  partsReviewed: 'partsReviewed',
  deliveryPlanned: 'deliveryDates',
  deliveryMoved: 'deliveryDates',
  goodsShipped: 'goodsShipped',
  goodsShippedTracked: 'goodsShipped',
  goodsDelivered: 'goodsDelivered',
  deliveryCorrected: 'deliveryCorrected',
  bankDetailsEntered: 'bankDetailsEntered',
  bankDetailsHandedOver: 'bankDetailsHandedOver',
  bankCheckLate: 'bankCheckLate',
  compensationPaid: 'compensationPaid',
  compensationPaidForYou: 'compensationPaid',
  paymentCorrected: 'paymentCorrected',
  paymentLate: 'paymentLate',
  enquiryReplied: 'replied',
  enquiryCompleted: 'completed',
  enquiryNotForUs: 'notForUs',
  enquiryTurned: 'turnedIntoClaim',
  claimSplit: 'claimSplit',
  enquiryBound: 'bound',
};

/** Mails about what the bell tells by a message. All others without a kind are receipts of what their reader did. */
const topicOfMail: Partial<Record<MailTemplate, NoticeTopic>> = {
  tipSent: 'tasks',
  tipRecalled: 'tasks',
  solutionApproved: 'tasks',
  bankDetailsAsked: 'tasks',
  bankDetailsReturned: 'tasks',
  bankDetailsChecked: 'tasks',
  addressesAsked: 'tasks',
  creditNoteSent: 'tasks',
};

interface PersonalMail extends Pick<Notice, 'template' | 'withoutSignIn' | 'params'> {
  /** The page of what it is about. */
  path: string;
}

/** Mails link to the record; people without a sign-in can't open it and are told how to reach us, or get the same words without a link. */
async function sendMail(
  { platform, tx }: WriteContext<Caller | null>,
  { userId, name, email, language, signsIn }: Recipient,
  { template, withoutSignIn, params, path }: PersonalMail,
  topic: NoticeTopic,
): Promise<void> {
  const unsubscribePath = userId === null ? undefined : unsubscribePathOf(platform, { userId, topic });
  const mail = {
    to: email,
    language,
    template,
    params: { name, ...params },
    ...(unsubscribePath === undefined ? {} : { unsubscribePath }),
  };
  if (signsIn) return platform.mailer.send(tx, { ...mail, path });
  if (withoutSignIn === undefined) return platform.mailer.send(tx, mail);
  return platform.mailer.send(tx, { ...mail, template: withoutSignIn, path: contactPage });
}

/** What a kind's text names, of all that the mail is filled with. */
const dataOf = (kind: NoticeKind, params: Notice['params']): Record<string, string> =>
  Object.fromEntries(
    (noticeKindSpec(kind).data ?? []).map((name) => {
      const value = params[name];
      if (typeof value !== 'string') throw new TypeError(`The notice ${kind} lacks ${name}`);
      return [name, value];
    }),
  );

/** Notifies someone in their language, by the ways that they chose; never who is disabled, and of nothing that they did themselves. */
export async function notifyPerson(context: WriteContext<Actor | null>, { to, ...notice }: Notice): Promise<void> {
  const recipient = await findRecipient(context.tx, to);
  if (recipient === undefined || !recipient.isEnabled) return;
  const { userId, signsIn } = recipient;
  const kind = kindOfMail[notice.template];
  const topic = topicOfMail[notice.template] ?? (kind === undefined ? 'receipts' : topicOfKind(kind, recipient.kind));
  if (topic !== 'receipts' && userId !== null && userId === userIdOf(context.actor)) return;
  const way = wayIn(recipient.chosen, topic);
  const path = pathTo(context.platform, notice.about, recipient.kind);
  if (way === 'mail') await sendMail(context, recipient, { ...notice, path }, topic);
  if (kind === undefined || notice.about.kind !== 'request' || userId === null || !signsIn || way === 'none') return;
  await addNotice(context, { userId, kind, requestId: notice.about.id, data: dataOf(kind, notice.params) });
}

/** Tells someone what happened, by the bell or as they chose, unless they did it themselves or are disabled. */
export async function ringBell(context: WriteContext<Caller | null>, bell: Bell): Promise<void> {
  const { userId, kind } = bell;
  if (userId === userIdOf(context.actor)) return;
  const recipient = await findRecipient(context.tx, { userId });
  if (recipient === undefined || !recipient.isEnabled) return;
  const topic = topicOfKind(kind, recipient.kind);
  const way = wayIn(recipient.chosen, topic);
  if (way === 'mail') await sendMail(context, recipient, await kindMail(context, recipient, bell), topic);
  if (way !== 'none') await addNotice(context, bell);
}
