import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { runs, type BulkRunRecord } from './bulk-store.ts';

/** How many requests of a run are done, and how many are not. */
export async function countDone(tx: Tx, runId: number): Promise<{ done: number; left: number }> {
  const { done, total } = await tx
    .selectFrom('request_bulk_item')
    .select((eb) => [eb.fn.countAll<number>().filterWhere('state', '=', 'done').as('done'), eb.fn.countAll<number>().as('total')])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return { done: Number(done), left: Number(total) - Number(done) };
}

/** Someone's runs that haven't ended, with how many of their requests are done. */
export async function findRunningOf(db: Db, userId: number): Promise<(BulkRunRecord & { done: number; total: number })[]> {
  const rows = await runs(db)
    .select((eb) => [
      eb
        .selectFrom('request_bulk_item as item')
        .select((inner) => inner.fn.countAll<number>().as('total'))
        .whereRef('item.run_id', '=', 'request_bulk_run.id')
        .as('total'),
      eb
        .selectFrom('request_bulk_item as item')
        .select((inner) => inner.fn.countAll<number>().as('done'))
        .whereRef('item.run_id', '=', 'request_bulk_run.id')
        .where('item.state', '<>', 'waiting')
        .as('done'),
    ])
    .where('user_id', '=', userId)
    .where('state', '=', sql.lit('running'))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...(row as unknown as BulkRunRecord), done: Number(row.done), total: Number(row.total) }));
}
