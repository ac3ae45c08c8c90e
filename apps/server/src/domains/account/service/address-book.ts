import type { Address, RegisteredAddress, ShippingAddress } from '@heliodesk/contract/account';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownAccount } from '../policy.ts';
import { requestsPort } from '../ports.ts';
import { findAccount, findContact } from '../store/accounts.ts';
import { findAddresses } from '../store/addresses.ts';
import { viewAddress, viewRegisteredAddress } from '../view.ts';
import { requireActable } from './on-behalf.ts';

/** The address book of the caller's company. */
export const listOwnAddresses = async ({ db, actor }: Context): Promise<Address[]> =>
  (await findAddresses(db, ownAccount(actor).accountId)).map(viewAddress);

interface Receiver {
  accountId: number;
  contactId: number;
}

/** Who a claim is delivered to: a customer themselves, whatever they send; staff name the contact they act for. */
async function receiverOf({ db, actor }: Context, contactId: number | undefined): Promise<Receiver> {
  if (actor.kind === 'customer') return ownAccount(actor);
  if (actor.kind !== 'staff' || !actor.can('csp:request:behalf')) throw fail('forbidden');
  if (contactId === undefined) throw fail('notFound');
  return requireActable(db, contactId);
}

/** The address book that a claim chooses from. */
export async function listShippingAddresses(context: Context, contactId: number | undefined): Promise<ShippingAddress[]> {
  const { db, platform } = context;
  const { accountId } = await receiverOf(context, contactId);
  const [rows, last] = await Promise.all([findAddresses(db, accountId), requestsPort.of(platform).lastDeliveries(db, accountId)]);
  return rows.map((row) => {
    const used = last.get(row.id);
    return { ...viewAddress(row), lastUsed: used ? { requestNo: used.requestNo, at: used.at.toISOString() } : null };
  });
}

/** Where those a claim is delivered to were registered: what a new address begins with. */
export async function getRegisteredAddress(context: Context, contactId: number | undefined): Promise<RegisteredAddress> {
  const { db } = context;
  const receiver = await receiverOf(context, contactId);
  const [contact, account] = await Promise.all([findContact(db, receiver.contactId), findAccount(db, receiver.accountId)]);
  if (contact === undefined || account === undefined) throw fail('notFound');
  return viewRegisteredAddress(contact, account, context.language);
}
