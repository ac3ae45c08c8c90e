import { cellLetters, mostCells, type ReviewState, type SerialSelection, type SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { SerialReview } from '#src/platform/db/tables.ts';
import { isVisible } from './hidden-store.ts';

export type ReviewRecord = Selectable<SerialReview>;

export const findReview = (db: Db, listId: number): Promise<ReviewRecord | undefined> =>
  db.selectFrom('serial_review').selectAll().where('list_id', '=', listId).executeTakeFirst();

/** A review, locked until the transaction ends; it begins here if need be. Deciding and finishing wait for each other. */
export const openReview = (tx: Tx, listId: number): Promise<ReviewRecord> =>
  tx
    .insertInto('serial_review')
    .values({ list_id: listId })
    .onConflict((conflict) => conflict.column('list_id').doUpdateSet({ list_id: listId }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The same review if there is one. */
export const lockReview = (tx: Tx, listId: number): Promise<ReviewRecord | undefined> =>
  tx.selectFrom('serial_review').selectAll().where('list_id', '=', listId).forUpdate().executeTakeFirst();

/** The entries of a list that count, as `e`, with what was decided about them as `d`. */
const entries = (listId: number): RawBuilder<unknown> => sql`
  serial_list_entry e left join serial_decision d on d.list_id = e.list_id and d.entry_id = e.id
  where e.list_id = ${listId} and ${isVisible(listId, 'e')}`;

const stateOf = sql<ReviewState>`coalesce(d.decision, 'undecided')`;

/** The id at a place of a list; past its end there is none, and nothing is at or before it. */
const idAt = (listId: number, place: number): RawBuilder<number> => sql`(
  select id from serial_list_entry where list_id = ${listId} and ${isVisible(listId)} order by id offset ${place - 1} limit 1)`;

/** The condition for a selection on `e` and `d`. */
function isSelected(listId: number, { verdict, state, from, to, ids }: SerialSelection): SqlCondition {
  const conditions = [
    sql`true`,
    ...(verdict === undefined ? [] : [sql`e.verdict = ${verdict}`]),
    ...(state === undefined ? [] : [sql`${stateOf} = ${state}`]),
    ...(from === undefined ? [] : [sql`e.id >= ${idAt(listId, from)}`]),
    ...(to === undefined
      ? []
      : [sql`e.id <= coalesce(${idAt(listId, to)}, (select max(id) from serial_list_entry where list_id = ${listId}))`]),
    ...(ids === undefined ? [] : [sql`e.id = any(${[...ids]}::bigint[])`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Decides about the selected entries; answers how many have another decision now. */
export async function decide(
  tx: Tx,
  listId: number,
  selection: SerialSelection,
  { decision, reasonCode }: { decision: ReviewState; reasonCode: string },
): Promise<number> {
  const chosen = sql`with chosen as (select e.id from ${entries(listId)} and ${isSelected(listId, selection)})`;
  const { rows } =
    decision === 'undecided'
      ? await sql<{ changed: number }>`
          ${chosen}, gone as (
            delete from serial_decision d using chosen where d.list_id = ${listId} and d.entry_id = chosen.id returning 1
          ) select count(*)::int as changed from gone`.execute(planningEachTime(tx))
      : await sql<{ changed: number }>`
          ${chosen}, written as (
            insert into serial_decision (list_id, entry_id, decision, reason_code)
            select ${listId}::bigint, id, ${decision}, ${reasonCode} from chosen
            on conflict (list_id, entry_id) do update set decision = excluded.decision, reason_code = excluded.reason_code
            where (serial_decision.decision, serial_decision.reason_code) is distinct from (excluded.decision, excluded.reason_code)
            returning 1
          ) select count(*)::int as changed from written`.execute(planningEachTime(tx));
  return rows[0]?.changed ?? 0;
}

/** Counts a review again; it is no longer finished. */
export async function recount(tx: Tx, listId: number): Promise<void> {
  await sql`
    update serial_review set accepted = counted.accepted, refused = counted.refused, asked = counted.asked, finished_at = null, finished_by = null
    from (
      select count(*) filter (where d.decision = 'accepted') as accepted, count(*) filter (where d.decision = 'refused') as refused,
        count(*) filter (where d.decision = 'asked') as asked
      from ${entries(listId)}
    ) as counted where serial_review.list_id = ${listId}`.execute(planningEachTime(tx));
}

/** Counts a review again after its list has changed; where entries came or went, it is no longer finished. */
export async function recountAfterChange(tx: Tx, { list_id, finished_at, finished_by, ...before }: ReviewRecord): Promise<void> {
  await recount(tx, list_id);
  const now = await findReview(tx, list_id);
  const list = await tx.selectFrom('serial_list').select('total').where('id', '=', list_id).executeTakeFirstOrThrow();
  if (finished_at === null || finished_by === null || now === undefined) return;
  const { accepted, refused, asked } = now;
  const isSame = accepted === before.accepted && refused === before.refused && asked === before.asked;
  if (isSame && accepted + refused + asked === list.total) await updateToFinished(tx, list_id, finished_by, finished_at);
}

export async function updateToFinished(tx: Tx, listId: number, by: number, at: Date): Promise<void> {
  await tx.updateTable('serial_review').set({ finished_at: at, finished_by: by }).where('list_id', '=', listId).execute();
}

/** How many entries there are with a finding, a decision and a reason, and what the registry says of them. */
export interface Finding {
  verdict: SerialVerdict;
  state: ReviewState;
  reasonCode: string;
  count: number;
  details: string[];
}

/** Of each finding at most a few remarks travel: the first is shown, the others are counted. */
export async function findFindings(db: Db, listId: number): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select e.verdict, ${stateOf} as state, coalesce(d.reason_code, '') as "reasonCode", count(*)::int as count,
      (array_agg(distinct e.detail))[1:100] as details
    from ${entries(listId)} group by 1, 2, 3`.execute(planningEachTime(db));
  return rows;
}

/** A letter for each cell, of so many entries each, in the order of the list. */
export async function findCells(db: Db, listId: number, total: number): Promise<{ cells: string; serialsPerCell: number }> {
  const serialsPerCell = Math.max(1, Math.ceil(total / mostCells));
  const letter = sql`case ${stateOf} ${sql.join(
    Object.entries(cellLetters).map(([state, value]) => sql`when ${sql.lit(state)} then ${sql.lit(value)}`),
    sql` `,
  )} end`;
  const { rows } = await sql<{ cells: string | null }>`
    select string_agg(letter, '' order by cell) as cells from (
      select cell, case when min(letter) = max(letter) then min(letter) else ${sql.lit(cellLetters.mixed)} end as letter from (
        select (row_number() over (order by e.id) - 1) / ${sql.lit(serialsPerCell)} as cell, ${letter} as letter from ${entries(listId)}
      ) as placed group by cell
    ) as cells`.execute(planningEachTime(db));
  return { cells: rows[0]?.cells ?? '', serialsPerCell };
}

/** An entry with its place in the list and what was decided about it. */
export interface ReviewedEntry {
  id: number;
  position: number;
  sn: string;
  module_type: string;
  power: string | null;
  verdict: SerialVerdict;
  detail: string;
  state: ReviewState;
  reasonCode: string;
}

export interface ReviewedFilter extends SerialSelection {
  text?: string | undefined;
}

/** One page of entries with their places, and how many there are. */
export async function findReviewed(
  db: Db,
  listId: number,
  { text = '', ...selection }: ReviewedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReviewedEntry[]; total: number }> {
  const { rows } = await sql<ReviewedEntry & { total: number }>`
    with placed as (
      select e.id, row_number() over (order by e.id)::int as position, e.sn, e.module_type, e.power, e.verdict, e.detail, ${stateOf} as state,
        coalesce(d.reason_code, '') as "reasonCode", ${isSelected(listId, selection)} as chosen
      from ${entries(listId)}
    ), chosen as (select * from placed where chosen and (${text} = '' or sn like ${`%${text}%`}))
    select shown.*, counted.total from (select count(*)::int as total from chosen) as counted
    left join (select * from chosen order by id limit ${limit} offset ${offset}) as shown on true order by shown.id`.execute(
    planningEachTime(db),
  );
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** Whether every serial number of a list has a decision, by the counts of its review. */
export async function isAllDecided(tx: Tx, listId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('serial_list')
    .innerJoin('serial_review', 'serial_review.list_id', 'serial_list.id')
    .select(sql<boolean>`total > 0 and accepted + refused + asked = total`.as('isDecided'))
    .where('serial_list.id', '=', listId)
    .executeTakeFirst();
  return row?.isDecided === true;
}
