import type { ErrorKey } from '@heliodesk/contract/kit';
import {
  mostImportsDiscarded,
  mostImportsOpen,
  mostImportsUnderWay,
  type ImportAction,
  type ImportState,
  type ImportStatus,
  type LeftOutReason,
  type SerialVerdict,
} from '@heliodesk/contract/serial-number';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import type { SerialImport } from '#src/platform/db/tables.ts';
import type { ListOwner, OwnerKind } from './list.ts';
import type { EvaluationScope } from './owners.ts';

/** An import with the owner of its list. */
export type ImportRecord = Omit<Selectable<SerialImport>, 'state' | 'verdicts' | 'reasons' | 'refusal' | 'evaluated_for'> &
  ListOwner & {
    state: ImportState;
    verdicts: Partial<Record<SerialVerdict, number>>;
    reasons: Partial<Record<LeftOutReason, number>>;
    refusal: ImportStatus['refusal'] | null;
    evaluated_for: EvaluationScope | null;
  };

/** How many rows of an import can be added. */
export const validOf = ({ verdicts }: ImportRecord): number => Object.values(verdicts).reduce((sum, count) => sum + count, 0);

/** States in which an import is on its way. */
export const runningStates: ImportState[] = ['waiting', 'reading', 'inserting'];
/** States in which an import is being worked on; a list has one at a time. */
const activeStates: ImportState[] = ['reading', 'inserting'];

type ImportRow = Selectable<SerialImport> & { owner_kind: string; owner_id: number };

export const toRecord = ({ owner_kind, owner_id, ...row }: ImportRow): ImportRecord => ({
  ...(row as Omit<ImportRecord, keyof ListOwner>),
  ownerKind: owner_kind as OwnerKind,
  ownerId: owner_id,
});

/** Imports with the owners of their lists, to be narrowed. */
export const imports = (db: Db) =>
  db
    .selectFrom('serial_import')
    .innerJoin('serial_list', 'serial_list.id', 'serial_import.list_id')
    .selectAll('serial_import')
    .select(['serial_list.owner_kind', 'serial_list.owner_id']);

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
    .values({ list_id: listId, uploaded_by: uploadedBy, storage_key: storageKey, file_name: fileName, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An import of a list, or the latest one. */
export async function findImport(db: Db, listId: number, importId?: number): Promise<ImportRecord | undefined> {
  const row = await imports(db)
    .where('serial_import.list_id', '=', listId)
    .$if(importId !== undefined, (query) => query.where('serial_import.id', '=', importId ?? 0))
    .orderBy('serial_import.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function findImportById(db: Db, importId: number): Promise<ImportRecord | undefined> {
  const row = await imports(db).where('serial_import.id', '=', importId).executeTakeFirst();
  return row && toRecord(row);
}

/** An import, locked until the transaction ends. Its owner, if need be, is locked before, its list afterwards. */
export async function lockImport(tx: Tx, importId: number): Promise<ImportRecord | undefined> {
  const row = await imports(tx).where('serial_import.id', '=', importId).forUpdate('serial_import').executeTakeFirst();
  return row && toRecord(row);
}

const carriedBy = (run: string, record: ImportRecord | undefined): ImportRecord | undefined =>
  record?.run === run && runningStates.includes(record.state) ? record : undefined;

/** The same, while a run carries it. */
export const lockRun = async (tx: Tx, importId: number, run: string): Promise<ImportRecord | undefined> =>
  carriedBy(run, await lockImport(tx, importId));

/** The same, locked together with others of the run against everyone else. */
export async function shareRun(tx: Tx, importId: number, run: string): Promise<ImportRecord | undefined> {
  const row = await imports(tx).where('serial_import.id', '=', importId).forShare('serial_import').executeTakeFirst();
  return row && carriedBy(run, toRecord(row));
}

/** How many imports of a list are in progress, and how many wait for someone to add or discard them. */
export async function countOpen(db: Db, listId: number): Promise<{ running: number; ready: number }> {
  const { running, ready } = await db
    .selectFrom('serial_import')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', 'in', runningStates).as('running'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'ready').as('ready'),
    ])
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return { running: Number(running), ready: Number(ready) };
}

export const isImportRunning = async (db: Db, listId: number): Promise<boolean> => (await countOpen(db, listId)).running > 0;

/** When an import last took this step; `undefined` if it never did. */
export async function findStepTime(db: Db, importId: number, action: ImportAction): Promise<Date | undefined> {
  const row = await db
    .selectFrom('serial_import_event')
    .select('at')
    .where('import_id', '=', importId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Whether another import of the same list is being worked on, or has waited for longer. The list is locked. */
export async function isBehindOthers(tx: Tx, { id, list_id }: ImportRecord): Promise<boolean> {
  const row = await tx
    .selectFrom('serial_import')
    .select('id')
    .where('list_id', '=', list_id)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('state', 'in', activeStates), eb.and([eb('state', '=', 'waiting'), eb('id', '<', id)])]))
    .executeTakeFirst();
  return row !== undefined;
}

/** The import of a list that has waited for longest. */
export async function findNextWaiting(tx: Tx, listId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('serial_import')
    .select('id')
    .where('list_id', '=', listId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** There can't be more: open, discarded, refused since the last upload, and the last one added. */
const mostShown = mostImportsOpen + mostImportsDiscarded + mostImportsUnderWay + 1;

/**
 * The imports of a list that someone has something to do with or to wait for, the newest first: those under way, read, or discarded and
 * refused after `since`, and the last one that was added.
 */
export async function findOpenImports(db: Db, listId: number, since: Date): Promise<ImportRecord[]> {
  const lastDone = db
    .selectFrom('serial_import')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('list_id', '=', listId)
    .where('state', '=', 'done');
  const rows = await imports(db)
    .where('serial_import.list_id', '=', listId)
    .where((eb) =>
      eb.or([
        eb('serial_import.state', 'in', [...runningStates, 'ready']),
        eb.and([eb('serial_import.state', 'in', ['discarded', 'failed']), eb('serial_import.updated_at', '>', since)]),
        eb('serial_import.id', '=', lastDone),
      ]),
    )
    .orderBy('serial_import.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(toRecord);
}

/** What those who carry an import write of it beside its state. */
export type ImportChange = Partial<{
  run: string | null;
  carrier: number | null;
  rows_read: number;
  rows_total: number;
  inserted: number;
  added_chunks: number;
  verdicts: string;
  reasons: string;
  error_key: ErrorKey;
  refusal: string | null;
  evaluated_at: Date;
  evaluated_for: string;
}>;

/** Writes how far a locked import is. */
export async function updateProgress(tx: Tx, importId: number, change: ImportChange, at: Date): Promise<void> {
  await tx
    .updateTable('serial_import')
    .set({ ...change, updated_at: at })
    .where('id', '=', importId)
    .execute();
}

/** Drops an import that a handler has broken off; anyone who carries it by now keeps it. */
export async function releaseRun(db: Tx, importId: number, run: string): Promise<void> {
  await db.updateTable('serial_import').set({ carrier: null }).where('id', '=', importId).where('run', '=', run).execute();
}

/** Writes a step of some imports in one statement: columns, state, version and an event each. */
export async function writeStep(
  tx: Tx,
  { rows, from, to, change, event }: Step<ImportRecord, ImportState, ImportChange>,
): Promise<ImportRecord[]> {
  const ids = rows.map(({ id }) => id);
  const columns = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const written = await sql<ImportRow>`
    with before as (
      select id, state from serial_import where id = any(${ids}::bigint[])
    ), written as (
      update serial_import set ${sql.join([...columns, ...(to === null ? [] : [sql`state = ${to}`]), sql`updated_at = ${event.at}`, sql`version = version + 1`])}
      where id = any(${ids}::bigint[]) and state = any(${[...from]}::text[])
      returning *
    ), logged as (
      insert into serial_import_event (import_id, at, actor_id, action, from_state, to_state)
      select id, ${event.at}::timestamptz, ${event.actorId}::bigint, ${event.action}::text, before.state, written.state from written join before using (id)
    )
    select written.*, serial_list.owner_kind, serial_list.owner_id from written join serial_list on serial_list.id = written.list_id`.execute(
    tx,
  );
  const byId = new Map(written.rows.map((row) => [row.id, toRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
