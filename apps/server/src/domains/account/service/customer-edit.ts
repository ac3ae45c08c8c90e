import type { updateContact as editContact, updateCustomer } from '@heliodesk/contract/account';
import type { BodyOf, Language } from '@heliodesk/contract/kit';
import { changeEmail, changeLanguage, findUser, renameUser, type UserRow } from '#src/domains/identity/index.ts';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, type Failure } from '#src/platform/http/failure.ts';
import { accountColumns, contactColumns, findAccount, findContact } from '../store/accounts.ts';
import { lockAccount, lockContact, updateAccount, updateContact, type LockedContact } from '../store/customers.ts';
import { viewAccount, viewContact } from '../view.ts';
import { mailActivation } from './activation-mail.ts';
import { checkAccount, checkContact, emailTaken, type ContactData } from './customer-rules.ts';
import type { StaffCall } from './staff-call.ts';

/** Refuses what was read before somebody else's change, with the present state. */
export async function staleAccount(tx: Tx, accountId: number, language: Language): Promise<Failure> {
  const account = await findAccount(tx, accountId);
  return fail('stale', {}, { current: account && viewAccount(account, language) });
}

/** The same of a contact, with the language of its sign-in. */
export async function staleContact(tx: Tx, contactId: number): Promise<Failure> {
  const contact = await findContact(tx, contactId);
  const user = contact?.user_id == null ? undefined : await findUser(tx, contact.user_id);
  return fail('stale', {}, { current: contact && { ...viewContact(contact), language: user?.language ?? contact.language } });
}

/** Changes a company, its name included. */
export function changeCustomer(
  call: StaffCall,
  { accountId, version, accountReq }: BodyOf<typeof updateCustomer>,
): Promise<{ version: number }> {
  const { platform, actor, origin, language } = call;
  return transaction(platform.db, async (tx) => {
    const before = await lockAccount(tx, accountId);
    if (before === undefined) throw fail('notFound');
    if (before.version !== version) throw await staleAccount(tx, accountId, language);
    await checkAccount(tx, accountReq, before);
    const { region, ...company } = accountReq;
    const columns = { ...accountColumns({ ...company, regionId: region.regionId }), company_name: company.companyName };
    const saved = await updateAccount(tx, accountId, columns);
    await writeAudit(tx, {
      ...doneBy(actor, origin, platform.clock.now()),
      action: 'account.change',
      subjectType: 'account',
      subjectId: accountId,
      before: viewAccount(before, 'en'),
      after: viewAccount({ ...before, ...columns }, 'en'),
    });
    return { version: saved };
  });
}

/** The sign-in follows its contact. A new address ends what the old one could do, and both hear of it. */
async function changeUser(
  { platform }: StaffCall,
  tx: Tx,
  { account, contact }: LockedContact,
  user: UserRow,
  data: ContactData,
): Promise<void> {
  const name = `${data.firstName} ${data.lastName}`;
  await renameUser(tx, user.id, name);
  await changeLanguage(tx, user.id, data.language);
  if (data.email === contact.email) return;
  if (!(await changeEmail(platform, tx, user.id, data.email))) throw emailTaken();
  await platform.mailer.send(tx, {
    to: contact.email,
    language: user.language,
    template: 'emailChanged',
    params: { name, company: account.company_name, email: data.email },
    path: '/contactus',
  });
  await mailActivation(platform, tx, { ...user, name, language: data.language, email: data.email }, account.company_name);
}

/** Changes a contact and the sign-in with it. */
export function changeContact(
  call: StaffCall,
  { contactId, version, contactReq }: BodyOf<typeof editContact>,
): Promise<{ version: number }> {
  const { platform, actor, origin } = call;
  return transaction(platform.db, async (tx) => {
    const locked = await lockContact(tx, contactId);
    if (locked === undefined) throw fail('notFound');
    const { contact } = locked;
    if (contact.version !== version) throw await staleContact(tx, contactId);
    const user = contact.user_id === null ? undefined : await findUser(tx, contact.user_id);
    await checkContact(platform, tx, contactReq, user !== undefined, contact);
    const columns = contactColumns(contactReq);
    const saved = await updateContact(tx, contactId, columns);
    if (user !== undefined) await changeUser(call, tx, locked, user, contactReq);
    await writeAudit(tx, {
      ...doneBy(actor, origin, platform.clock.now()),
      action: 'account.changeContact',
      subjectType: 'contact',
      subjectId: contactId,
      before: { ...viewContact(contact), language: user?.language ?? contact.language },
      after: { ...viewContact({ ...contact, ...columns }), language: contactReq.language },
    });
    return { version: saved };
  });
}
