import type { Tx } from '#src/platform/db/database.ts';
import { isUniqueViolation } from '#src/platform/db/is-unique-violation.ts';

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
