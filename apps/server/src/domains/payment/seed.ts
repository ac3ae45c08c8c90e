import { RecomfirmBody, RecomInvoiceBody } from '@heliodesk/contract/payment';
import { tipTypes, type TipType } from '@heliodesk/contract/request';
import { confirmTasks, openTasksOf } from '#src/domains/request/seed.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { utcDay } from '#src/platform/days.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { confirmChecked, enterAsked } from './service/customer.ts';
import { checkBank, returnBank } from './service/finance.ts';
import { markPaid } from './service/pay/mark-paid.ts';
import { addProof } from './service/pay/proofs.ts';
import { findHeadsOf, type BankHead } from './store/heads.ts';
import { findPaymentHeadsOf } from './store/payment-heads.ts';

export { tellLateChecks, tellLatePayments } from './service/clocks.ts';

/** A Spanish account that lacks nothing. */
export const spanishBank = {
  currency: 'EUR',
  bankAccount: 'ES91 2100 0418 4502 0005 1332',
  bankName: 'CaixaBank',
  bankAddress: 'Calle Pintor Sorolla 2, 46002 Valencia',
  bankBic: 'CAIXESBBXXX',
  actualRecipient: 'Sierra Clara Energía S.L.',
  branchCountry: 'ES',
  billingAddress: 'Av. de la Innovación 4, 04131 Almería',
};

async function firstOf({ db }: Context, requestId: number): Promise<BankHead> {
  const [first] = await findHeadsOf(db, requestId);
  if (first === undefined) throw new Error(`No bank details were asked for in request ${requestId}`);
  return first;
}

async function taskOf(context: Context, requestId: number, type: TipType): Promise<number> {
  const [task] = await openTasksOf(context, requestId, type);
  if (task === undefined) throw new Error(`Request ${requestId} waits for no task ${type}`);
  return task.tipsId;
}

/** Enters the bank details that a claim waits for, in the name of its contact. */
export async function enterBankDetails(context: Context, requestId: number, details: typeof spanishBank): Promise<void> {
  const { version, company_name: companyName } = await firstOf(context, requestId);
  const tipsId = await taskOf(context, requestId, tipTypes.bank);
  const body = RecomfirmBody.parse({ ...details, tipsId, version, companyName });
  await transaction(context.db, (tx) => enterAsked(withTx(context, tx), { tipsId }, body));
}

/** Returns them in the name of finance. */
export async function returnBankDetails(context: Context, requestId: number, reason: string): Promise<void> {
  const { id: bankDetailsId, version } = await firstOf(context, requestId);
  await transaction(context.db, (tx) => returnBank(withTx(context, tx), { bankDetailsId, version, reason }));
}

/** Finance agrees to them; someone with a second factor. */
export async function agreeToBankDetails(context: Context, requestId: number): Promise<void> {
  const { id: bankDetailsId, version } = await firstOf(context, requestId);
  const cleared = { otherCompany: '', changed: '' };
  await transaction(context.db, (tx) => checkBank(withTx(context, tx), { bankDetailsId, version, cleared }));
}

/** The contact confirms what finance has checked, … */
export async function confirmBankDetails(context: Context, requestId: number, details: typeof spanishBank): Promise<void> {
  const { version } = await firstOf(context, requestId);
  const tipsId = await taskOf(context, requestId, tipTypes.bankCheck);
  const body = RecomInvoiceBody.parse({ ...details, tipsId, version });
  await transaction(context.db, (tx) => confirmChecked(withTx(context, tx), { tipsId }, body));
}

/** … and has read the credit notes. */
export const readCreditNotes = (context: Context, requestId: number): Promise<void> =>
  confirmTasks(context, requestId, tipTypes.creditNote);

export interface TransferSeed {
  bankReference: string;
  proof: UploadedFile;
}

/** Finance has paid the first compensation of a claim today; someone with a second factor who has taken no step before. */
export async function payFirst(context: Context, requestId: number, { bankReference, proof }: TransferSeed): Promise<void> {
  const [payment] = await findPaymentHeadsOf(context.db, requestId);
  if (payment === undefined) throw new Error(`Nothing is to be paid for request ${requestId}`);
  const { id: paymentId, version } = payment;
  const { attId } = await addProof(context, paymentId, proof);
  const payTime = utcDay(context.platform.clock.now());
  const body = { requestId, paymentId, version, payTime, bankReference, attIds: [attId] };
  await transaction(context.db, (tx) => markPaid(withTx(context, tx), body));
}
