import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isConfirmed } from './change-store.ts';
import type { ListOwner } from './list.ts';
import { updateCounts, type ListRecord } from './list-store.ts';
import { serialListOwners, type EvaluationScope } from './owners.ts';

export interface SerialColumns {
  sns: string[];
  moduleTypes: string[];
  powers: (number | null)[];
}

/** The same as pieces of SQL. */
interface ColumnSql {
  sns: RawBuilder<unknown>;
  moduleTypes: RawBuilder<unknown>;
  powers: RawBuilder<unknown>;
}

/** Whose serial numbers are evaluated, and against what. */
export interface Evaluation {
  platform: Platform;
  owner: ListOwner;
  scope: EvaluationScope;
}

/** Owners in work, as their domains say. */
const isOpen = (platform: Platform): RawBuilder<unknown> =>
  sql.join(
    [...serialListOwners.all(platform)].map(([kind, owner]) => sql`(l.owner_kind = ${sql.lit(kind)} and ${owner.isOpen('l.owner_id')})`),
    sql` or `,
  );

/**
 * What the registry and other claims say of serial numbers, gravest first; a table to select from. The same evaluation serves imports,
 * typed numbers and a change of what they are evaluated against. Statements with it are planned each time (`planningEachTime`): a plan that
 * was kept from when a table was empty reads all of it for each number, once 100,000 have come in.
 */
function evaluation(
  { platform, owner, scope: { country, day } }: Evaluation,
  { sns, moduleTypes, powers }: ColumnSql,
): RawBuilder<unknown> {
  const warrantyEnd = sql`(m.warranty_start + make_interval(years => m.product_years))`;
  const verdicts: [verdict: string, condition: RawBuilder<unknown>, detail: RawBuilder<unknown>][] = [
    ['unknown', sql`m.serial_number is null`, sql`''`],
    ['replacedBefore', sql`m.settled_on is not null`, sql`m.settled_on::text`],
    ['inOtherClaim', sql`other.is_claimed`, sql`''`],
    ['outOfWarranty', sql`${warrantyEnd} < ${day}::date`, sql`${warrantyEnd}::date::text`],
    ['otherType', sql`given.module_type <> '' and upper(given.module_type) <> upper(m.module_type)`, sql`m.module_type`],
    ['otherPower', sql`given.power is not null and given.power <> m.power`, sql`m.power::text`],
    ['otherRegion', sql`m.warranty_region <> ${country}::smallint`, sql`m.warranty_region::text`],
  ];
  const first = (result: (verdict: string, detail: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(
      verdicts.map(([verdict, condition, detail]) => sql`when ${condition} then ${result(verdict, detail)}`),
      sql` `,
    );
  return sql`(
    select given.n, given.sn, coalesce(nullif(given.module_type, ''), m.module_type, '') as module_type, coalesce(given.power, m.power) as power,
      case ${first((verdict) => sql.lit(verdict))} else 'ok' end as verdict,
      case ${first((_, detail) => detail)} else '' end as detail
    from unnest(${sns}, ${moduleTypes}, ${powers}) with ordinality as given (sn, module_type, power, n)
    -- Looked up row by row: for a few thousand numbers a join would read a registry of some 100,000 modules from end to end.
    left join lateral (
      select serial_number, module_type, power, warranty_region, warranty_start, product_years, settled_on from module_registry
      where serial_number = given.sn collate "C" limit 1
    ) as m on true
    left join lateral (
      -- The number first, then its list: with a join and few lists, PostgreSQL would check every list for every number.
      select true as is_claimed from serial_list_entry e where e.sn = given.sn collate "C" and (
        select l.list = 'claim' and not (l.owner_kind = ${owner.ownerKind} and l.owner_id = ${owner.ownerId}) and (${isOpen(platform)})
          and ${isConfirmed('e.id', 'l.id')}
        from serial_list l where l.id = e.list_id
      ) limit 1
    ) as other on true
  )`;
}

/** Evaluates serial numbers; a table to select from. */
export const evaluateSerials = (of: Evaluation, { sns, moduleTypes, powers }: SerialColumns): RawBuilder<unknown> =>
  evaluation(of, { sns: sql`${sns}::text[]`, moduleTypes: sql`${moduleTypes}::text[]`, powers: sql`${powers}::numeric[]` });

/** Up to `limit` serial numbers of a list after the id `after`; with `importId`, only those that this import added. */
export interface ReevaluatedSlice {
  after: number;
  limit: number;
  importId?: number;
}

/**
 * Evaluates some of a list's serial numbers again and writes only rows that change. The list is locked. Answers the last id, or `null` when
 * none were left.
 */
export async function reevaluateSlice(
  tx: Tx,
  of: Evaluation,
  { id, hiddenImports }: ListRecord,
  { after, limit, importId }: ReevaluatedSlice,
): Promise<number | null> {
  const own = (column: string): RawBuilder<unknown> => sql`(select ${sql.ref(column)} from own)`;
  const ofImport = importId === undefined ? sql`` : sql`and import_id = ${importId}`;
  const evaluated = evaluation(of, { sns: own('sns'), moduleTypes: own('module_types'), powers: own('powers') });
  const { rows } = await sql<{ last: number | null }>`
    with part as (
      select * from serial_list_entry where list_id = ${id} and id > ${after} ${ofImport} order by id limit ${limit}
    ), own as (
      select array_agg(sn order by id) as sns, array_agg(module_type order by id) as module_types, array_agg(power order by id) as powers from part
    ), updated as (
      update serial_list_entry e set verdict = j.verdict, detail = j.detail
      from part join ${evaluated} as j on j.sn = part.sn
      where e.list_id = ${id} and e.sn = part.sn and (part.verdict, part.detail) is distinct from (j.verdict, j.detail)
      returning part.verdict as before, e.verdict as after, e.import_id
    ), counting as (
      select before, after from updated where import_id <> all(${hiddenImports}::bigint[])
    ), changes as (
      select before as verdict, -1 as n from counting union all select after, 1 from counting
    ), counted as (${updateCounts(id, 'changes')})
    select max(id)::bigint as last from part`.execute(planningEachTime(tx));
  return rows[0]?.last ?? null;
}
