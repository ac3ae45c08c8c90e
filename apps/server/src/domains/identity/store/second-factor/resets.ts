import type { UserKind } from '@heliodesk/contract/kit';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface ResetRow {
  id: number;
  user_id: number;
  name: string;
  email: string;
  kind: UserKind;
  reason: string;
  asked_by: number;
  asked_by_name: string;
  asked_at: Date;
  expires_at: Date;
}

const openResets = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('factor_reset as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .innerJoin('app_user as a', 'a.id', 'r.asked_by')
    .select([
      'r.id',
      'r.user_id',
      'u.name',
      'u.email',
      'u.kind',
      'r.reason',
      'r.asked_by',
      'a.name as asked_by_name',
      'r.asked_at',
      'r.expires_at',
    ])
    .where('r.closed_at', 'is', null)
    .where('r.expires_at', '>', now);

/** Those that wait for a second administrator, the oldest first. */
export const findResets = async (db: Db | Tx, now: Date): Promise<ResetRow[]> =>
  (await openResets(db, now).orderBy('r.id').limit(200).execute()) as ResetRow[];

export const findResetForUpdate = async (tx: Tx, id: number, now: Date): Promise<ResetRow | undefined> =>
  (await openResets(tx, now).where('r.id', '=', id).forUpdate('r').executeTakeFirst()) as ResetRow | undefined;

/** Answers nothing where one waits already; those that expired make room. */
export async function insertReset(
  tx: Tx,
  reset: { userId: number; reason: string; askedBy: number; expiresAt: Date },
  now: Date,
): Promise<number | undefined> {
  await tx
    .updateTable('factor_reset')
    .set({ closed_at: now })
    .where('user_id', '=', reset.userId)
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const row = await tx
    .insertInto('factor_reset')
    .values({ user_id: reset.userId, reason: reset.reason, asked_by: reset.askedBy, asked_at: now, expires_at: reset.expiresAt })
    .onConflict((conflict) => conflict.column('user_id').where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateResetClosed(tx: Tx, id: number, confirmedBy: number | null, now: Date): Promise<void> {
  await tx.updateTable('factor_reset').set({ confirmed_by: confirmedBy, closed_at: now }).where('id', '=', id).execute();
}
