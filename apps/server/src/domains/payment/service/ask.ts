import { bankCheckDays } from '@heliodesk/contract/payment';
import { solutionKinds } from '@heliodesk/contract/solution';
import { workCalendarOf } from '#src/domains/account/index.ts';
import { isBound, workingDaysLater, type RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { bankMachine } from '../machine.ts';
import { findBankDetailsOf, insertBankDetails, type BankRecord } from '../store/bank-details.ts';
import { findPayees } from '../store/people.ts';
import { notChecked } from './enter.ts';
import { sendBankTask } from './tasks.ts';
import { tellFinance } from './tell-finance.ts';

/** Bank details that were confirmed before the claim was reopened: finance checks them again, and the customer confirms them again. */
async function checkAgain(context: WriteContext<Caller>, bank: BankRecord): Promise<void> {
  const { platform, tx } = context;
  const at = platform.clock.now();
  const due = workingDaysLater(at, bankCheckDays, await workCalendarOf(tx, bank.account_id));
  const system = { ...context, actor: null };
  const opened = await transition(system, bankMachine, bank, {
    action: 'checkAgain',
    change: { ...notChecked, check_due: due },
  });
  await tellFinance(system, opened);
}

/**
 * Asks for the bank details of everyone who is paid by the running compensations of a locked claim. Those who were asked before have
 * their task, or have answered it; what was confirmed for earlier payments is checked again.
 */
export async function askForBankDetails(context: WriteContext<Caller>, started: RequestRecord): Promise<RequestRecord> {
  if (!isBound(started)) return started;
  const { tx } = context;
  const known = await findBankDetailsOf(tx, started.id);
  const payees = await findPayees(tx, started.id, solutionKinds.compensation);
  let request: RequestRecord = started;
  for (const bank of known.filter(({ payee, state }) => state === 'confirmed' && payees.includes(payee))) await checkAgain(context, bank);
  for (const payee of payees.filter((each) => !known.some((bank) => bank.payee === each))) {
    const { account_id: accountId, contact_id: contactId } = started;
    const bank = await insertBankDetails(tx, { requestId: request.id, payee, accountId, contactId });
    request = await sendBankTask(context, request, bank, 'asked');
  }
  return request;
}
