import { sql } from 'kysely';
import { isOpenRequest } from '#src/domains/request/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** Serial numbers that one statement looks for, so that others get their turn on the embedded database. */
const slice = 2_000;

interface SharedSlice {
  /** The last id of the slice; `null` where nothing was left. */
  last: number | null;
  owners: { id: number; shared: number }[];
}

async function countSlice(db: Db, requestId: number, after: number): Promise<SharedSlice> {
  const { rows } = await sql<SharedSlice>`
    with part as (
      select e.id, e.sn from serial_list l join serial_list_entry e on e.list_id = l.id
      where l.owner_kind = 'request' and l.owner_id = ${requestId} and l.list = 'claim' and e.id > ${after} and e.import_id <> all(l.hidden_imports)
      order by e.id limit ${sql.lit(slice)}
    ), owners as (
      select l.owner_id as id, count(*)::integer as shared
      from part join serial_list_entry e on e.sn = part.sn join serial_list l on l.id = e.list_id
      where l.owner_kind = 'request' and l.list = 'claim' and l.owner_id <> ${requestId} and e.import_id <> all(l.hidden_imports)
        and ${isOpenRequest('l.owner_id')}
      group by l.owner_id
    )
    select (select max(id) from part)::bigint as last, coalesce((select jsonb_agg(owners) from owners), '[]') as owners`.execute(
    planningEachTime(db),
  );
  return rows[0] ?? { last: null, owners: [] };
}

/** Open requests with serial numbers that are in the claim of a request too, and how many. */
export async function countShared(db: Db, requestId: number): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  let after = 0;
  for (;;) {
    const { last, owners } = await countSlice(db, requestId, after);
    for (const { id, shared } of owners) counts.set(id, (counts.get(id) ?? 0) + shared);
    if (last === null) return counts;
    after = Number(last);
  }
}
