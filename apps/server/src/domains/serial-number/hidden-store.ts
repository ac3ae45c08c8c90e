import { sql, type Selectable } from 'kysely';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { SerialImport } from '#src/platform/db/tables.ts';

/**
 * The entries of a list that count: not those of imports that are not through. `entry` is what the query calls them. Hardly any entry is
 * hidden, but almost all have the same import, so the planner would expect none to be left and sort the whole list for one page; `coalesce`
 * keeps it from guessing.
 */
export const isVisible = (listId: number, entry = 'serial_list_entry'): SqlCondition =>
  sql<boolean>`coalesce(${sql.ref(`${entry}.import_id`)} <> all((select hidden_imports from serial_list where id = ${listId})::bigint[]), true)`;

/** Makes room in a locked list for the rows of an import, which no one sees for now. */
export async function reserveRoom(tx: Tx, listId: number, importId: number, rows: number): Promise<void> {
  await tx
    .updateTable('serial_list')
    .set({ reserved: sql`reserved + ${rows}`, hidden_imports: sql`array_append(hidden_imports, ${importId}::bigint)` })
    .where('id', '=', listId)
    .execute();
}

/** Gives the room back to a locked list. */
export async function releaseRoom(tx: Tx, listId: number, rows: number): Promise<void> {
  await tx
    .updateTable('serial_list')
    .set({ reserved: sql`reserved - ${rows}` })
    .where('id', '=', listId)
    .execute();
}

/** Reserves a block of ids for each chunk, in ascending order. Answers the first id of each block. */
export async function reserveIdBlocks(db: Db, blocks: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('serial_list_entry', 'id')) as id from generate_series(1, ${blocks}::integer)`.execute(db);
  return rows.map(({ id }) => id);
}

/** A chunk, and the first of the ids for its rows. */
export interface Piece {
  chunkNo: number;
  firstId: number;
}

/**
 * Adds the valid rows of a chunk, hidden. A row that is there already is left alone, unless it is hidden itself: that is what another
 * import has left behind, or this one before it was broken off.
 */
export async function insertHidden(
  tx: Tx,
  { id: importId, list_id: listId }: Pick<Selectable<SerialImport>, 'id' | 'list_id'>,
  { chunkNo, firstId }: Piece,
): Promise<void> {
  await sql`
    insert into serial_list_entry (id, list_id, sn, module_type, power, verdict, detail, import_id)
    select ${firstId}::bigint + row.n - 1, ${listId}::bigint, row.sn, row.module_type, row.power, row.verdict, row.detail, ${importId}::bigint
    from serial_import_chunk c,
      unnest(c.sns, c.module_types, c.powers, c.verdicts, c.details, c.reasons) with ordinality as row (sn, module_type, power, verdict, detail, reason, n)
    where c.import_id = ${importId} and c.chunk_no = ${chunkNo} and row.reason = ''
    on conflict (list_id, sn) do update
      set id = excluded.id, module_type = excluded.module_type, power = excluded.power, verdict = excluded.verdict, detail = excluded.detail,
        import_id = excluded.import_id
      where not (${isVisible(listId)})`.execute(tx);
}

/** Shows all rows of an import together and counts them; returns how many. */
export async function showHidden(tx: Tx, listId: number, importId: number, reserved: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    update serial_list set total = serial_list.total + shown.n, verdicts = sum_counts(serial_list.verdicts, shown.verdicts),
      reserved = reserved - ${reserved}::integer, hidden_imports = array_remove(hidden_imports, ${importId}::bigint)
    from (
      select coalesce(sum(n), 0)::integer as n, coalesce(jsonb_object_agg(verdict, n), '{}') as verdicts
      from (select verdict, count(*) as n from serial_list_entry where list_id = ${listId} and import_id = ${importId} group by verdict) as by_verdict
    ) as shown
    where serial_list.id = ${listId}
    returning shown.n`.execute(planningEachTime(tx));
  return rows[0]?.n ?? 0;
}

/** Removes some of the rows that a failed import has left; once there are none, it is forgotten. Says whether there may be more. */
export async function removeHidden(tx: Tx, listId: number, importId: number, limit: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from serial_list_entry where list_id = ${listId} and id in (
      select id from serial_list_entry where list_id = ${listId} and import_id = ${importId} limit ${limit})`.execute(tx);
  if (Number(numAffectedRows ?? 0) > 0) return true;
  await tx
    .updateTable('serial_list')
    .set({ hidden_imports: sql`array_remove(hidden_imports, ${importId}::bigint)` })
    .where('id', '=', listId)
    .execute();
  return false;
}
