import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownAccount } from '../policy.ts';
import { findAddresses, type AddressRow } from '../store/addresses.ts';
import { requireActable } from './behalf.ts';

/** Whose address book a claim chooses from: a customer's own, whatever they send; staff name the contact they act for. */
export async function shippingAddresses(db: Db, actor: Actor, contactId: number | undefined): Promise<AddressRow[]> {
  if (actor.kind === 'customer') return findAddresses(db, ownAccount(actor).accountId);
  if (actor.kind !== 'staff' || !actor.can('csp:request:behalf')) throw fail('forbidden');
  if (contactId === undefined) throw fail('notFound');
  return findAddresses(db, (await requireActable(db, contactId)).accountId);
}
