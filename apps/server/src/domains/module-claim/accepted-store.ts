import type { SolutionKind } from '@heliodesk/contract/solution';
import { sql, type RawBuilder } from 'kysely';
import type { AcceptedPieces, AcceptedRun, SettledBefore } from '#src/domains/solution/index.ts';
import type { Db } from '#src/platform/db/database.ts';
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
    from (select e.id, e.module_type, row_number() over (order by e.id) as place from ${accepted(requestId)}) as placed
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

async function findSlice(db: Db, requestId: number, after: number): Promise<SettledSlice> {
  const { rows } = await sql<SettledSlice>`
    with part as (
      select e.id, e.sn from ${accepted(requestId)} and e.id > ${after} order by e.id limit ${sql.lit(slice)}
    ), settled as (
      select l.owner_id as id, s.kind, count(*)::integer as count
      from part join serial_list_entry e on e.sn = part.sn join serial_list l on l.id = e.list_id
      join serial_decision d on d.list_id = l.id and d.entry_id = e.id and d.decision = 'accepted'
      join solution s on s.request_id = l.owner_id and e.id between s.first_entry and s.last_entry and s.state in ('approved', 'accepted', 'running')
      where l.owner_kind = 'request' and l.list = 'claim' and l.owner_id <> ${requestId} and e.import_id <> all(l.hidden_imports)
      group by l.owner_id, s.kind
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

/** What the review of a module claim has accepted. */
export const acceptedSerials: AcceptedPieces = { findRuns, countWarranty, findSettledBefore };
