import { solutionKinds } from '@heliodesk/contract/solution';
import { isBound, type RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { findBankDetailsOf, insertBankDetails } from '../store/bank-details.ts';
import { findPayees } from '../store/people.ts';
import { sendBankTask } from './tasks.ts';

/**
 * Asks for the bank details of everyone who is paid by the running compensations of a locked claim. Those who were asked before have
 * their task, or have answered it.
 */
export async function askForBankDetails(context: WriteContext<Caller>, started: RequestRecord): Promise<RequestRecord> {
  if (!isBound(started)) return started;
  const { tx } = context;
  const known = await findBankDetailsOf(tx, started.id);
  const payees = await findPayees(tx, started.id, solutionKinds.compensation);
  let request: RequestRecord = started;
  for (const payee of payees.filter((each) => !known.some((bank) => bank.payee === each))) {
    const { account_id: accountId, contact_id: contactId } = started;
    const bank = await insertBankDetails(tx, { requestId: request.id, payee, accountId, contactId });
    request = await sendBankTask(context, request, bank, 'asked');
  }
  return request;
}
