import type { Language } from '@heliodesk/contract/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Account, Address, Contact } from '#src/platform/db/tables.ts';

export type AccountRow = Selectable<Account>;
export type ContactRow = Selectable<Contact>;
export type AddressRow = Selectable<Address>;

export interface NewAccount {
  companyName: string;
  accountType: string;
  accountRole: string[];
  organizationNature: string;
  regionId: number;
  province: string;
  city: string;
  address: string;
  postalCode: string;
  taxNo: string;
  tradeNo: string;
  fax: string;
  /** 0 where nothing is said. */
  customerType?: 0 | 1;
}

export interface NewContact {
  accountId: number;
  userId: number | null;
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  salutation: string;
  jobTitle: string;
  receiveMoreInformation: number;
  /** Whoever is entered by staff has accepted nothing yet. */
  hasAgreed?: boolean;
  /** Of mails to somebody without a sign-in. */
  language?: Language;
}

export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({
      company_name: account.companyName,
      account_type: account.accountType,
      account_role: account.accountRole,
      organization_nature: account.organizationNature,
      region_id: account.regionId,
      province: account.province,
      city: account.city,
      address: account.address,
      postal_code: account.postalCode,
      tax_no: account.taxNo,
      trade_register_no: account.tradeNo,
      fax: account.fax,
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
      account_id: contact.accountId,
      user_id: contact.userId,
      email: contact.email,
      first_name: contact.firstName,
      last_name: contact.lastName,
      mobile: contact.mobile,
      salutation: contact.salutation,
      job_title: contact.jobTitle,
      receive_more_information: contact.receiveMoreInformation,
      privacy_accepted_at: contact.hasAgreed === false ? null : now,
      language: contact.language ?? 'en',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findAccount = (db: Db | Tx, accountId: number) =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();

export const findContact = (db: Db | Tx, contactId: number) =>
  db.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst();

export const findAddresses = (db: Db | Tx, accountId: number) =>
  db.selectFrom('address').selectAll().where('account_id', '=', accountId).orderBy('is_default', 'desc').orderBy('id').execute();

export async function findCompanyNameOf(db: Db | Tx, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select('a.company_name')
    .where('c.user_id', '=', userId)
    .executeTakeFirst();
  return row?.company_name;
}

export async function insertAddress(tx: Tx, accountId: number, address: NewAddress, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('address')
    .values({
      account_id: accountId,
      title: address.addressTitle,
      company_name: address.companyName,
      contact_person: address.contactPerson,
      email: address.email,
      mobile: address.mobile,
      fax: address.fax,
      tax_no: address.taxNo,
      trade_no: address.tradeNo,
      ship_to_country: address.shipToCountry,
      province: address.province,
      city: address.city,
      address: address.address,
      postal_code: address.postalCode,
      is_default: address.isDefault,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewAddress {
  addressTitle: string;
  companyName: string;
  contactPerson: string;
  email: string;
  mobile: string;
  fax: string;
  taxNo: string;
  tradeNo: string;
  shipToCountry: number;
  province: string;
  city: string;
  address: string;
  postalCode: string;
  isDefault: boolean;
}
