import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Done } from './steps/step.ts';

interface NewRun {
  macroId: number;
  requestId: number;
  by: number;
  /** What each step has done, in their order. */
  done: readonly Done[];
  at: Date;
}

export async function insertRun(tx: Tx, { macroId, requestId, by, done, at }: NewRun): Promise<number> {
  const { id } = await tx
    .insertInto('macro_run')
    .values({ macro_id: macroId, request_id: requestId, run_by: by, done: JSON.stringify(done), run_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A run of a person. */
export async function findRun(tx: Tx, runId: number, by: number): Promise<{ requestId: number; done: Done[]; runAt: Date } | undefined> {
  const row = await tx
    .selectFrom('macro_run')
    .select(['request_id as requestId', 'done', 'run_at as runAt'])
    .where('id', '=', runId)
    .where('run_by', '=', by)
    .executeTakeFirst();
  // Written by this store alone.
  return row && { ...row, done: row.done as unknown as Done[] };
}

/** Marks a run as undone; `false` if it was before. */
export async function updateToUndone(tx: Tx, runId: number, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('macro_run')
    .set({ undone_at: at })
    .where('id', '=', runId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** How often each macro ran since a moment. */
export async function countRuns(db: Db | Tx, since: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('macro')
    .select((eb) => [
      'macro.id',
      eb
        .selectFrom('macro_run')
        .select((inner) => inner.fn.countAll<number>().as('runs'))
        .whereRef('macro_run.macro_id', '=', 'macro.id')
        .where('macro_run.run_at', '>', since)
        .as('runs'),
    ])
    .execute();
  return new Map(rows.map(({ id, runs }) => [id, Number(runs ?? 0)]));
}
