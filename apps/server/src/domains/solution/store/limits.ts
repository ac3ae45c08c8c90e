import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Amount } from '../money.ts';

/** Up to which amounts someone approves alone. */
export const findLimits = (db: Db | Tx, userId: number): Promise<Amount[]> =>
  db.selectFrom('approval_limit').select(['currency', 'amount']).where('user_id', '=', userId).orderBy('currency').execute();

/** Replaces them; the person is locked, so that two who set them wait for each other. */
export async function replaceLimits(tx: Tx, userId: number, limits: readonly Amount[]): Promise<void> {
  await tx.deleteFrom('approval_limit').where('user_id', '=', userId).execute();
  if (limits.length === 0) return;
  await tx
    .insertInto('approval_limit')
    .values(limits.map((limit) => ({ user_id: userId, ...limit })))
    .execute();
}

/** An employee, whose limits wait for each other until the transaction ends. */
export async function lockEmployee(tx: Tx, userId: number): Promise<{ id: number; name: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('approval limits', ${userId}))`.execute(tx);
  return findEmployee(tx, userId);
}

export const findEmployee = (db: Db | Tx, userId: number): Promise<{ id: number; name: string } | undefined> =>
  db.selectFrom('app_user').select(['id', 'name']).where('id', '=', userId).where('kind', '=', sql.lit('staff')).executeTakeFirst();
