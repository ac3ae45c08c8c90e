import type { SerialMark, SerialRow, SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql, type RawBuilder } from 'kysely';
import type { Db, SqlIds, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { evaluateSerials, type Evaluation, type SerialColumns } from './evaluation-store.ts';
import { isAsked, isConfirmed } from './change-store.ts';
import type { ListOwner } from './list.ts';
import { isVisible } from './hidden-store.ts';
import { updateCounts, type ListRecord } from './list-store.ts';

/** Those of the given numbers that are in the list already. */
export async function findKnown(tx: Tx, listId: number, sns: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('serial_list_entry')
    .select('sn')
    .where('list_id', '=', listId)
    .where('sn', '=', sql<string>`any(${sns}::text[])`)
    .where(isVisible(listId))
    .execute();
  return new Set(rows.map(({ sn }) => sn));
}

/** Adds serial numbers with their verdicts, also those that an import has added hidden; returns how many were new. */
export async function insertSerials(tx: Tx, listId: number, of: Evaluation, columns: SerialColumns): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with added as (
      insert into serial_list_entry (list_id, sn, module_type, power, verdict, detail)
      select ${listId}::bigint, sn, module_type, power, verdict, detail from ${evaluateSerials(of, columns)} as evaluated order by n
      on conflict (list_id, sn) do update
        set id = excluded.id, module_type = excluded.module_type, power = excluded.power, verdict = excluded.verdict, detail = excluded.detail, import_id = 0
        where not (${isVisible(listId)})
      returning verdict, 1 as n
    ) ${updateCounts(listId, 'added')}`.execute(planningEachTime(tx));
  return rows[0]?.changed ?? 0;
}

/** How many of these numbers of a list the registry doesn't know. */
export async function countUnknown(db: Db, listId: number, sns: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('serial_list_entry')
    .select((eb) => eb.fn.countAll<number>().as('unknown'))
    .where('list_id', '=', listId)
    .where('verdict', '=', 'unknown')
    .where(({ eb, val }) => eb('sn', '=', sql<string>`any(${val(sns)}::text[])`))
    .executeTakeFirstOrThrow();
  return Number(row.unknown);
}

/** Which serial numbers of a list. */
export interface SerialFilter {
  text?: string | undefined;
  verdict?: SerialVerdict | undefined;
  warnings?: boolean | undefined;
  /** Of a list that is being changed. */
  mark?: SerialMark | undefined;
}

/** A part of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

const markOfEntry = sql<SerialMark | null>`case when serial_list_entry.id > c.after_id then 'added' when ${isAsked} then 'asked' end`;

const marked = (db: Db, listId: number) =>
  db
    .selectFrom('serial_list_entry')
    .leftJoin('serial_change as c', (join) => join.onRef('c.list_id', '=', 'serial_list_entry.list_id').on('c.until_id', 'is', null))
    .where('serial_list_entry.list_id', '=', listId);

const columns = ['serial_list_entry.id', 'sn', 'module_type', 'power', 'verdict', 'detail', markOfEntry.as('mark')] as const;

const filtered = (db: Db, listId: number, { text, verdict, warnings, mark }: SerialFilter) =>
  marked(db, listId)
    .where(isVisible(listId))
    .$if(mark !== undefined, (query) => query.where(markOfEntry, '=', mark ?? null))
    .$if(text !== undefined && text !== '', (query) => query.where('sn', 'like', `%${text}%`))
    .$if(verdict !== undefined, (query) => query.where('verdict', '=', verdict ?? 'ok'))
    .$if(warnings === true, (query) => query.where('verdict', '<>', 'ok'));

interface EntryRow {
  id: number;
  sn: string;
  module_type: string;
  power: string | null;
  verdict: string;
  detail: string;
  mark: SerialMark | null;
}

const toRow = (row: EntryRow): SerialRow => ({
  id: row.id,
  sn: row.sn,
  moduleType: row.module_type,
  power: row.power === null ? null : Number(row.power),
  verdict: row.verdict as SerialVerdict,
  detail: row.detail,
  mark: row.mark,
});

export async function findSerials(db: Db, listId: number, filter: SerialFilter, { limit, offset }: Slice): Promise<SerialRow[]> {
  const rows = await filtered(db, listId, filter).select(columns).orderBy('serial_list_entry.id').limit(limit).offset(offset).execute();
  return rows.map(toRow);
}

/** How many serial numbers hold a text; for everything else the list has its counts. */
export async function countFiltered(db: Db, listId: number, filter: SerialFilter): Promise<number> {
  const { total } = await filtered(db, listId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The middle of a statement that deletes entries as `removed`: while a change is open, those from before it are kept with it. */
const keptByChange = (listId: number): RawBuilder<unknown> => sql`
  kept as (
    insert into serial_removed_entry (change_id, id, sn, module_type, power, verdict, detail, import_id)
    select c.id, removed.id, sn, module_type, power, verdict, detail, import_id from removed
    join serial_change c on c.list_id = ${listId} and c.until_id is null and removed.id <= c.after_id
    where removed.is_counted
  )`;

/** Removes some serial numbers; returns how many. */
export async function removeSerials(tx: Tx, listId: number, ids: number[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with removed as (
      delete from serial_list_entry where list_id = ${listId} and id = any(${ids}::bigint[]) and ${isVisible(listId)} returning *, true as is_counted, -1 as n
    ), ${keptByChange(listId)} ${updateCounts(listId, 'removed')}`.execute(tx);
  return -(rows[0]?.changed ?? 0);
}

/** Empties a locked list, also of what a failed import has left hidden. */
export async function removeAllSerials(tx: Tx, listId: number): Promise<void> {
  await sql`
    with removed as (
      delete from serial_list_entry where list_id = ${listId} returning *, ${isVisible(listId)} as is_counted
    ), ${keptByChange(listId)}
    update serial_list set total = 0, verdicts = '{}' where id = ${listId}`.execute(tx);
}

const exportSlice = 5_000;

/** All serial numbers that a list has at the beginning, in their order, read in slices. */
export async function* eachSerial(db: Db, { id: listId, hiddenImports }: ListRecord): AsyncGenerator<SerialRow> {
  const { last } = await db
    .selectFrom('serial_list_entry')
    .select((eb) => eb.fn.max('id').as('last'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  for (let after = 0; ;) {
    const rows = await marked(db, listId)
      .select(columns)
      .where('serial_list_entry.id', '>', after)
      .where('serial_list_entry.id', '<=', last)
      .where('import_id', '<>', sql<number>`all(${hiddenImports}::bigint[])`)
      .orderBy('serial_list_entry.id')
      .limit(exportSlice)
      .execute();
    yield* rows.map(toRow);
    if (rows.length < exportSlice) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const mostOwners = 1_000;

/** A beginning that more entries share is too short to tell owners apart. */
const mostEntries = 1_000;

/** Owners of a kind whose lists have a serial number that begins so, newest first. */
export const findOwnersWithStart = (db: Db, ownerKind: ListOwner['ownerKind'], beginning: string): Promise<number[]> =>
  ownersOf(db, ownerKind, beginningWith(entries(db), beginning).orderBy('sn').limit(sql.lit(mostEntries)));

/** Those among some owners: few enough to look into the list of each, so that what others list does not matter. */
export async function findOwnersWithStartAmong(
  db: Db,
  ownerKind: ListOwner['ownerKind'],
  beginning: string,
  among: SqlIds,
): Promise<number[]> {
  const rows = await db
    .selectFrom('serial_list as list')
    .select('list.owner_id')
    .distinct()
    .where('list.owner_kind', '=', ownerKind)
    .where('list.owner_id', 'in', among)
    .where(({ exists }) =>
      exists(
        beginningWith(entries(db), beginning)
          .where(sql<boolean>`list_id = list.id and import_id <> all(list.hidden_imports)`)
          .where(isConfirmed('serial_list_entry.id', 'list.id')),
      ),
    )
    .orderBy('list.owner_id', 'desc')
    .limit(mostOwners)
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}

/** Owners of a kind whose lists have a serial number, newest first. */
export const findOwnersWith = (db: Db, ownerKind: ListOwner['ownerKind'], sn: string): Promise<number[]> =>
  ownersOf(db, ownerKind, entries(db).where('sn', '=', sn));

const entries = (db: Db) => db.selectFrom('serial_list_entry').select(['id', 'list_id', 'import_id']);

const beginningWith = (of: ReturnType<typeof entries>, beginning: string) =>
  of.where('sn', '>=', beginning).where('sn', '<', `${beginning}~`);

/** Whose some entries are, apart from those of imports and changes that don't count yet. */
async function ownersOf(db: Db, ownerKind: ListOwner['ownerKind'], found: ReturnType<typeof entries>): Promise<number[]> {
  const rows = await db
    .selectFrom(found.as('entry'))
    .innerJoin('serial_list as list', 'list.id', 'entry.list_id')
    .select('list.owner_id')
    .distinct()
    .where('list.owner_kind', '=', ownerKind)
    .where(sql<boolean>`entry.import_id <> all(list.hidden_imports)`)
    .where(isConfirmed('entry.id', 'list.id'))
    .orderBy('list.owner_id', 'desc')
    .limit(mostOwners)
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}
