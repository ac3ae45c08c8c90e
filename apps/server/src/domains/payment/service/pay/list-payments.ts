import type { Page, QueryOf } from '@heliodesk/contract/kit';
import {
  mostPaymentsListed,
  type listPayments as api,
  type Payment,
  type PaymentCounts,
  type PaymentListName,
} from '@heliodesk/contract/payment';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { countPaymentHeads, findPaymentHeads } from '../../store/payment-heads.ts';
import { toPayments } from './read-payment.ts';

/** A page of payments, their accounts masked. */
export async function listPayments(context: Context, { show, pageNum, pageSize }: QueryOf<typeof api>): Promise<Page<Payment>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= mostPaymentsListed) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: mostPaymentsListed } });
  const heads = await findPaymentHeads(context.db, show, { limit: pageSize, offset });
  return { rows: await toPayments(context, heads), total: await countPaymentHeads(context.db, show, mostPaymentsListed) };
}

/** How many there are to show. */
export async function countPayments({ db }: Context): Promise<PaymentCounts> {
  const count = (list: PaymentListName) => countPaymentHeads(db, list, mostPaymentsListed);
  return { toPay: await count('toPay'), waiting: await count('waiting'), paid: await count('paid') };
}
