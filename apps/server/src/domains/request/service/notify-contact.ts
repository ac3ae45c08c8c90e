import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import { findCaseContact } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';

/** A public page: how to reach us without a sign-in. */
const contactPage = '/contactus';

export interface ContactNotice {
  template: MailTemplate;
  /** For somebody without a sign-in, who can't open the request; else they get the same words without a link. */
  withoutSignIn?: MailTemplate;
  params: Record<string, string>;
}

/** Mails the case's contact, whoever acts for them, in their language; a disabled contact is not told. */
export async function notifyContact(
  { platform, tx }: WriteContext<Actor | null>,
  request: RequestRecord,
  notice: ContactNotice,
): Promise<void> {
  const contact = await findCaseContact(tx, request.contact_id);
  if (contact === undefined || !contact.isEnabled) return;
  const mail = {
    to: contact.email,
    language: contact.language,
    params: { name: contact.name, requestNo: request.request_no, ...notice.params },
  };
  if (contact.signsIn) return platform.mailer.send(tx, { ...mail, template: notice.template, path: `/request/${request.id}` });
  if (notice.withoutSignIn === undefined) return platform.mailer.send(tx, { ...mail, template: notice.template });
  return platform.mailer.send(tx, { ...mail, template: notice.withoutSignIn, path: contactPage });
}
