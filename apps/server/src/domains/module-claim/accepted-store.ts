import type { SolutionKind } from '@heliodesk/contract/solution';
import { sql, type RawBuilder } from 'kysely';
import { settleSerials } from '#src/domains/serial-number/index.ts';
import type { AcceptedPieces, AcceptedRun, SerialSql, SettledBefore } from '#src/domains/solution/index.ts';
import type { Db, SqlNumber, SqlText } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** The serial numbers of a claim that its review has accepted, as `e`. */
const accepted = (requestId: number): RawBuilder<unknown> => sql`
  serial_list l join serial_decision d on d.list_id = l.id and d.decision = 'accepted'
  join serial_list_entry e on e.list_id = l.id and e.id = d.entry_id and e.import_id <> all(l.hidden_imports)
  where l.owner_kind = 'request' and l.owner_id = ${requestId} and l.list = 'claim'`;

/** One reading of the list for all runs: there are up to 20 of them in 100,000 serial numbers. */
async function findRuns(db: Db, requestId: number, firsts: readonly number[]): Promise<AcceptedRun[]> {
  const { rows } = await sql<AcceptedRun & { run: number }>`
    select width_bucket(place, ${[...firsts]}::bigint[]) as run, min(id) as "firstEntry", max(id) as "lastEntry",
      coalesce(mode() within group (order by module_type), '') as product
    from (select e.id, e.module_type, row_number() over (order by e.id) as place from ${accepted(requestId)} and d.settled_by is null) as placed
    group by run order by run`.execute(planningEachTime(db));
  return rows.map(({ firstEntry, lastEntry, product }) => ({ firstEntry, lastEntry, product }));
}

/** By the registry, on the day of the defect. */
async function countWarranty(db: Db, requestId: number): ReturnType<AcceptedPieces['countWarranty']> {
  const warrantyEnd = sql`(m.warranty_start + make_interval(years => m.product_years))`;
  const { rows } = await sql<{ covered: number; outside: number; unknown: number }>`
    select (count(*) filter (where ${warrantyEnd} >= claim.defect_date))::int as covered,
      (count(*) filter (where ${warrantyEnd} < claim.defect_date))::int as outside,
      (count(*) filter (where m.serial_number is null))::int as unknown
    from (select e.sn from ${accepted(requestId)}) as own
    cross join (select defect_date from module_claim_submission where request_id = ${requestId}) as claim
    left join module_registry m on m.serial_number = own.sn`.execute(planningEachTime(db));
  return rows[0] ?? { covered: 0, outside: 0, unknown: 0 };
}

/** Serial numbers that one statement looks for, so that others get their turn on the embedded database. */
const slice = 2_000;

interface SettledSlice {
  /** The last id of the slice; `null` where nothing was left. */
  last: number | null;
  settled: { id: number; kind: SolutionKind; count: number }[];
}

/**
 * Step by step, from the slice to the numbers that are elsewhere too, which are looked up one by one: expecting few rows, the planner would
 * begin with all solutions there are, and a join would read all lists.
 */
async function findSlice(db: Db, requestId: number, after: number): Promise<SettledSlice> {
  const own = sql`(select id from serial_list where owner_kind = 'request' and owner_id = ${requestId} and list = 'claim')`;
  const { rows } = await sql<SettledSlice>`
    with part as materialized (
      select id, sn, import_id from serial_list_entry where list_id = ${own} and id > ${after} order by id limit ${sql.lit(slice)}
    ), same as materialized (
      select part.id as own_id, part.import_id as own_import, e.list_id, e.id, e.import_id
      from part cross join lateral (select list_id, id, import_id from serial_list_entry where sn = part.sn offset 0) as e where e.list_id <> ${own}
    ), runs as materialized (
      select l.id as list_id, l.hidden_imports, s.request_id, s.id as solution_id, s.kind, s.first_entry, s.last_entry
      from (select distinct list_id from same) as found
      join serial_list l on l.id = found.list_id and l.owner_kind = 'request' and l.list = 'claim'
      join solution s on s.request_id = l.owner_id and s.state in ('approved', 'accepted', 'running', 'done')
    ), within as materialized (
      select same.own_id, same.list_id, same.id, runs.request_id, runs.kind, runs.solution_id
      from same join runs on runs.list_id = same.list_id and same.id between runs.first_entry and runs.last_entry
      where same.import_id <> all(runs.hidden_imports) and same.own_import <> all((select hidden_imports from serial_list where id = ${own})::bigint[])
    ), settled as (
      select request_id as id, kind, count(*)::integer as count from within
      join serial_decision mine on mine.list_id = ${own} and mine.entry_id = within.own_id and mine.decision = 'accepted'
      join serial_decision theirs on theirs.list_id = within.list_id and theirs.entry_id = within.id and theirs.decision = 'accepted'
        and (theirs.settled_by is null or theirs.settled_by = within.solution_id)
      group by request_id, kind
    )
    select (select max(id) from part)::bigint as last, coalesce((select jsonb_agg(settled) from settled), '[]') as settled`.execute(
    planningEachTime(db),
  );
  return rows[0] ?? { last: null, settled: [] };
}

async function findSettledBefore(db: Db, requestId: number): Promise<SettledBefore[]> {
  const found = new Map<string, SettledBefore>();
  for (let after = 0; ;) {
    const { last, settled } = await findSlice(db, requestId, after);
    for (const { id, kind, count } of settled) {
      const key = `${id} ${kind}`;
      found.set(key, { requestId: id, kind, count: count + (found.get(key)?.count ?? 0) });
    }
    if (last === null) return [...found.values()];
    after = Number(last);
  }
}

/** A serial number in the list of a claim, as `e`. It is looked up first: expecting few rows, the planner would read whole lists. */
const listed = (requestId: SqlNumber, sn: SqlText): RawBuilder<unknown> => sql`
  (select list_id, id, import_id from serial_list_entry where sn = ${sn} offset 0) as e
  join serial_list l on l.id = e.list_id and e.import_id <> all(l.hidden_imports)
  where l.owner_kind = 'request' and l.list = 'claim' and l.owner_id = ${requestId}`;

const isClaimed: SerialSql['isClaimed'] = (requestId, sn) => sql<boolean>`exists (select from ${listed(requestId, sn)})`;

const isCovered: SerialSql['isCovered'] = ({ requestId, firstEntry, lastEntry }, sn) => sql<boolean>`exists (
  select from ${listed(requestId, sn)} and e.id between ${firstEntry} and ${lastEntry} and (
    select d.decision from serial_decision d where d.list_id = e.list_id and d.entry_id = e.id and d.settled_by is null
  ) = 'accepted')`;

/** What the review of a module claim has accepted. */
export const acceptedSerials: AcceptedPieces = {
  findRuns,
  settle: settleSerials,
  countWarranty,
  findSettledBefore,
  serials: { isClaimed, isCovered },
};
