import type { DictFilter, DictType, LocalizedTexts } from '@heliodesk/contract/reference';
import type { Language } from '@heliodesk/contract/kit';
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';

export interface EntryRow {
  id: number;
  type: DictType;
  value: string;
  labels: LocalizedTexts;
  sort: number;
  css_class: string;
  status: '0' | '1';
  version: number;
}

export interface NewEntry {
  type: string;
  value: string;
  labels: Record<Language, string>;
  sort: number;
}

/** The parts of an entry that staff can change. */
export interface EntryLooks {
  labels: LocalizedTexts;
  sort: number;
  css_class: string;
  status: '0' | '1';
}

/** Adds entries that are not there yet and leaves the others as they were edited. */
export async function insertMissingEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('dict_entry')
    .values(entries.map((entry) => ({ ...entry, labels: JSON.stringify(entry.labels) })))
    .onConflict((conflict) => conflict.columns(['type', 'value']).doNothing())
    .execute();
}

/** All entries of all dictionaries, each in its order. */
export const findAllEntries = async (db: Db): Promise<EntryRow[]> =>
  (await db.selectFrom('dict_entry').selectAll().orderBy('type').orderBy('sort').orderBy('id').execute()) as EntryRow[];

/**
 * Which of the given pairs of type and value are entries that may be chosen. They stay until the transaction ends, so that none is
 * removed between being chosen and being stored.
 */
export const findChoosable = (db: Db | Tx, pairs: readonly { type: string; value: string }[]): Promise<{ type: string; value: string }[]> =>
  db
    .selectFrom('dict_entry')
    .select(['type', 'value'])
    .where('status', '=', '0')
    .where((eb) => eb.or(pairs.map(({ type, value }) => eb.and([eb('type', '=', type), eb('value', '=', value)]))))
    .forKeyShare()
    .execute();

const holdsText = (part: string) => sql<SqlBool>`(position(lower(${part}) in lower(value)) > 0
  or exists (select from jsonb_each_text(labels) as label where position(lower(${part}) in lower(label.value)) > 0))`;

const fits =
  ({ dictType, text, status }: DictFilter) =>
  (eb: ExpressionBuilder<DB, 'dict_entry'>) =>
    eb.and([
      ...(dictType === undefined ? [] : [eb('type', '=', dictType)]),
      ...(status === undefined ? [] : [eb('status', '=', status)]),
      ...(text === '' ? [] : [holdsText(text)]),
    ]);

/** Entries by type and order; all of them without a limit. */
export const findEntryPage = async (db: Db, filter: DictFilter, part?: { limit: number; offset: number }): Promise<EntryRow[]> =>
  (await db
    .selectFrom('dict_entry')
    .selectAll()
    .where(fits(filter))
    .orderBy('type')
    .orderBy('sort')
    .orderBy('id')
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute()) as EntryRow[];

export async function countEntries(db: Db, filter: DictFilter): Promise<number> {
  const { count } = await db
    .selectFrom('dict_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(fits(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface TypeCount {
  type: string;
  entries: number;
  gaps: number;
}

/** For each dictionary how many entries it has, and how many of them lack one of the languages. */
export async function countByType(db: Db, languages: readonly Language[]): Promise<TypeCount[]> {
  const rows = await db
    .selectFrom('dict_entry')
    .select((eb) => [
      'type',
      eb.fn.countAll<number>().as('entries'),
      sql<number>`count(*) filter (where not labels ?& ${[...languages]}::text[])`.as('gaps'),
    ])
    .groupBy('type')
    .execute();
  return rows.map(({ type, entries, gaps }) => ({ type, entries: Number(entries), gaps: Number(gaps) }));
}

export const findEntry = async (db: Db | Tx, id: number): Promise<EntryRow | undefined> =>
  (await db.selectFrom('dict_entry').selectAll().where('id', '=', id).executeTakeFirst()) as EntryRow | undefined;

/** The entry, locked until the transaction ends; waits for transactions that are choosing it right now. */
export const findEntryForUpdate = async (tx: Tx, id: number): Promise<EntryRow | undefined> =>
  (await tx.selectFrom('dict_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as EntryRow | undefined;

/** Nothing where the dictionary has that value already. */
export const insertEntry = async (tx: Tx, key: { type: string; value: string }, looks: EntryLooks): Promise<EntryRow | undefined> =>
  (await tx
    .insertInto('dict_entry')
    .values({ ...key, ...looks, labels: JSON.stringify(looks.labels) })
    .onConflict((conflict) => conflict.columns(['type', 'value']).doNothing())
    .returningAll()
    .executeTakeFirst()) as EntryRow | undefined;

export const updateEntry = async (tx: Tx, id: number, looks: EntryLooks): Promise<EntryRow> =>
  (await tx
    .updateTable('dict_entry')
    .set((eb) => ({ ...looks, labels: JSON.stringify(looks.labels), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as EntryRow;

export const removeEntry = async (tx: Tx, id: number): Promise<void> =>
  void (await tx.deleteFrom('dict_entry').where('id', '=', id).execute());
