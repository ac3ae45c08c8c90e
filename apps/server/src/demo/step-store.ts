import type { Db, Tx } from '#src/platform/db/database.ts';

/** Whether a part of the demo is in this database. */
export const isStepDone = async (db: Db | Tx, name: string): Promise<boolean> =>
  (await db.selectFrom('demo_step').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

export async function insertStep(db: Db | Tx, name: string): Promise<void> {
  await db.insertInto('demo_step').values({ name }).execute();
}
