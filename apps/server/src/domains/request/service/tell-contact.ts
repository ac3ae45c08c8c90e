import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { RequestContext } from '../neighbours.ts';
import { findCaseContact } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';

/** Mails the case's contact in their language; a disabled contact is not told. */
export async function tellContact(
  { platform }: RequestContext,
  tx: Tx,
  request: RequestRecord,
  template: MailTemplate,
  params: Record<string, string>,
): Promise<void> {
  const contact = await findCaseContact(tx, request.contact_id);
  if (contact === undefined || !contact.isEnabled) return;
  await platform.mailer.send(tx, {
    to: contact.email,
    language: contact.language,
    template,
    params: { name: contact.name, requestNo: request.request_no, ...params },
    path: `/request/${request.id}`,
  });
}
