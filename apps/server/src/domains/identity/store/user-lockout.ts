import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { isUniqueViolation } from '#src/platform/db/is-unique-violation.ts';

/** Answers whose sessions they were. */
export async function removeSessionsOfAll(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom('session')
    .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** Answers `false` when someone has the address; waits for a transaction that is just taking it. */
export async function updateEmail(tx: Tx, userId: number, email: string): Promise<boolean> {
  try {
    await tx.updateTable('app_user').set({ email, activated_at: null }).where('id', '=', userId).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
