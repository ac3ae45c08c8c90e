import { lockAnyRequest, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { earliestDay, latestDay } from '#src/platform/days.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { findPaymentHead, type PaymentHead } from '../../store/payment-heads.ts';
import { findPayment } from '../../store/payments.ts';

interface Asked {
  requestId: number;
  paymentId: number;
  version: number;
}

/** A payment with its claim, which is locked; finance need not see the claim itself. */
export async function lockPayment(
  { tx }: WriteContext,
  { requestId, paymentId, version }: Asked,
): Promise<{ request: RequestRecord; head: PaymentHead }> {
  const known = await findPayment(tx, paymentId);
  const request = known?.request_id === requestId ? await lockAnyRequest(tx, requestId) : undefined;
  const head = await findPaymentHead(tx, paymentId);
  if (request === undefined || head === undefined) throw fail('notFound');
  if (head.version !== version) throw fail('stale', {}, { version: head.version });
  return { request, head };
}

/** A transfer was made on a day after the last confirmation, wherever that was, and not later than today. */
export function requirePossible(payTime: string, now: Date, { acknowledged_at }: PaymentHead): void {
  if (payTime > latestDay(now)) throw failFields({ path: 'payTime', rule: 'dateInFuture' });
  if (acknowledged_at !== null && payTime < earliestDay(acknowledged_at)) throw failFields({ path: 'payTime', rule: 'beforeConfirmation' });
}
