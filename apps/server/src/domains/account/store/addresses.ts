import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Address } from '#src/platform/db/tables.ts';

export type AddressRow = Selectable<Address>;

/** What is stored about an address. */
interface AddressDetails {
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
}

export interface NewAddress extends AddressDetails {
  isDefault: boolean;
}

const addressColumns = (address: AddressDetails) => ({
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
});

/** Serializes changes to one address book, so that its limit and its single default hold. */
export async function lockAddressBook(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}

export async function countAddresses(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('address')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A company's address book, the default first. */
export const findAddresses = (db: Db, accountId: number): Promise<AddressRow[]> =>
  db.selectFrom('address').selectAll().where('account_id', '=', accountId).orderBy('is_default', 'desc').orderBy('id').execute();

export async function insertAddress(tx: Tx, accountId: number, address: NewAddress, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('address')
    .values({ ...addressColumns(address), account_id: accountId, is_default: address.isDefault, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One entry of a company's own book; nothing for that of another. */
export const findAddress = (db: Db, accountId: number, addressId: number): Promise<AddressRow | undefined> =>
  db.selectFrom('address').selectAll().where('id', '=', addressId).where('account_id', '=', accountId).executeTakeFirst();

/** Answers nothing where the version is no longer that one. */
export const updateAddress = (tx: Tx, addressId: number, version: number, address: AddressDetails): Promise<AddressRow | undefined> =>
  tx
    .updateTable('address')
    .set({ ...addressColumns(address), version: version + 1 })
    .where('id', '=', addressId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** Makes one address the default, or none; versions stay, because nothing of an address itself changes. */
export async function updateDefault(tx: Tx, accountId: number, addressId: number | null): Promise<void> {
  await tx.updateTable('address').set({ is_default: false }).where('account_id', '=', accountId).where('is_default', '=', true).execute();
  if (addressId !== null)
    await tx.updateTable('address').set({ is_default: true }).where('account_id', '=', accountId).where('id', '=', addressId).execute();
}

export async function removeAddress(tx: Tx, accountId: number, addressId: number): Promise<AddressRow | undefined> {
  return tx.deleteFrom('address').where('id', '=', addressId).where('account_id', '=', accountId).returningAll().executeTakeFirst();
}
