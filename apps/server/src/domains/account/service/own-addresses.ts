import { mostAddresses, type Address, type AddressBody, type AddressEdit } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
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

/** Who changes the book, and from where. */
export interface Caller {
  actor: Actor;
  origin: Origin;
}

type AddressAction = 'account.addAddress' | 'account.changeAddress' | 'account.setDefaultAddress' | 'account.deleteAddress';

const audit = (
  platform: Platform,
  tx: Tx,
  { actor, origin }: Caller,
  action: AddressAction,
  addressId: number,
  states: { before?: Address; after?: Address },
): Promise<void> =>
  writeAudit(tx, { ...doneBy(actor, origin, platform.clock.now()), action, subjectType: 'address', subjectId: addressId, ...states });

function checkCountry(regionId: number): void {
  if (countryCodeOf(regionId) === undefined) throw failFields({ path: 'shipToCountry', rule: 'invalid' });
}

async function readAddress(tx: Tx, accountId: number, addressId: number): Promise<AddressRow> {
  const row = await findAddress(tx, accountId, addressId);
  if (row === undefined) throw fail('notFound');
  return row;
}

/** Adds an entry to the caller's book. The first one is the default without being asked. */
export async function addAddress(platform: Platform, tx: Tx, caller: Caller, body: z.output<typeof AddressBody>): Promise<Address> {
  const { accountId } = ownAccount(caller.actor);
  checkCountry(body.shipToCountry);
  await lockAddressBook(tx, accountId);
  const count = await countAddresses(tx, accountId);
  if (count >= mostAddresses) throw fail('account.addressBookFull', { max: mostAddresses });
  const addressId = await insertAddress(tx, accountId, { ...body, isDefault: false }, platform.clock.now());
  if (body.isDefault || count === 0) await updateDefault(tx, accountId, addressId);
  const after = viewAddress(await readAddress(tx, accountId, addressId));
  await audit(platform, tx, caller, 'account.addAddress', addressId, { after });
  return after;
}

/** Changes an entry of the caller's book. Requests that deliver there keep what they were given. */
export function changeAddress(platform: Platform, caller: Caller, addressId: number, body: z.output<typeof AddressEdit>): Promise<Address> {
  const { accountId } = ownAccount(caller.actor);
  checkCountry(body.shipToCountry);
  return transaction(platform.db, async (tx) => {
    await lockAddressBook(tx, accountId);
    const before = viewAddress(await readAddress(tx, accountId, addressId));
    if ((await updateAddress(tx, addressId, body.version, body)) === undefined) throw fail('stale', {}, { current: before });
    if (body.isDefault !== before.isDefault) await updateDefault(tx, accountId, body.isDefault ? addressId : null);
    const after = viewAddress(await readAddress(tx, accountId, addressId));
    await audit(platform, tx, caller, 'account.changeAddress', addressId, { before, after });
    return after;
  });
}

/** Makes an entry of the caller's book the one that claims begin with. */
export function setDefaultAddress(platform: Platform, caller: Caller, addressId: number): Promise<void> {
  const { accountId } = ownAccount(caller.actor);
  return transaction(platform.db, async (tx) => {
    await lockAddressBook(tx, accountId);
    const before = viewAddress(await readAddress(tx, accountId, addressId));
    if (before.isDefault) return;
    await updateDefault(tx, accountId, addressId);
    await audit(platform, tx, caller, 'account.setDefaultAddress', addressId, { before, after: { ...before, isDefault: true } });
  });
}

/** Deletes an entry for good; requests hold copies and do not miss it. */
export function deleteAddress(platform: Platform, caller: Caller, addressId: number): Promise<void> {
  const { accountId } = ownAccount(caller.actor);
  return transaction(platform.db, async (tx) => {
    await lockAddressBook(tx, accountId);
    const row = await removeAddress(tx, accountId, addressId);
    if (row === undefined) throw fail('notFound');
    await audit(platform, tx, caller, 'account.deleteAddress', addressId, { before: viewAddress(row) });
  });
}
