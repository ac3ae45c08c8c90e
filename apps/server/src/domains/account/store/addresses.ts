import type { Db, Tx } from '#src/platform/db/database.ts';
import type { AddressRow, NewAddress } from './accounts.ts';

/** Lets the changes of one address book follow each other, so that its limit and its one default hold. */
export async function lockAddressBook(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}

export async function countAddresses(db: Db | Tx, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('address')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One entry of a company's own book; nothing for that of another. */
export const findAddress = (db: Db | Tx, accountId: number, addressId: number): Promise<AddressRow | undefined> =>
  db.selectFrom('address').selectAll().where('id', '=', addressId).where('account_id', '=', accountId).executeTakeFirst();

/** Answers nothing where the version is no longer that one. */
export const updateAddress = (
  tx: Tx,
  addressId: number,
  version: number,
  address: Omit<NewAddress, 'isDefault'>,
): Promise<AddressRow | undefined> =>
  tx
    .updateTable('address')
    .set({
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
      version: version + 1,
    })
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
