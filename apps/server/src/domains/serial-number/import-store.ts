import type { ErrorKey } from '@heliodesk/contract/kit';
import type { ImportState, LeftOutReason, SerialVerdict } from '@heliodesk/contract/serial-number';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { SerialImport } from '#src/platform/db/tables.ts';

export type ImportRecord = Omit<Selectable<SerialImport>, 'state' | 'verdicts' | 'reasons'> & {
  state: ImportState;
  verdicts: Partial<Record<SerialVerdict, number>>;
  reasons: Partial<Record<LeftOutReason, number>>;
};

/** States in which an import is on its way; a list has one at a time. */
export const runningStates: ImportState[] = ['waiting', 'reading', 'inserting'];

export interface NewImport {
  listId: number;
  uploadedBy: number;
  storageKey: string;
  fileName: string;
  at: Date;
}

export async function insertImport(tx: Tx, { listId, uploadedBy, storageKey, fileName, at }: NewImport): Promise<number> {
  const row = await tx
    .insertInto('serial_import')
    .values({
      list_id: listId,
      uploaded_by: uploadedBy,
      storage_key: storageKey,
      file_name: fileName,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findImport(db: Db, listId: number, importId?: number): Promise<ImportRecord | undefined> {
  const row = await db
    .selectFrom('serial_import')
    .selectAll()
    .where('list_id', '=', listId)
    .$if(importId !== undefined, (query) => query.where('id', '=', importId ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as ImportRecord | undefined;
}

export async function isImportRunning(tx: Tx, listId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('serial_import')
    .select('id')
    .where('list_id', '=', listId)
    .where('state', 'in', runningStates)
    .executeTakeFirst();
  return row !== undefined;
}

/** One carrying of an import by one handler, and the moment at which it writes. */
export interface Run {
  importId: number;
  run: string;
  at: Date;
}

/** Takes over the carrying of an import: whoever carried it before finds the run changed and stops. */
export async function startRun(
  tx: Tx,
  { importId, run, at }: Run,
  from: ImportState[],
  to: ImportState,
): Promise<ImportRecord | undefined> {
  const row = await tx
    .updateTable('serial_import')
    .set({ state: to, run, updated_at: at })
    .where('id', '=', importId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row as ImportRecord | undefined;
}

/** What a run writes. */
export type RunChange = Partial<{
  state: ImportState;
  rows_read: number;
  rows_total: number;
  inserted: number;
  verdicts: string;
  reasons: string;
  error_key: string;
}>;

/** Writes an import if this run still carries it; says whether it did. */
export async function updateRun(tx: Tx, { importId, run, at }: Run, change: RunChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('serial_import')
    .set({ ...change, updated_at: at })
    .where('id', '=', importId)
    .where('run', '=', run)
    .where('state', 'in', runningStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A change of state that no run makes. */
interface StateChange {
  from: ImportState[];
  to: ImportState;
  at: Date;
}

export async function updateState(tx: Tx, importId: number, { from, to, at }: StateChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('serial_import')
    .set({ state: to, run: null, updated_at: at })
    .where('id', '=', importId)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An import that nobody carries. */
export interface AbandonedImport {
  id: number;
  state: ImportState;
  createdAt: Date;
}

/** Running imports that nobody has carried on since `before`: their server was killed, or too much waits before them. */
export async function findAbandoned(db: Db, before: Date): Promise<AbandonedImport[]> {
  const rows = await db
    .selectFrom('serial_import')
    .select(['id', 'state', 'created_at as createdAt'])
    .where('state', 'in', runningStates)
    .where('updated_at', '<', before)
    .limit(1_000)
    .execute();
  return rows as AbandonedImport[];
}

/** Ends an import for good, and the run that may still carry it. */
export async function updateToFailed(tx: Tx, importId: number, errorKey: ErrorKey, at: Date): Promise<void> {
  await tx
    .updateTable('serial_import')
    .set({ state: 'failed', error_key: errorKey, run: null, updated_at: at })
    .where('id', '=', importId)
    .where('state', 'in', runningStates)
    .execute();
}
