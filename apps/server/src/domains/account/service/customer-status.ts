import type { setAccountStatus, setContactStatus } from '@heliodesk/contract/account';
import type { BodyOf } from '@heliodesk/contract/kit';
import { endSessionsOfAll } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findUserIdsOf, lockAccount, lockContact, updateAccount, updateContact } from '../store/customers.ts';
import { staleAccount, staleContact } from './customer-edit.ts';

interface Saved {
  version: number;
}

const word = (isEnabled: boolean): string => (isEnabled ? 'enabled' : 'disabled');

/** Disables a company and signs its people out immediately, or enables it again. */
export async function changeAccountStatus(
  context: WriteContext,
  { accountId, version, enabled, reason }: BodyOf<typeof setAccountStatus>,
): Promise<Saved> {
  const { platform, tx } = context;
  const account = await lockAccount(tx, accountId);
  if (account === undefined) throw fail('notFound');
  if (account.version !== version) throw await staleAccount(context, account.id);
  const isEnabled = account.disabled_at === null;
  if (isEnabled === enabled) return { version };
  const saved = await updateAccount(tx, accountId, { disabled_at: enabled ? null : platform.clock.now() });
  if (!enabled) await endSessionsOfAll(platform, tx, await findUserIdsOf(tx, accountId));
  await auditChange(context, {
    action: enabled ? 'account.enable' : 'account.disable',
    subjectType: 'account',
    subjectId: accountId,
    before: { accountStatus: word(isEnabled) },
    after: { accountStatus: word(enabled), reason },
  });
  return { version: saved };
}

/** Disables a contact and signs them out immediately, or enables them again. */
export async function changeContactStatus(
  context: WriteContext,
  { contactId, version, enabled, reason }: BodyOf<typeof setContactStatus>,
): Promise<Saved> {
  const { platform, tx } = context;
  const locked = await lockContact(tx, contactId);
  if (locked === undefined) throw fail('notFound');
  const { contact } = locked;
  if (contact.version !== version) throw await staleContact(tx, contactId);
  if (contact.status === word(enabled)) return { version };
  const saved = await updateContact(tx, contactId, { status: word(enabled) });
  if (!enabled && contact.user_id !== null) await endSessionsOfAll(platform, tx, [contact.user_id]);
  await auditChange(context, {
    action: enabled ? 'account.enableContact' : 'account.disableContact',
    subjectType: 'contact',
    subjectId: contactId,
    before: { contactStatus: contact.status },
    after: { contactStatus: word(enabled), reason },
  });
  return { version: saved };
}
