import { maxAddresses, type AddressBody, type RequestAddressReq } from '@heliodesk/contract/account';
import type { z } from 'zod';
import type { WriteContext } from '#src/platform/context.ts';
import { findAccount } from '../store/accounts.ts';
import { findAddresses, lockAddressBook, updateDefault, type AddressRow } from '../store/addresses.ts';
import { viewAddress } from '../view.ts';
import { addEntry } from './own-addresses.ts';

type Entry = z.output<typeof AddressBody>;

/** Its name aside, an entry says the same. */
function isSame(entry: Entry, row: AddressRow): boolean {
  const known = viewAddress(row);
  const { addressTitle: _title, isDefault: _isDefault, ...told } = entry;
  return Object.entries(told).every(([name, value]) => known[name as keyof typeof known] === value);
}

/** Whether the actor may add to the book: customers to their own, staff to that of the customer they file for. */
const mayKeep = ({ actor }: WriteContext): boolean =>
  actor.kind === 'staff' ? actor.can('csp:request:behalf') : actor.can('csp:account:edit');

/**
 * Keeps the delivery address of a request in its company's book, if that was asked for, and answers the entry it is; none where the
 * actor may not keep it or the book is full, because that must not stop the request.
 */
export async function keepAddress(
  context: WriteContext,
  accountId: number,
  { keep, accountName, sfUpload: _sfUpload, addressId: _addressId, ...address }: z.output<typeof RequestAddressReq>,
): Promise<number | undefined> {
  const { tx } = context;
  if (keep == null || !mayKeep(context)) return undefined;
  await lockAddressBook(tx, accountId);
  const [account, known] = [await findAccount(tx, accountId), await findAddresses(tx, accountId)];
  const companyName = accountName || (account?.company_name ?? '');
  const entry: Entry = { ...address, companyName, isDefault: keep === 'default' };
  const same = known.find((row) => isSame(entry, row));
  if (same !== undefined) {
    if (entry.isDefault && !same.is_default) await updateDefault(tx, accountId, same.id);
    return same.id;
  }
  if (known.length >= maxAddresses) return undefined;
  return (await addEntry(context, accountId, entry, known.length)).addressId;
}
