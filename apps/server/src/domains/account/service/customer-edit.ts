import type { updateContact as editContact, updateCustomer } from '@heliodesk/contract/account';
import { fallbackLanguage, type BodyOf } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import { changeEmail, changeLanguage, findUser, renameUser, type UserRow } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { requireFreshProof } from '#src/platform/http/fresh-proof.ts';
import { fail, type Failure } from '#src/platform/http/failure.ts';
import { requestsPort } from '../ports.ts';
import { accountColumns, contactColumns, findAccount, findContact } from '../store/accounts.ts';
import { lockAccount, lockContact, updateAccount, updateContact, type LockedContact } from '../store/customers.ts';
import { viewAccount, viewContact } from '../view.ts';
import { mailActivationByStaff } from './activation-mail.ts';
import { checkAccount, checkContact, emailTaken, type ContactData } from './customer-rules.ts';

/** Refuses a change based on an outdated version, with the current state. */
export async function staleAccount({ tx, language }: WriteContext, accountId: number): Promise<Failure> {
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
export async function changeCustomer(
  context: WriteContext,
  { accountId, version, accountReq }: BodyOf<typeof updateCustomer>,
): Promise<{ version: number }> {
  const { tx } = context;
  const before = await lockAccount(tx, accountId);
  if (before === undefined) throw fail('notFound');
  if (before.version !== version) throw await staleAccount(context, accountId);
  await checkAccount(tx, accountReq, before);
  const { region, ...company } = accountReq;
  const columns = { ...accountColumns({ ...company, regionId: region.regionId }), company_name: company.companyName };
  const saved = await updateAccount(tx, accountId, columns);
  if (before.company_name !== company.companyName) await requestsPort.of(context.platform).accountRenamed(tx, accountId);
  await auditChange(context, {
    action: 'account.change',
    subjectType: 'account',
    subjectId: accountId,
    before: viewAccount(before, 'en'),
    after: viewAccount({ ...before, ...columns }, 'en'),
  });
  return { version: saved };
}

/** The sign-in follows its contact. A new address invalidates the old one, and both are notified. */
async function changeUser(context: WriteContext, { account, contact }: LockedContact, user: UserRow, data: ContactData): Promise<void> {
  const { platform, tx } = context;
  const name = formatName(data, fallbackLanguage);
  await renameUser(tx, user.id, name);
  await changeLanguage(tx, user.id, data.language);
  if (data.email === contact.email) return;
  requireFreshProof(context);
  if (!(await changeEmail(platform, tx, user.id, data.email))) throw emailTaken();
  await platform.mailer.send(tx, {
    to: contact.email,
    language: user.language,
    template: 'emailChanged',
    params: { name: formatName(data, user.language), company: account.company_name, email: data.email },
    path: '/contactus',
  });
  await mailActivationByStaff(context, { ...user, name, language: data.language, email: data.email }, account.company_name);
}

/** Changes a contact and the sign-in with it. */
export async function changeContact(
  context: WriteContext,
  { contactId, version, contactReq }: BodyOf<typeof editContact>,
): Promise<{ version: number }> {
  const { tx } = context;
  const locked = await lockContact(tx, contactId);
  if (locked === undefined) throw fail('notFound');
  const { contact } = locked;
  if (contact.version !== version) throw await staleContact(tx, contactId);
  const user = contact.user_id === null ? undefined : await findUser(tx, contact.user_id);
  await checkContact(context, contactReq, { signsIn: user !== undefined, before: contact });
  const columns = contactColumns(contactReq);
  const saved = await updateContact(tx, contactId, columns);
  await requestsPort.of(context.platform).contactRenamed(tx, contactId);
  if (user !== undefined) await changeUser(context, locked, user, contactReq);
  await auditChange(context, {
    action: 'account.changeContact',
    subjectType: 'contact',
    subjectId: contactId,
    before: { ...viewContact(contact), language: user?.language ?? contact.language },
    after: { ...viewContact({ ...contact, ...columns }), language: contactReq.language },
  });
  return { version: saved };
}
