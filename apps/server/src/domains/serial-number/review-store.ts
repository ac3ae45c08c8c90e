import type { ReviewCounts, ReviewState } from '@heliodesk/contract/request';
import { cellLetters, mostCells, type SerialSelection, type SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql, type RawBuilder } from 'kysely';
import { noneDecided } from '#src/domains/request/index.ts';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { isVisible } from './hidden-store.ts';

/** The entries of a list that count, as `e`, with what was decided about them as `d`. */
export const decidedEntries = (listId: number): RawBuilder<unknown> => sql`
  serial_list_entry e left join serial_decision d on d.list_id = e.list_id and d.entry_id = e.id
  where e.list_id = ${listId} and ${isVisible(listId, 'e')}`;

export const stateOf = sql<ReviewState>`coalesce(d.decision, 'undecided')`;

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

/** What is decided about entries, and why those that are refused are. */
export interface Decided {
  decision: ReviewState;
  reasonCode: string;
}

/**
 * Decides about the selected entries; answers how many have another decision now. Of 100,000, replacing rows takes half as long as changing
 * them, or as looking for conflicts: the user who decides has the lock of the review.
 */
export async function decide(tx: Tx, listId: number, selection: SerialSelection, { decision, reasonCode }: Decided): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with chosen as materialized (
      select e.id, ${stateOf} as state from ${decidedEntries(listId)} and ${isSelected(listId, selection)} and d.settled_by is null
        and (${stateOf}, coalesce(d.reason_code, '')) is distinct from (${decision}, ${reasonCode})
    ), gone as (
      delete from serial_decision d using chosen where d.list_id = ${listId} and d.entry_id = chosen.id returning d.entry_id
    ), written as (
      insert into serial_decision (list_id, entry_id, decision, reason_code)
      select ${listId}::bigint, id, ${decision}, ${reasonCode}
      from (select id from chosen where state = 'undecided' union all select entry_id from gone) as free (id)
      where ${decision} <> 'undecided' returning 1
    ) select greatest((select count(*) from written), (select count(*) from gone))::int as changed`.execute(planningEachTime(tx));
  return rows[0]?.changed ?? 0;
}

/** How many of some entries are settled: their solutions were done before the claim was reopened. */
export async function countSettled(tx: Tx, listId: number, ids: readonly number[]): Promise<number> {
  const { total } = await tx
    .selectFrom('serial_decision')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('list_id', '=', listId)
    .where('entry_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('settled_by', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(total);
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
export async function findFindings(db: Db | Tx, listId: number): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select verdict, state, "reasonCode", sum(count)::int as count, (array_agg(distinct detail))[1:100] as details
    from (
      select e.verdict, ${stateOf} as state, coalesce(d.reason_code, '') as "reasonCode", e.detail, count(*) as count
      from ${decidedEntries(listId)} group by 1, 2, 3, 4
    ) as found group by 1, 2, 3`.execute(planningEachTime(db));
  return rows;
}

/** How many entries have each decision. */
export async function countDecisions(tx: Tx, listId: number): Promise<ReviewCounts> {
  const { rows } = await sql<{ state: ReviewState; count: number }>`
    select ${stateOf} as state, count(*)::int as count from ${decidedEntries(listId)} group by 1`.execute(planningEachTime(tx));
  return { ...noneDecided, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
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
        select (row_number() over (order by e.id) - 1) / ${sql.lit(serialsPerCell)} as cell, ${letter} as letter from ${decidedEntries(listId)}
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
      from ${decidedEntries(listId)}
    ), chosen as (select * from placed where chosen and (${text} = '' or sn like ${`%${text}%`}))
    select shown.*, counted.total from (select count(*)::int as total from chosen) as counted
    left join (select * from chosen order by id limit ${limit} offset ${offset}) as shown on true order by shown.id`.execute(
    planningEachTime(db),
  );
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

const readSlice = 5_000;

/** All entries with what was decided about them, in the order of the list; of refused ones alone if `isRefused`. */
export async function* eachReviewed(db: Db, listId: number, { isRefused = false } = {}): AsyncGenerator<Omit<ReviewedEntry, 'position'>> {
  for (let after = 0; ;) {
    const { rows } = await sql<Omit<ReviewedEntry, 'position'>>`
      select e.id, e.sn, e.module_type, e.power, e.verdict, e.detail, ${stateOf} as state, coalesce(d.reason_code, '') as "reasonCode"
      from ${decidedEntries(listId)} and e.id > ${after} and (not ${isRefused} or d.decision = 'refused')
      order by e.id limit ${sql.lit(readSlice)}`.execute(planningEachTime(db));
    yield* rows;
    if (rows.length < readSlice) return;
    after = rows.at(-1)?.id ?? after;
  }
}
