import type { ContactView, OwnContactBody } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { renameUser } from '#src/domains/identity/index.ts';
import { checkChoices } from '#src/domains/reference/index.ts';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { ownAccount } from '../policy.ts';
import { findContact } from '../store/accounts.ts';
import { updateOwnContact } from '../store/own.ts';
import { viewContact } from '../view.ts';

/** Changes the caller's own contact, whatever else the call names; the name that others see goes with it. */
export async function changeOwnContact(
  platform: Platform,
  actor: Actor,
  body: z.output<typeof OwnContactBody>,
  origin: Origin,
): Promise<ContactView> {
  const { contactId } = ownAccount(actor);
  return transaction(platform.db, async (tx) => {
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
    await renameUser(tx, actor.userId, `${body.firstName} ${body.lastName}`);
    await writeAudit(tx, {
      ...doneBy(actor, origin, platform.clock.now()),
      action: 'account.changeOwnContact',
      subjectType: 'contact',
      subjectId: contactId,
      before: viewContact(before),
      after: viewContact(after),
    });
    return viewContact(after);
  });
}
