import { tipTypes } from '@heliodesk/contract/request';
import { solutionKinds } from '@heliodesk/contract/solution';
import { findOpenStepTips, requestMachine, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { findBankDetailsOf, type BankRecord } from '../store/bank-details.ts';
import { findPayees } from '../store/people.ts';
import { askForBankDetails } from './ask.ts';
import { sendBankTask } from './tasks.ts';

/** What a claim that is carried out can be asked for. */
interface BankOwed {
  /** Whether any compensation is still to be paid. */
  isToPay: boolean;
  /** Payees whose bank details no one was asked for. */
  unasked: string[];
  /** Bank details that are asked for, where the time to answer is over. */
  overdue: BankRecord[];
  /** An open task, where there is time to answer. */
  open: { tipsId: number; askedAt: Date } | null;
}

async function findOwed(db: Db | Tx, request: RequestRecord, now: Date): Promise<BankOwed> {
  const payees = await findPayees(db, request.id, solutionKinds.compensation);
  const known = await findBankDetailsOf(db, request.id);
  const tips = await findOpenStepTips(db, request, tipTypes.bank);
  const late = new Set(tips.filter(({ dueAt }) => dueAt < now).map(({ subjectId }) => subjectId));
  return {
    isToPay: payees.length > 0,
    unasked: payees.filter((payee) => !known.some((bank) => bank.payee === payee)),
    overdue: known.filter(({ id }) => late.has(id)),
    open: tips.find(({ subjectId }) => !late.has(subjectId)) ?? null,
  };
}

/** Why bank details can't be asked for; `null` if they can. */
export type BankBlock = { why: 'noCompensation' | 'bankEntered' } | { why: 'bankAsked'; tipsId: number; askedAt: Date };

/** What holds back asking for the bank details of a claim. A task that was just sent says the same as a new one. */
export async function blockOfBank({ platform, db }: Context, request: RequestRecord): Promise<BankBlock | null> {
  const { isToPay, unasked, overdue, open } = await findOwed(db, request, platform.clock.now());
  if (!isToPay) return { why: 'noCompensation' };
  if (unasked.length + overdue.length > 0) return null;
  return open === null ? { why: 'bankEntered' } : { why: 'bankAsked', ...open };
}

/** Asks for the bank details that the customer of a locked claim owes: those that no one was asked for, and those that are overdue. */
export async function askForOwedBank(context: WriteContext, request: RequestRecord): Promise<void> {
  const { unasked, overdue } = await findOwed(context.tx, request, context.platform.clock.now());
  const step = await transition(context, requestMachine, request, {
    action: 'askBank',
    after: { unasked: unasked.length, overdue: overdue.map(({ id }) => id) },
  });
  let asked = await askForBankDetails(context, step);
  for (const bank of overdue) asked = await sendBankTask(context, asked, bank, bank.state === 'returned' ? 'returned' : 'asked');
}
