import type { ReviewDecision, ReviewState } from '@heliodesk/contract/request';
import type { VerdictLeftOut } from '@heliodesk/contract/serial-number';
import { mostRowsTold } from '@heliodesk/contract/serial-number';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { isVisible } from './hidden-store.ts';
import { decidedEntries, stateOf } from './review-store.ts';

/** What a file says, row by row of those that can be taken. */
export interface JudgedFile {
  rows: number;
  idle: number;
  leftOut: number;
  leftOutRows: VerdictLeftOut[];
  readAs: { text: string; reasonCode: string; rows: number }[];
  entryIds: number[];
  decisions: ReviewDecision[];
  reasonCodes: string[];
}

export interface VerdictFileRecord extends Pick<JudgedFile, 'rows' | 'idle' | 'leftOut' | 'leftOutRows' | 'readAs'> {
  id: number;
  listId: number;
  fileName: string;
}

/** The ids of entries by their serial numbers, in the order of these; `null` for those that are not in the list. */
export async function findEntryIds(db: Db | Tx, listId: number, sns: readonly string[]): Promise<(number | null)[]> {
  const { rows } = await sql<{ ids: (number | null)[] }>`
    select coalesce(array_agg(e.id order by given.n), '{}') as ids from unnest(${[...sns]}::text[]) with ordinality as given (sn, n)
    left join serial_list_entry e on e.list_id = ${listId} and e.sn = given.sn and ${isVisible(listId, 'e')}`.execute(planningEachTime(db));
  return (rows[0]?.ids ?? []).map((id) => (id === null ? null : Number(id)));
}

/** So long files are kept that no one has applied or discarded. */
const keptFor = sql`interval '1 day'`;

/** Keeps a file instead of an earlier one of the same person; removes those of everyone that are too old. */
export async function replaceFile(
  tx: Tx,
  { listId, uploadedBy, fileName, at }: { listId: number; uploadedBy: number; fileName: string; at: Date },
  { rows, idle, leftOut, leftOutRows, readAs, entryIds, decisions, reasonCodes }: JudgedFile,
): Promise<void> {
  await sql`
    delete from serial_verdict_file where uploaded_at < ${at}::timestamptz - ${keptFor}
      or (list_id = ${listId} and uploaded_by = ${uploadedBy})`.execute(tx);
  await tx
    .insertInto('serial_verdict_file')
    .values({
      list_id: listId,
      uploaded_by: uploadedBy,
      file_name: fileName,
      uploaded_at: at,
      rows,
      idle,
      left_out: leftOut,
      left_out_rows: JSON.stringify(leftOutRows),
      read_as: JSON.stringify(readAs),
      entry_ids: entryIds,
      decisions,
      reason_codes: reasonCodes,
    })
    .execute();
}

/** The file of a person for a list, with its id if it has to be that one; without its rows. */
export async function findFile(db: Db | Tx, listId: number, uploadedBy: number, fileId?: number): Promise<VerdictFileRecord | undefined> {
  const row = await db
    .selectFrom('serial_verdict_file')
    .select(['id', 'list_id', 'file_name', 'rows', 'idle', 'left_out', 'left_out_rows', 'read_as'])
    .where('list_id', '=', listId)
    .where('uploaded_by', '=', uploadedBy)
    .$if(fileId !== undefined, (query) => query.where('id', '=', fileId ?? 0))
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      listId: row.list_id,
      fileName: row.file_name,
      rows: row.rows,
      idle: row.idle,
      leftOut: row.left_out,
      leftOutRows: row.left_out_rows as VerdictLeftOut[],
      readAs: row.read_as as JudgedFile['readAs'],
    }
  );
}

export async function deleteFile(tx: Tx, fileId: number): Promise<void> {
  await tx.deleteFrom('serial_verdict_file').where('id', '=', fileId).execute();
}

/** What is settled stays, whatever a file says of it. */
const isSame = sql`(is_settled or (state, here_reason) = (decision, reason_code))`;

/** The rows of a file with what is decided about their entries now, as `row`. */
const fileRows = (listId: number, fileId: number): RawBuilder<unknown> => sql`(
  select entry.id, entry.sn, entry.state, entry.here_reason, entry.is_settled, f.decision, f.reason_code
  from serial_verdict_file, unnest(entry_ids, decisions, reason_codes) as f (id, decision, reason_code)
  join (select e.id, e.sn, ${stateOf} as state, coalesce(d.reason_code, '') as here_reason, d.settled_by is not null as is_settled from ${decidedEntries(listId)}) as entry
    on entry.id = f.id
  where serial_verdict_file.id = ${fileId}
) as row`;

/** How many rows of a file would be applied, change nothing, or differ from what is decided. */
export async function findEffect(db: Db, { id, listId }: VerdictFileRecord): Promise<{ apply: number; same: number; differ: number }> {
  const { rows } = await sql<{ apply: number; same: number; differ: number }>`
    select count(*) filter (where state = 'undecided')::int as apply, count(*) filter (where ${isSame})::int as same,
      count(*) filter (where state <> 'undecided' and not ${isSame})::int as differ
    from ${fileRows(listId, id)}`.execute(planningEachTime(db));
  return rows[0] ?? { apply: 0, same: 0, differ: 0 };
}

/** An entry that is decided otherwise in a file. */
export interface DifferingEntry {
  id: number;
  sn: string;
  state: ReviewState;
  hereReason: string;
  decision: ReviewDecision;
  reasonCode: string;
}

/** The first of those that differ, in the order of the list. */
export async function findDiffering(db: Db, { id, listId }: VerdictFileRecord): Promise<DifferingEntry[]> {
  const { rows } = await sql<DifferingEntry>`
    select id, sn, state, here_reason as "hereReason", decision, reason_code as "reasonCode" from ${fileRows(listId, id)}
    where state <> 'undecided' and not ${isSame} order by id limit ${sql.lit(mostRowsTold)}`.execute(planningEachTime(db));
  return rows;
}

/** What stays where a file differs, and for which entries the other. */
export interface Keeping {
  keep: 'here' | 'file';
  except: readonly number[];
}

/** Decides as a file says; answers how many have another decision now. */
export async function decideByFile(tx: Tx, { id, listId }: VerdictFileRecord, { keep, except }: Keeping): Promise<number> {
  const takesFile = sql`(state = 'undecided' or (id = any(${[...except]}::bigint[])) = ${keep === 'here'})`;
  const { rows } = await sql<{ changed: number }>`
    with chosen as materialized (
      select id, state, decision, reason_code from ${fileRows(listId, id)} where not ${isSame} and ${takesFile}
    ), gone as (
      delete from serial_decision d using chosen where d.list_id = ${listId} and d.entry_id = chosen.id returning d.entry_id
    ), written as (
      insert into serial_decision (list_id, entry_id, decision, reason_code)
      select ${listId}::bigint, chosen.id, chosen.decision, chosen.reason_code from chosen
      left join gone on gone.entry_id = chosen.id where chosen.state = 'undecided' or gone.entry_id is not null
      returning 1
    ) select count(*)::int as changed from written`.execute(planningEachTime(tx));
  return rows[0]?.changed ?? 0;
}
