import type { Language } from '@heliodesk/contract/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Account, Contact } from '#src/platform/db/tables.ts';

export type AccountRow = Selectable<Account>;
export type ContactRow = Selectable<Contact>;

/** What is stored about a company in addition to its name. */
interface AccountDetails {
  accountType: string;
  accountRole: readonly string[];
  organizationNature: string;
  regionId: number;
  province: string;
  city: string;
  address: string;
  postalCode: string;
  taxNo: string;
  tradeNo: string;
  tradeRegisterNo?: string | undefined;
  fax: string;
}

export interface NewAccount extends AccountDetails {
  companyName: string;
  /** 0 if not given. */
  customerType?: 0 | 1;
}

/** What is stored about a contact. */
interface ContactDetails {
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  salutation: string;
  jobTitle: string;
  receiveMoreInformation: number;
  /** Of mails to someone without a sign-in. */
  language: Language;
}

export interface NewContact extends ContactDetails {
  accountId: number;
  userId: number | null;
  /** People added by staff have not accepted anything yet. */
  hasAgreed?: boolean;
}

/** The columns of a company's data; duplicate roles are stored once. */
export const accountColumns = (account: AccountDetails) => ({
  account_type: account.accountType,
  account_role: [...new Set(account.accountRole)],
  organization_nature: account.organizationNature,
  region_id: account.regionId,
  province: account.province,
  city: account.city,
  address: account.address,
  postal_code: account.postalCode,
  tax_no: account.taxNo,
  trade_register_no: account.tradeNo || (account.tradeRegisterNo ?? ''),
  fax: account.fax,
});

/** The columns of a contact's data. */
export const contactColumns = (contact: ContactDetails) => ({
  email: contact.email,
  first_name: contact.firstName,
  last_name: contact.lastName,
  mobile: contact.mobile,
  salutation: contact.salutation,
  job_title: contact.jobTitle,
  receive_more_information: contact.receiveMoreInformation,
  language: contact.language,
});

export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({
      ...accountColumns(account),
      company_name: account.companyName,
      customer_type: account.customerType ?? 0,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertContact(tx: Tx, contact: NewContact, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('contact')
    .values({
      ...contactColumns(contact),
      account_id: contact.accountId,
      user_id: contact.userId,
      privacy_accepted_at: contact.hasAgreed === false ? null : now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The company of someone who has just activated their sign-in is active from now on. */
export async function updateHasActive(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ has_active: true })
    .where('has_active', '=', false)
    .where('id', 'in', (eb) => eb.selectFrom('contact').select('contact.account_id').where('contact.user_id', '=', userId))
    .execute();
}

export const findAccount = (db: Db, accountId: number) =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();

export const findContact = (db: Db, contactId: number) =>
  db.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst();

/** The company that a user signs in for; nothing where they are no contact. */
export async function findCompanyNameOf(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select('a.company_name')
    .where('c.user_id', '=', userId)
    .executeTakeFirst();
  return row?.company_name;
}
