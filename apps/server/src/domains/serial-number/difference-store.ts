import {
  serialChangeKinds,
  serialChangesShown,
  type SerialChange,
  type SerialChangeKind,
  type SerialDifference,
} from '@heliodesk/contract/request';
import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { ChangeRecord } from './change-store.ts';
import { isVisible } from './hidden-store.ts';
import type { Slice } from './store.ts';

interface DifferenceRow {
  kind: SerialChangeKind;
  sn: string;
  module_type: string;
  power: string | null;
  verdict: SerialVerdict;
  was_type: string | null;
  was_power: string | null;
}

/**
 * The beginning of a statement: `differing` is what a change has added to its list, removed from it or made another. What an ended change
 * has added may have been removed by a later one, or moved to a list of its own since.
 */
const differing = ({ id, list_id, after_id, until_id }: ChangeRecord): RawBuilder<unknown> => sql`
  with lists as (
    select ${list_id}::bigint as id union all select id from serial_list where came_from @> array[${list_id}::bigint]
  ), added as (
    select id, sn, module_type, power, verdict from serial_list_entry
    where list_id in (select id from lists) and id > ${after_id} and id <= coalesce(${until_id}::bigint, id) and ${isVisible(list_id)}
    union all
    select r.id, r.sn, r.module_type, r.power, r.verdict from serial_removed_entry r join serial_change later on later.id = r.change_id
    where later.list_id in (select id from lists) and later.id > ${id} and r.id > ${after_id} and r.id <= ${until_id}::bigint
  ), removed as (
    select id, sn, module_type, power, verdict from serial_removed_entry where change_id = ${id}
  ), differing as (
    select case when removed.sn is null then 'added' when added.sn is null then 'removed' else 'changed' end as kind,
      coalesce(removed.id, added.id) as place, coalesce(added.sn, removed.sn) as sn,
      case when added.sn is null then removed.module_type else added.module_type end as module_type,
      case when added.sn is null then removed.power else added.power end as power,
      coalesce(added.verdict, removed.verdict) as verdict,
      case when added.sn is not null then removed.module_type end as was_type, case when added.sn is not null then removed.power end as was_power
    from added full join removed on added.sn = removed.sn
    where added.sn is null or removed.sn is null or (added.module_type, added.power) is distinct from (removed.module_type, removed.power)
  )`;

const numberOf = (power: string | null): number | null => (power === null ? null : Number(power));

const toChange = (row: DifferenceRow): SerialChange => ({
  kind: row.kind,
  sn: row.sn,
  moduleType: row.module_type,
  power: numberOf(row.power),
  verdict: row.verdict,
  was: row.kind === 'changed' ? { moduleType: row.was_type ?? '', power: numberOf(row.was_power) } : null,
});

/** How much a change has made of each kind, and the first of each. */
export async function summarizeDifference(db: Db | Tx, change: ChangeRecord): Promise<Pick<SerialDifference, 'counts' | 'first'>> {
  const { rows } = await sql<DifferenceRow & { n: number }>`
    ${differing(change)}, numbered as (
      select *, row_number() over (partition by kind order by place) as place_in_kind, count(*) over (partition by kind)::int as n from differing
    )
    select * from numbered where place_in_kind <= ${serialChangesShown} order by kind, place`.execute(planningEachTime(db));
  const countOf = (kind: SerialChangeKind): number => rows.find((row) => row.kind === kind)?.n ?? 0;
  return {
    counts: { added: countOf('added'), removed: countOf('removed'), changed: countOf('changed') },
    first: serialChangeKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map(toChange)),
  };
}

/** What a change has made of one kind, in the order of the list, and how much there is of it. */
export async function findDifferences(
  db: Db,
  change: ChangeRecord,
  kind: SerialChangeKind,
  { limit, offset }: Slice,
): Promise<{ rows: SerialChange[]; total: number }> {
  // The count comes along on pages without rows too.
  const { rows } = await sql<DifferenceRow & { n: number; sn: string | null }>`
    ${differing(change)}, chosen as (select * from differing where kind = ${kind})
    select * from (select count(*)::int as n from chosen) as counted
    left join (select * from chosen order by place limit ${limit} offset ${offset}) as page on true order by place`.execute(
    planningEachTime(db),
  );
  return { rows: rows.filter(({ sn }) => sn !== null).map(toChange), total: rows[0]?.n ?? 0 };
}

/** All of it. */
export async function findAllDifferences(db: Db, change: ChangeRecord): Promise<SerialChange[]> {
  const { rows } = await sql<DifferenceRow>`${differing(change)} select * from differing order by kind, place`.execute(
    planningEachTime(db),
  );
  return rows.map(toChange);
}
