import { maxAddresses, type Address, type AddressBody, type AddressEdit } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { ownAccount } from '../policy.ts';
import {
  countAddresses,
  findAddress,
  insertAddress,
  lockAddressBook,
  removeAddress,
  updateAddress,
  updateDefault,
  type AddressRow,
} from '../store/addresses.ts';
import { viewAddress } from '../view.ts';

type AddressAction = 'account.addAddress' | 'account.changeAddress' | 'account.setDefaultAddress' | 'account.deleteAddress';

const audit = (
  context: WriteContext,
  action: AddressAction,
  addressId: number,
  states: { before?: Address; after?: Address },
): Promise<void> => auditChange(context, { action, subjectType: 'address', subjectId: addressId, ...states });

function checkCountry(regionId: number): void {
  if (countryCodeOf(regionId) === undefined) throw failFields({ path: 'shipToCountry', rule: 'invalid' });
}

async function readAddress(tx: Tx, accountId: number, addressId: number): Promise<AddressRow> {
  const row = await findAddress(tx, accountId, addressId);
  if (row === undefined) throw fail('notFound');
  return row;
}

/** Adds an entry to the caller's book. The first one is the default without being asked. */
export async function addAddress(context: WriteContext, body: z.output<typeof AddressBody>): Promise<Address> {
  const { tx } = context;
  const { accountId } = ownAccount(context.actor);
  checkCountry(body.shipToCountry);
  await lockAddressBook(tx, accountId);
  const count = await countAddresses(tx, accountId);
  if (count >= maxAddresses) throw fail('account.addressBookFull', { max: maxAddresses });
  return addEntry(context, accountId, body, count);
}

/** Adds an entry to a book that is locked and has room for it. */
export async function addEntry(
  context: WriteContext,
  accountId: number,
  body: z.output<typeof AddressBody>,
  count: number,
): Promise<Address> {
  const { tx } = context;
  const addressId = await insertAddress(tx, accountId, { ...body, isDefault: false }, context.platform.clock.now());
  if (body.isDefault || count === 0) await updateDefault(tx, accountId, addressId);
  const after = viewAddress(await readAddress(tx, accountId, addressId));
  await audit(context, 'account.addAddress', addressId, { after });
  return after;
}

/** Changes an entry of the caller's book. Requests that deliver there keep what they were given. */
export async function changeAddress(context: WriteContext, addressId: number, body: z.output<typeof AddressEdit>): Promise<Address> {
  const { tx } = context;
  const { accountId } = ownAccount(context.actor);
  checkCountry(body.shipToCountry);
  await lockAddressBook(tx, accountId);
  const before = viewAddress(await readAddress(tx, accountId, addressId));
  if ((await updateAddress(tx, addressId, body.version, body)) === undefined) throw fail('stale', {}, { current: before });
  if (body.isDefault !== before.isDefault) await updateDefault(tx, accountId, body.isDefault ? addressId : null);
  const after = viewAddress(await readAddress(tx, accountId, addressId));
  await audit(context, 'account.changeAddress', addressId, { before, after });
  return after;
}

/** Makes an entry of the caller's book the one that claims begin with. */
export async function setDefaultAddress(context: WriteContext, addressId: number): Promise<void> {
  const { tx } = context;
  const { accountId } = ownAccount(context.actor);
  await lockAddressBook(tx, accountId);
  const before = viewAddress(await readAddress(tx, accountId, addressId));
  if (before.isDefault) return;
  await updateDefault(tx, accountId, addressId);
  await audit(context, 'account.setDefaultAddress', addressId, { before, after: { ...before, isDefault: true } });
}

/** Deletes an entry permanently; requests hold copies and do not need it. */
export async function deleteAddress(context: WriteContext, addressId: number): Promise<void> {
  const { tx } = context;
  const { accountId } = ownAccount(context.actor);
  await lockAddressBook(tx, accountId);
  const row = await removeAddress(tx, accountId, addressId);
  if (row === undefined) throw fail('notFound');
  await audit(context, 'account.deleteAddress', addressId, { before: viewAddress(row) });
}
