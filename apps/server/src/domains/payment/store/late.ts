import { sql } from 'kysely';
import { lateColumns, type LateRequest } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Bank details that finance has not checked in time, with their claim. */
export interface LateCheck extends LateRequest {
  bank_details_id: number;
}

/** Those that should have been checked by now, latest first; leads haven't been told. */
export async function findLateChecks(db: Db, now: Date, limit: number): Promise<LateCheck[]> {
  const rows = await db
    .selectFrom('bank_details as late')
    .innerJoin('request', 'request.id', 'late.request_id')
    .select(['late.id as bank_details_id', ...lateColumns])
    .where('late.state', '=', sql.lit('entered'))
    .where('late.late_told_at', 'is', null)
    .where('late.check_due', '<=', now)
    .orderBy('late.check_due')
    .orderBy('late.id')
    .limit(limit)
    .execute();
  return rows as LateCheck[];
}

/** Records that leads are told; `false` if they were before, or if it has been checked since. */
export async function markCheckTold(tx: Tx, bankDetailsId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('bank_details')
    .set({ late_told_at: at })
    .where('id', '=', bankDetailsId)
    .where('state', '=', sql.lit('entered'))
    .where('late_told_at', 'is', null)
    .where('check_due', '<=', at)
    .returning('id')
    .execute();
  return rows.length > 0;
}
