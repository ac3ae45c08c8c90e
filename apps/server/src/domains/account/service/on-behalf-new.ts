import { customerTypes, type addRtsCustomer, type CustomerChoice } from '@heliodesk/contract/account';
import type { BodyOf } from '@heliodesk/contract/kit';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findDuplicates, lockEntering } from '../store/on-behalf.ts';
import { customerChoice, toCustomerChoice } from './on-behalf.ts';
import { addNewCustomer } from './customer-new.ts';

/** Showing more would not help anyone choose. */
const maxDuplicates = 10;

/**
 * Adds a company with a contact who does not sign in. Customers with the same tax number or address are shown first, so that a
 * repeated call finds what the first one entered; the new one is a company of its own in any case.
 */
export async function enterRtsCustomer(
  context: WriteContext,
  { accountReq, contactReq, seen }: BodyOf<typeof addRtsCustomer>,
): Promise<CustomerChoice> {
  const { tx, language } = context;
  const marks = { taxNo: accountReq.taxNo, email: contactReq.email };
  await lockEntering(tx, marks);
  const duplicates = await findDuplicates(tx, marks, seen, maxDuplicates);
  if (duplicates.length > 0)
    throw fail('account.alreadyKnown', {}, { customers: duplicates.map((row) => toCustomerChoice(row, language)) });
  const customer = { customerType: customerTypes.rts, accountReq, contactReq: { ...contactReq, receiveMoreInformation: 0 as const } };
  const { contactId } = await addNewCustomer(context, customer);
  return customerChoice(context, contactId);
}
