import type { ImportRow, importRowFilters, LeftOutReason, SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { evaluateSerials, type Evaluation, type SerialColumns } from './evaluation-store.ts';
import { isVisible } from './hidden-store.ts';
import type { Slice } from './store.ts';

export async function removeChunks(tx: Tx, importIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('serial_import_chunk')
    .where('import_id', '=', sql<number>`any(${[...importIds]}::bigint[])`)
    .execute();
}

export interface Chunk extends SerialColumns {
  chunkNo: number;
  rowNumbers: number[];
  /** Why each row is left out already; '' where nothing speaks against it. */
  reasons: (LeftOutReason | '')[];
  /** Of rows that repeat an earlier one: its row number. */
  firstRows: (number | null)[];
}

export interface ChunkCounts {
  valid: number;
  verdicts: Partial<Record<SerialVerdict, number>>;
  reasons: Partial<Record<LeftOutReason, number>>;
}

/** What a chunk becomes part of. */
export interface ChunkPlace {
  importId: number;
  listId: number;
  of: Evaluation;
  /** How many more rows the list may take. */
  room: number;
}

/** Evaluates the rows of a chunk and stores them. One statement, one row written. */
export async function insertChunk(tx: Tx, { importId, listId, of, room }: ChunkPlace, chunk: Chunk): Promise<ChunkCounts> {
  const { rows } = await sql<{ valid: number; verdicts: ChunkCounts['verdicts'] | null; reasons: ChunkCounts['reasons'] | null }>`
    with evaluated as (
      select j.*, g.row_number, g.first_row, case when g.reason <> '' then g.reason when own.is_known then 'alreadyInClaim' else '' end as reason
      from ${evaluateSerials(of, chunk)} as j
      join unnest(${chunk.rowNumbers}::int[], ${chunk.reasons}::text[], ${chunk.firstRows}::int[]) with ordinality as g (row_number, reason, first_row, n) using (n)
      -- Looked up row by row: as a plain join the whole list would be read for each of them while its statistics are old.
      left join lateral (select true as is_known from serial_list_entry where list_id = ${listId} and serial_list_entry.sn = j.sn collate "C" and ${isVisible(listId)} limit 1) as own on true
    ), final as (
      select n, sn, module_type, power, row_number, first_row, detail, verdict,
        case when reason = '' and count(*) filter (where reason = '') over (order by n) > ${room} then 'overLimit' else reason end as reason
      from evaluated
    ), kept as (
      insert into serial_import_chunk (import_id, chunk_no, valid, warnings, left_out, row_numbers, sns, module_types, powers, verdicts, details, reasons, first_rows)
      select ${importId}, ${chunk.chunkNo}, count(*) filter (where reason = ''), count(*) filter (where reason = '' and verdict <> 'ok'), count(*) filter (where reason <> ''),
        array_agg(row_number), array_agg(sn), array_agg(module_type), array_agg(power), array_agg(verdict), array_agg(detail), array_agg(reason), array_agg(first_row)
      from (select * from final order by n) as ordered
    )
    select (select count(*)::int from final where reason = '') as valid,
      (select jsonb_object_agg(verdict, c) from (select verdict, count(*) as c from final where reason = '' group by verdict) as v) as verdicts,
      (select jsonb_object_agg(reason, c) from (select reason, count(*) as c from final where reason <> '' group by reason) as r) as reasons`.execute(
    planningEachTime(tx),
  );
  const [counts] = rows;
  return { valid: counts?.valid ?? 0, verdicts: counts?.verdicts ?? {}, reasons: counts?.reasons ?? {} };
}

export async function findChunkNumbers(db: Db | Tx, importId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('serial_import_chunk')
    .select('chunk_no')
    .where('import_id', '=', importId)
    .orderBy('chunk_no')
    .execute();
  return rows.map(({ chunk_no }) => chunk_no);
}

type RowFilter = (typeof importRowFilters)[number];

/** Which rows of an import: of one kind, with one verdict, or left out for one reason. */
export interface RowChoice {
  filter: RowFilter;
  verdict?: SerialVerdict | undefined;
  reason?: LeftOutReason | undefined;
}

interface StoredRow {
  row_number: number;
  sn: string;
  module_type: string;
  power: string | null;
  verdict: SerialVerdict;
  detail: string;
  reason: LeftOutReason | '';
  first_row: number | null;
}

const countsOf: Record<RowFilter, ReturnType<typeof sql<number>>> = {
  all: sql<number>`(valid + left_out)`,
  valid: sql<number>`(valid - warnings)`,
  warnings: sql<number>`warnings`,
  leftOut: sql<number>`left_out`,
};
const conditions: Record<RowFilter, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`true`,
  valid: sql<boolean>`reason = '' and verdict = 'ok'`,
  warnings: sql<boolean>`reason = '' and verdict <> 'ok'`,
  leftOut: sql<boolean>`reason <> ''`,
};

/** How many rows of a chunk are chosen. The kinds were counted before; what is asked for by its reason is counted here. */
function countOf({ filter, verdict, reason }: RowChoice): ReturnType<typeof sql<number>> {
  if (verdict !== undefined)
    return sql<number>`(select count(*)::int from unnest(verdicts, reasons) as one (verdict, reason) where one.reason = '' and one.verdict = ${verdict})`;
  if (reason !== undefined) return sql<number>`(select count(*)::int from unnest(reasons) as one (reason) where one.reason = ${reason})`;
  return countsOf[filter];
}

function conditionOf({ filter, verdict, reason }: RowChoice): ReturnType<typeof sql<boolean>> {
  if (verdict !== undefined) return sql<boolean>`reason = '' and verdict = ${verdict}`;
  return reason === undefined ? conditions[filter] : sql<boolean>`reason = ${reason}`;
}

const toImportRow = (row: StoredRow): ImportRow => ({
  row: row.row_number,
  sn: row.sn,
  moduleType: row.module_type,
  power: row.power === null ? null : Number(row.power),
  verdict: row.reason === '' ? row.verdict : null,
  detail: row.detail,
  leftOut: row.reason === '' ? null : row.reason,
  firstRow: row.first_row,
});

export async function countImportRows(db: Db, importId: number, choice: RowChoice): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select coalesce(sum(${countOf(choice)}), 0)::int as total from serial_import_chunk where import_id = ${importId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One page of an import's rows; only the chunks that the page lies in are unpacked. */
export async function findImportRows(db: Db, importId: number, choice: RowChoice, { limit, offset }: Slice): Promise<ImportRow[]> {
  const { rows } = await sql<StoredRow>`
    with sizes as (
      select chunk_no, ${countOf(choice)} as rows from serial_import_chunk where import_id = ${importId}
    ), counted as (
      select chunk_no, rows, sum(rows) over (order by chunk_no) - rows as before from sizes
    ), touched as (
      select chunk_no, before from counted where before < ${offset + limit} and before + rows > ${offset}
    )
    select u.* from touched t join serial_import_chunk c on c.import_id = ${importId} and c.chunk_no = t.chunk_no,
      unnest(c.row_numbers, c.sns, c.module_types, c.powers, c.verdicts, c.details, c.reasons, c.first_rows) with ordinality as u (row_number, sn, module_type, power, verdict, detail, reason, first_row, n)
    where ${conditionOf(choice)}
    order by t.chunk_no, u.n
    limit ${limit} offset greatest(0, ${offset} - coalesce((select min(before) from touched), 0))`.execute(db);
  return rows.map(toImportRow);
}

/** All rows of a chunk, in order. */
export async function findChunkRows(db: Db, importId: number, chunkNo: number): Promise<ImportRow[]> {
  const { rows } = await sql<StoredRow>`
    select u.* from serial_import_chunk c,
      unnest(c.row_numbers, c.sns, c.module_types, c.powers, c.verdicts, c.details, c.reasons, c.first_rows) with ordinality as u (row_number, sn, module_type, power, verdict, detail, reason, first_row, n)
    where c.import_id = ${importId} and c.chunk_no = ${chunkNo} order by u.n`.execute(db);
  return rows.map(toImportRow);
}
