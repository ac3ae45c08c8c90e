import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { pathTo, type Notice, type NoticeChannel } from '#src/platform/notify/notify.ts';
import { findRecipient, type Recipient } from '../store.ts';

/** The public page on how to reach us without a sign-in. */
const contactPage = '/contactus';

type Deliver = (context: WriteContext<Actor | null>, recipient: Recipient, notice: Notice) => Promise<void>;

/** Mails link to the record; people without a sign-in can't open it and are told how to reach us, or get the same words without a link. */
const deliverMail: Deliver = async ({ platform, tx }, { name, email, language, kind, signsIn }, notice) => {
  const mail = { to: email, language, template: notice.template, params: { name, ...notice.params } };
  if (signsIn) return platform.mailer.send(tx, { ...mail, path: pathTo(platform, notice.about, kind) });
  if (notice.withoutSignIn === undefined) return platform.mailer.send(tx, mail);
  return platform.mailer.send(tx, { ...mail, template: notice.withoutSignIn, path: contactPage });
};

const channels: Record<NoticeChannel, Deliver> = { mail: deliverMail };

/** Notifies someone over the notice's channels, in their language; disabled people are not notified. */
export async function notifyPerson(context: WriteContext<Actor | null>, notice: Notice): Promise<void> {
  const recipient = await findRecipient(context.tx, notice.to);
  if (recipient === undefined || !recipient.isEnabled) return;
  for (const channel of notice.channels ?? ['mail']) await channels[channel](context, recipient, notice);
}
