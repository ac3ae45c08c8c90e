import { RecomfirmBody } from '@heliodesk/contract/payment';
import { tipTypes } from '@heliodesk/contract/request';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { enterAsked } from './service/customer.ts';
import { returnBank } from './service/finance.ts';
import { findHeadsOf, type BankHead } from './store/heads.ts';

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

/** Enters the bank details that a claim waits for, in the name of its contact. */
export async function enterBankDetails(context: Context, requestId: number, details: typeof spanishBank): Promise<void> {
  const { version, company_name: companyName } = await firstOf(context, requestId);
  const { id: tipsId } = await context.db
    .selectFrom('tip')
    .select('id')
    .where('request_id', '=', requestId)
    .where('type', '=', tipTypes.bank)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const body = RecomfirmBody.parse({ ...details, tipsId, version, companyName });
  await transaction(context.db, (tx) => enterAsked(withTx(context, tx), { tipsId }, body));
}

/** Returns them in the name of finance. */
export async function returnBankDetails(context: Context, requestId: number, reason: string): Promise<void> {
  const { id: bankDetailsId, version } = await firstOf(context, requestId);
  await transaction(context.db, (tx) => returnBank(withTx(context, tx), { bankDetailsId, version, reason }));
}
