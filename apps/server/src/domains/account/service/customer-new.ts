import { customerTypes, type addContact, type addCustomer } from '@heliodesk/contract/account';
import type { BodyOf } from '@heliodesk/contract/kit';
import { findUser } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findAccount, findContact, insertAccount, insertContact, type AccountRow } from '../store/accounts.ts';
import { lockAccount } from '../store/customers.ts';
import { viewAccount, viewContact } from '../view.ts';
import { mailActivation } from './activation-mail.ts';
import { checkAccount, checkContact, emailTaken, type ContactData } from './customer-rules.ts';
import { createContact } from './people.ts';

interface Added {
  accountId: number;
  contactId: number;
}

const signsIn = ({ customer_type }: Pick<AccountRow, 'customer_type'>): boolean => customer_type === customerTypes.portal;

/** Enters a contact at a company; at the portal with an inactive sign-in, whose link to choose a password is mailed. */
async function enterContact(context: WriteContext, account: AccountRow, contact: ContactData): Promise<Added> {
  const { platform, tx } = context;
  const person = { ...contact, hasAgreed: false };
  const enter = async (): Promise<number> => {
    if (!signsIn(account)) return insertContact(tx, { ...person, accountId: account.id, userId: null }, platform.clock.now());
    const created = await createContact(context, { accountId: account.id }, { ...person, passwordHash: null });
    const user = created && (await findUser(tx, created.userId));
    if (user === undefined || created === undefined) throw emailTaken();
    await mailActivation(context, user, account.company_name);
    return created.contactId;
  };
  const contactId = await enter();
  const row = await findContact(tx, contactId);
  await auditChange(context, {
    action: 'account.addContact',
    subjectType: 'contact',
    subjectId: contactId,
    after: row && viewContact(row),
  });
  return { accountId: account.id, contactId };
}

/** Enters a company with its first contact. It is always a company of its own, whatever its tax number. */
export async function addNewCustomer(
  context: WriteContext,
  { customerType, accountReq, contactReq }: BodyOf<typeof addCustomer>,
): Promise<Added> {
  const { platform, tx } = context;
  await checkAccount(tx, accountReq);
  await checkContact(context, contactReq, { signsIn: customerType === customerTypes.portal });
  const { region, ...company } = accountReq;
  const accountId = await insertAccount(tx, { ...company, regionId: region.regionId, customerType }, platform.clock.now());
  const account = await findAccount(tx, accountId);
  if (account === undefined) throw new Error(`Account ${accountId} was just entered`);
  await auditChange(context, {
    action: 'account.addCustomer',
    subjectType: 'account',
    subjectId: accountId,
    after: viewAccount(account, 'en'),
  });
  return enterContact(context, account, contactReq);
}

/** Enters a further contact at a company. Only staff join people to companies. */
export async function addNewContact(context: WriteContext, { accountId, contactReq }: BodyOf<typeof addContact>): Promise<Added> {
  const account = await lockAccount(context.tx, accountId);
  if (account === undefined) throw fail('notFound');
  if (account.disabled_at !== null) throw fail('customer.disabled');
  await checkContact(context, contactReq, { signsIn: signsIn(account) });
  return enterContact(context, account, contactReq);
}
