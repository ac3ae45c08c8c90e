import { sql } from 'kysely';
import { lateColumns, type LateRequest } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Payments that finance has not made in time, with their claim. */
export interface LatePayment extends LateRequest {
  payment_id: number;
}

/** Those that should have been paid by now, latest first; leads haven't been told. */
export async function findLatePayments(db: Db, now: Date, limit: number): Promise<LatePayment[]> {
  const rows = await db
    .selectFrom('payment as late')
    .innerJoin('request', 'request.id', 'late.request_id')
    .select(['late.id as payment_id', ...lateColumns])
    .where('late.state', '=', sql.lit('due'))
    .where('late.late_told_at', 'is', null)
    .where('late.due_at', '<=', now)
    .orderBy('late.due_at')
    .orderBy('late.id')
    .limit(limit)
    .execute();
  return rows as LatePayment[];
}

/** Records that leads are told; `false` if they were before, or if it has been paid or held back since. */
export async function markPaymentTold(tx: Tx, paymentId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('payment')
    .set({ late_told_at: at })
    .where('id', '=', paymentId)
    .where('state', '=', sql.lit('due'))
    .where('late_told_at', 'is', null)
    .where('due_at', '<=', at)
    .returning('id')
    .execute();
  return rows.length > 0;
}
