import type { CreditNoteRecord } from '@heliodesk/contract/payment';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** What a credit note says of a payment beside its amount. */
export type PaymentFacts = Pick<CreditNoteRecord, 'companyName' | 'taxNo' | 'payee' | 'quantity' | 'unitPrice'>;

export async function findPaymentFacts(db: Db | Tx, paymentId: number): Promise<PaymentFacts> {
  const { quantity, unitPrice, ...row } = await db
    .selectFrom('payment')
    .innerJoin('solution', 'solution.id', 'payment.solution_id')
    .innerJoin('bank_details', 'bank_details.id', 'payment.bank_details_id')
    .innerJoin('account', 'account.id', 'bank_details.account_id')
    .select([
      'account.company_name as companyName',
      'account.tax_no as taxNo',
      'solution.payee',
      'solution.quantity',
      'solution.unit_price as unitPrice',
    ])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { ...row, quantity: String(quantity), unitPrice: unitPrice ?? '' };
}
