import { fallbackLanguage } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import {
  changeEmail,
  changeLanguage,
  findUser,
  findUserByEmail,
  renameUser,
  setPassword,
  type UserRow,
} from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { undone } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { accountColumns, contactColumns, type NewAccount } from '../store/accounts.ts';
import { lockContact, updateAccount, updateContact, type LockedContact } from '../store/customers.ts';
import { mailActivation } from './activation-mail.ts';
import type { NewPerson } from './people.ts';
import { unusedAddress } from './unused-address.ts';

interface Pending extends LockedContact {
  user: UserRow;
}

/** A registration that no one has confirmed and staff have not closed; nothing once it is more than that. */
async function findPending({ tx }: WriteContext<Actor | null>, contactId: number): Promise<Pending | undefined> {
  const locked = await lockContact(tx, contactId);
  if (locked === undefined || locked.contact.user_id === null) return undefined;
  const user = await findUser(tx, locked.contact.user_id);
  const isOpen = locked.contact.status === 'enabled' && locked.account.disabled_at === null;
  return user !== undefined && isOpen && user.activated_at === null && user.disabled_at === null ? { ...locked, user } : undefined;
}

/** The former link ends, and the new address gets one of its own. */
async function changeSignIn(context: WriteContext<Actor | null>, { user }: Pending, person: NewPerson): Promise<void> {
  const { platform, tx } = context;
  if (user.email !== person.email && !(await changeEmail(platform, tx, user.id, person.email))) throw fail('conflict');
  await renameUser(tx, user.id, formatName(person, fallbackLanguage));
  await changeLanguage(tx, user.id, person.language);
  if (person.passwordHash !== null) await setPassword(tx, user.id, person.passwordHash, platform.clock.now());
}

/** Writes what was sent now. */
async function change(context: WriteContext<Actor | null>, pending: Pending, company: NewAccount, person: NewPerson): Promise<void> {
  const { tx } = context;
  const { user, account, contact } = pending;
  await updateAccount(tx, account.id, { ...accountColumns(company), company_name: company.companyName });
  await updateContact(tx, contact.id, contactColumns(person));
  await changeSignIn(context, pending, person);
  const name = formatName(person, fallbackLanguage);
  await auditChange(context, {
    by: { userId: user.id, name },
    action: 'account.correctRegistration',
    subjectType: 'account',
    subjectId: account.id,
    before: { email: user.email, companyName: account.company_name },
    after: { email: person.email, companyName: company.companyName },
  });
}

/**
 * Puts what was sent now in the place of an unconfirmed registration. `taken`: someone else signs in with the address, and everything stays
 * as it was, which takes as long; `closed`: there is nothing to correct any more.
 */
export async function correctRegistration(
  context: WriteContext<Actor | null>,
  contactId: number,
  company: NewAccount,
  person: NewPerson,
): Promise<'corrected' | 'taken' | 'closed'> {
  const { tx } = context;
  const pending = await findPending(context, contactId);
  if (pending === undefined) return 'closed';
  const owner = await findUserByEmail(tx, person.email);
  if (owner !== undefined && owner.id !== pending.user.id) {
    await undone(tx, () => change(context, pending, company, { ...person, email: unusedAddress() }));
    return 'taken';
  }
  await change(context, pending, company, person);
  const { email, language, passwordHash } = person;
  const user = { id: pending.user.id, email, name: formatName(person, fallbackLanguage), language, password_hash: passwordHash };
  await mailActivation(context, user, company.companyName);
  return 'corrected';
}
