import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';
import { imports, runningStates, toRecord, type ImportRecord } from './import-store.ts';

/** More than anyone waits for. */
const mostShown = 50;

export interface RunningImport extends ImportRecord {
  /** The share of its rows that has been added. */
  addedShare: number;
  /** When reading or adding began; nothing while it waits. */
  stepAt: Date | null;
}

/** Imports under way that someone has uploaded, the newest first. */
export async function findRunningOf(db: Db, userId: number): Promise<RunningImport[]> {
  const rows = await imports(db)
    .select(
      sql<number>`(select coalesce(serial_import.added_chunks::float / nullif(count(*), 0), 0) from serial_import_chunk
        where serial_import_chunk.import_id = serial_import.id)`.as('added_share'),
    )
    .select(
      sql<Date | null>`(select max(event.at) from serial_import_event as event
        where event.import_id = serial_import.id and event.action in ('read', 'add'))`.as('step_at'),
    )
    .where('serial_import.uploaded_by', '=', userId)
    .where('serial_import.state', 'in', sql<string>`(${sql.join(runningStates.map((state) => sql.lit(state)))})`)
    .orderBy('serial_import.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ added_share, step_at, ...row }) => ({ ...toRecord(row), addedShare: added_share, stepAt: step_at }));
}
