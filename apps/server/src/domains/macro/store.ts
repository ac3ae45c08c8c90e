import type { BuiltInMacro, MacroContent, MacroStep } from '@heliodesk/contract/macro';
import { sql, type Selectable } from 'kysely';
import type { Language } from '@heliodesk/contract/kit';
import type { Db, SqlText, Tx } from '#src/platform/db/database.ts';
import type { Macro } from '#src/platform/db/tables.ts';

/** Of translated texts, a hash of the English text that each was written for, by its language and its own hash. */
export type BasedOn = Readonly<Record<string, string>>;

/** A macro, its columns narrowed to what the contract let in. */
export type MacroRecord = Omit<Selectable<Macro>, 'built_in' | 'names' | 'types' | 'statuses' | 'steps' | 'based_on'> &
  Pick<MacroContent, 'names' | 'types' | 'statuses'> & { built_in: BuiltInMacro | null; steps: MacroStep[]; based_on: BasedOn };

const toRecord = (row: Selectable<Macro>): MacroRecord => row as MacroRecord;

/** All macros, in their order. */
export async function findMacros(db: Db | Tx): Promise<MacroRecord[]> {
  const rows = await db.selectFrom('macro').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toRecord);
}

export async function findMacro(db: Db | Tx, macroId: number): Promise<MacroRecord | undefined> {
  const row = await db.selectFrom('macro').selectAll().where('id', '=', macroId).executeTakeFirst();
  return row && toRecord(row);
}

export async function lockMacro(tx: Tx, macroId: number): Promise<MacroRecord | undefined> {
  const row = await tx.selectFrom('macro').selectAll().where('id', '=', macroId).forUpdate().executeTakeFirst();
  return row && toRecord(row);
}

/** Lets macros be added and put in order one after another until the transaction ends. */
export const lockMacros = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('macros', 0))`.execute(tx));

const columnsOf = ({ names, types, statuses, steps, isEnabled }: MacroContent) => ({
  names: JSON.stringify(names),
  types,
  statuses,
  steps: JSON.stringify(steps),
  is_enabled: isEnabled,
});

/** Adds a macro after the others. */
export async function insertMacro(tx: Tx, content: MacroContent, now: Date): Promise<MacroRecord> {
  const row = await tx
    .insertInto('macro')
    .values({ ...columnsOf(content), position: sql`(select coalesce(max(position), 0) + 1 from macro)`, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** Adds macros of the product that are not there yet, and leaves the others as they were edited. */
export async function insertMissingMacros(
  tx: Tx,
  macros: readonly { builtIn: BuiltInMacro; position: number; content: MacroContent }[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('macro')
    .values(macros.map(({ builtIn, position, content }) => ({ ...columnsOf(content), built_in: builtIn, position, updated_at: now })))
    .onConflict((conflict) => conflict.column('built_in').doNothing())
    .execute();
}

interface MacroChange {
  content: MacroContent;
  basedOn: BasedOn;
  at: Date;
}

export async function updateMacro(tx: Tx, macroId: number, { content, basedOn, at }: MacroChange): Promise<MacroRecord> {
  const row = await tx
    .updateTable('macro')
    .set((eb) => ({ ...columnsOf(content), based_on: JSON.stringify(basedOn), updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', macroId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

export const removeMacro = async (tx: Tx, macroId: number): Promise<void> =>
  void (await tx.deleteFrom('macro').where('id', '=', macroId).execute());

/** Puts macros in the given order; those that aren't named come after them, in the order they had. */
export const updateOrder = async (tx: Tx, macroIds: readonly number[]): Promise<void> =>
  void (await sql`
    update macro set position = ordered.position
    from (
      select id, row_number() over (order by array_position(${[...macroIds]}::bigint[], id) nulls last, position, id) as position from macro
    ) as ordered
    where ordered.id = macro.id and ordered.position <> macro.position`.execute(tx));

/** The name of the macro whose id is in a column of the query around. */
export const nameOfSubject = (id: string, language: Language): SqlText =>
  sql<
    string | null
  >`(select coalesce(nullif(names ->> ${language}, ''), names ->> 'en') from macro where macro.id::text = ${sql.ref(id)}::text)`;
