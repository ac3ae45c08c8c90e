import type { Db, Tx } from '#src/platform/db/database.ts';

export interface AppRow {
  secret: Uint8Array;
  last_step: number;
  created_at: Date;
  last_used_at: Date | null;
}

export const findApp = (db: Db | Tx, userId: number): Promise<AppRow | undefined> =>
  db
    .selectFrom('authenticator_app')
    .select(['secret', 'last_step', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Puts a person's app in place, or another one in place of theirs. The step that proved it counts as used. */
export async function replaceApp(tx: Tx, userId: number, { secret, step }: { secret: Buffer; step: number }, now: Date): Promise<void> {
  const app = { secret, last_step: step, created_at: now, last_used_at: null };
  await tx
    .insertInto('authenticator_app')
    .values({ user_id: userId, ...app })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(app))
    .execute();
}

/** Uses up a step; `false` where it or a later one was used before. */
export async function updateStepUsed(tx: Tx, userId: number, step: number, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('authenticator_app')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteApp(tx: Tx, userId: number): Promise<boolean> {
  const result = await tx.deleteFrom('authenticator_app').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
