import type { ContactView, OwnContactBody } from '@heliodesk/contract/account';
import { fallbackLanguage } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import type { z } from 'zod';
import { renameUser } from '#src/domains/identity/index.ts';
import { checkChoices } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownAccount } from '../policy.ts';
import { requestsPort } from '../ports.ts';
import { findContact } from '../store/accounts.ts';
import { lockAccount } from '../store/customers.ts';
import { updateOwnContact } from '../store/own.ts';
import { viewContact } from '../view.ts';

/** Changes the caller's own contact, whatever else the call names; the name that others see goes with it. */
export async function changeOwnContact(context: WriteContext, body: z.output<typeof OwnContactBody>): Promise<ContactView> {
  const { tx, actor } = context;
  const { contactId, accountId } = ownAccount(actor);
  await lockAccount(tx, accountId);
  const before = await findContact(tx, contactId);
  if (before === undefined) throw fail('notFound');
  if (body.salutation !== '' && body.salutation !== before.salutation)
    await checkChoices(tx, [{ path: 'salutation', type: 'salutation', value: body.salutation }]);
  const after = await updateOwnContact(tx, contactId, body.version, {
    first_name: body.firstName,
    last_name: body.lastName,
    mobile: body.mobile,
    salutation: body.salutation,
    job_title: body.jobTitle,
    receive_more_information: body.receiveMoreInformation,
  });
  if (after === undefined) {
    const present = await findContact(tx, contactId);
    throw fail('stale', {}, { current: present && viewContact(present) });
  }
  await requestsPort.of(context.platform).contactRenamed(tx, contactId);
  await renameUser(tx, actor.userId, formatName(body, fallbackLanguage));
  await auditChange(context, {
    action: 'account.changeOwnContact',
    subjectType: 'contact',
    subjectId: contactId,
    before: viewContact(before),
    after: viewContact(after),
  });
  return viewContact(after);
}
