import type { Address } from '@heliodesk/contract/account';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownAccount } from '../policy.ts';
import { findAddresses } from '../store/addresses.ts';
import { viewAddress } from '../view.ts';
import { requireActable } from './on-behalf.ts';

/** The address book of the caller's company. */
export const listOwnAddresses = async ({ db, actor }: Context): Promise<Address[]> =>
  (await findAddresses(db, ownAccount(actor).accountId)).map(viewAddress);

/** Whose address book a claim chooses from: a customer's own, whatever they send; staff name the contact they act for. */
export async function listShippingAddresses(context: Context, contactId: number | undefined): Promise<Address[]> {
  const { db, actor } = context;
  if (actor.kind === 'customer') return listOwnAddresses(context);
  if (actor.kind !== 'staff' || !actor.can('csp:request:behalf')) throw fail('forbidden');
  if (contactId === undefined) throw fail('notFound');
  return (await findAddresses(db, (await requireActable(db, contactId)).accountId)).map(viewAddress);
}
