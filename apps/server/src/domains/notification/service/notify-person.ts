import { noticeKindSpec, type NoticeKind } from '@heliodesk/contract/notification';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import { pathTo, type Notice } from '#src/platform/notify/notify.ts';
import { findRecipient, type Recipient } from '../store.ts';
import { ringBell } from './notices.ts';

/** The public page on how to reach us without a sign-in. */
const contactPage = '/contactus';

/** What the bell tells where a mail is sent; mails that are not here are receipts of what their reader did. */
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
  firstContactLate: 'firstContactLate',
  pickUpLate: 'pickUpLate',
  enquiryReplied: 'replied',
  enquiryCompleted: 'completed',
  enquiryNotForUs: 'notForUs',
  enquiryTurned: 'turnedIntoClaim',
  enquiryBound: 'bound',
};

/** Mails link to the record; people without a sign-in can't open it and are told how to reach us, or get the same words without a link. */
async function sendMail(
  { platform, tx }: WriteContext<Actor | null>,
  { name, email, language, kind, signsIn }: Recipient,
  notice: Notice,
): Promise<void> {
  const mail = { to: email, language, template: notice.template, params: { name, ...notice.params } };
  if (signsIn) return platform.mailer.send(tx, { ...mail, path: pathTo(platform, notice.about, kind) });
  if (notice.withoutSignIn === undefined) return platform.mailer.send(tx, mail);
  return platform.mailer.send(tx, { ...mail, template: notice.withoutSignIn, path: contactPage });
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

/** Notifies someone by mail and bell, in their language; disabled people are not notified. */
export async function notifyPerson(context: WriteContext<Actor | null>, notice: Notice): Promise<void> {
  const recipient = await findRecipient(context.tx, notice.to);
  if (recipient === undefined || !recipient.isEnabled) return;
  await sendMail(context, recipient, notice);
  const { userId, signsIn } = recipient;
  const kind = kindOfMail[notice.template];
  if (kind === undefined || notice.about.kind !== 'request' || userId === null || !signsIn) return;
  await ringBell(context, { userId, kind, requestId: notice.about.id, data: dataOf(kind, notice.params) });
}
