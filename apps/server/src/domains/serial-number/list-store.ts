import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { isOneOf } from '#src/platform/db/is-one-of.ts';
import type { SerialList } from '#src/platform/db/tables.ts';
import type { ListKey, ListName, ListOwner, OwnerKind } from './list.ts';
import { runningStates } from './import-store.ts';

/** A list with its counts. */
export interface ListRecord extends ListKey {
  id: number;
  total: number;
  verdicts: Partial<Record<SerialVerdict, number>>;
  /** Room kept for an import that is being added. */
  reserved: number;
  /** Imports whose rows don't count yet. */
  hiddenImports: readonly number[];
}

const toRecord = ({ id, owner_kind, owner_id, list, total, verdicts, reserved, hidden_imports }: Selectable<SerialList>): ListRecord => ({
  id,
  // What other kinds and names there may be, the table's writers and its check rule out.
  ownerKind: owner_kind as OwnerKind,
  ownerId: owner_id,
  list: list as ListName,
  total,
  verdicts: verdicts as ListRecord['verdicts'],
  reserved,
  hiddenImports: hidden_imports.map(Number),
});

/** A list; one that nothing was ever put into doesn't exist. */
export async function findList(db: Db, { ownerKind, ownerId, list }: ListKey): Promise<ListRecord | undefined> {
  const [row] = await selectList(db, ownerKind, ownerId, list);
  return row && toRecord(row);
}

const selectList = builtOnce((db, ownerKind: OwnerKind, ownerId: number, list: ListName) =>
  db.selectFrom('serial_list').selectAll().where('owner_kind', '=', ownerKind).where('owner_id', '=', ownerId).where('list', '=', list),
);

export async function findListById(db: Db, listId: number): Promise<ListRecord | undefined> {
  const row = await db.selectFrom('serial_list').selectAll().where('id', '=', listId).executeTakeFirst();
  return row && toRecord(row);
}

/** The lists of an owner. */
export async function findListIds(db: Db, { ownerKind, ownerId }: ListOwner): Promise<number[]> {
  const rows = await db
    .selectFrom('serial_list')
    .select('id')
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .execute();
  return rows.map(({ id }) => id);
}

/** A list, locked until the transaction ends; it begins here if need be. Its owner is locked already. */
export async function openList(tx: Tx, { ownerKind, ownerId, list }: ListKey): Promise<ListRecord> {
  const row = await tx
    .insertInto('serial_list')
    .values({ owner_kind: ownerKind, owner_id: ownerId, list })
    .onConflict((conflict) => conflict.columns(['owner_kind', 'owner_id', 'list']).doUpdateSet({ total: sql`serial_list.total` }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** The same list again, locked until the transaction ends, with its counts of now. */
export async function lockList(tx: Tx, listId: number): Promise<ListRecord | undefined> {
  const row = await tx.selectFrom('serial_list').selectAll().where('id', '=', listId).forNoKeyUpdate().executeTakeFirst();
  return row && toRecord(row);
}

/**
 * The end of a statement that changes entries: brings the list's counts along. `changes` names a part of it with the columns `verdict`
 * and `n`, how many more or fewer there are. Answers `changed`, by how much the list has grown.
 */
export const updateCounts = (listId: number, changes: string): RawBuilder<{ changed: number }> => sql`
  update serial_list set total = serial_list.total + delta.n, verdicts = sum_counts(serial_list.verdicts, delta.verdicts)
  from (
    select coalesce(sum(n), 0)::integer as n, coalesce(jsonb_object_agg(verdict, n), '{}') as verdicts
    from (select verdict, sum(n)::integer as n from ${sql.ref(changes)} group by verdict) as by_verdict
  ) as delta
  where serial_list.id = ${listId}
  returning delta.n as changed`;

/** What guards ask of the lists of some owners. */
export interface ListState {
  total: number;
  isImportRunning: boolean;
}

/** States of one list each of some owners, of which there is at least one; one without an entry is empty. */
export async function findListStates(
  db: Db,
  { ownerKind, list }: Omit<ListKey, 'ownerId'>,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, ListState>> {
  const rows = await selectStates(db, ownerKind, list, isOneOf('owner_id', ownerIds));
  return new Map(rows.map(({ id, total, isImportRunning }) => [id, { total, isImportRunning }]));
}

const running = sql.join(runningStates.map((state) => sql.lit(state)));

/** Every save of a claim asks. */
const selectStates = builtOnce((db, ownerKind: OwnerKind, list: ListName, isOwner: RawBuilder<boolean>) =>
  db
    .selectFrom('serial_list')
    .select([
      'owner_id as id',
      'total',
      sql<boolean>`exists (select from serial_import where list_id = serial_list.id and state in (${running}))`.as('isImportRunning'),
    ])
    .where('owner_kind', '=', ownerKind)
    .where('list', '=', list)
    .where(isOwner),
);

/** How many valid rows of files that were read wait to be added to one list each of some owners; one without any has no entry. */
export async function findWaiting(
  db: Db,
  { ownerKind, list }: Omit<ListKey, 'ownerId'>,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('serial_list')
    .innerJoin('serial_import', 'serial_import.list_id', 'serial_list.id')
    .innerJoin('serial_import_chunk', 'serial_import_chunk.import_id', 'serial_import.id')
    .select((eb) => ['serial_list.owner_id as id', eb.fn.sum<number>('serial_import_chunk.valid').as('waiting')])
    .where('serial_list.owner_kind', '=', ownerKind)
    .where('serial_list.list', '=', list)
    .where('serial_list.owner_id', '=', sql<number>`any(${[...ownerIds]}::bigint[])`)
    .where('serial_import.state', '=', 'ready')
    .groupBy('serial_list.owner_id')
    .execute();
  return new Map(rows.map(({ id, waiting }) => [id, Number(waiting)]));
}

/**
 * Removes the lists of an owner that goes, with entries and imports. Imports are locked first, as those who carry them do, so that
 * neither waits for the other.
 */
export async function removeLists(tx: Tx, { ownerKind, ownerId }: ListOwner): Promise<void> {
  await sql`
    select from serial_import join serial_list on serial_list.id = list_id
    where owner_kind = ${ownerKind} and owner_id = ${ownerId} for update of serial_import`.execute(tx);
  await tx.deleteFrom('serial_list').where('owner_kind', '=', ownerKind).where('owner_id', '=', ownerId).execute();
}
