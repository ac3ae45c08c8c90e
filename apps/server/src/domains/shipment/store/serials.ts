import type { RmaFault } from '@heliodesk/contract/shipment';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** A row as it is written; `null` for a number that isn't known yet. */
export interface Pair {
  oldSn: string | null;
  newSn: string | null;
}

/** Where rows are written. */
export interface SerialList {
  shipmentId: number;
  requestId: number;
  isChecked: boolean;
}

/** Some pairs as a table `given`, in their order; what is there twice, once. */
const given = (pairs: readonly Pair[]): RawBuilder<unknown> => sql`(
  select old_sn, new_sn, min(place) as place
  from unnest(${pairs.map(({ oldSn }) => oldSn)}::text[], ${pairs.map(({ newSn }) => newSn)}::text[]) with ordinality as typed (old_sn, new_sn, place)
  group by old_sn, new_sn
) as given`;

/** Rows of a list with a number; the claim is named for its indexes. */
const having = ({ shipmentId, requestId }: SerialList, condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  shipment_serial s where s.request_id = ${requestId} and s.shipment_id = ${shipmentId} and ${condition}`;

const sameOld = sql<boolean>`s.old_sn = given.old_sn`;
const sameNew = sql<boolean>`s.new_sn = given.new_sn`;

/** A row that has what is given already: each case is one look into an index, where an `or` would read the list for each row. */
const isThere = (list: SerialList): RawBuilder<boolean> => sql<boolean>`case
  when given.new_sn is null then exists (select from ${having(list, sameOld)})
  when given.old_sn is null then exists (select from ${having(list, sameNew)})
  else exists (select from ${having(list, sql<boolean>`${sameOld} and ${sameNew}`)}) end`;

/** Gives old numbers that are there the new ones that are given with them. */
const replaceNew = (list: SerialList, pairs: readonly Pair[]) => sql`
  update shipment_serial set new_sn = fresh.new_sn, new_fault = 'unchecked'
  from (
    select distinct on (given.old_sn) given.new_sn, first.id
    from ${given(pairs)}
    cross join lateral (select id from ${having(list, sameOld)} order by id limit 1) as first
    where given.old_sn is not null and given.new_sn is not null and not ${isThere(list)}
    order by given.old_sn, given.place
  ) as fresh where fresh.id = shipment_serial.id`;

/** Fills the rows that lack a number of one side with those that are given alone, in order. */
const fill = (list: SerialList, pairs: readonly Pair[], side: 'old' | 'new') => {
  const [mine, other, fault] = [sql.ref(`${side}_sn`), sql.ref(side === 'old' ? 'new_sn' : 'old_sn'), sql.ref(`${side}_fault`)];
  return sql`
    update shipment_serial set ${mine} = lone.sn, ${fault} = 'unchecked'
    from (
      select given.${mine} as sn, row_number() over (order by given.place) as nth from ${given(pairs)}
      where given.${other} is null and not ${isThere(list)}
    ) as lone
    join (
      select id, row_number() over (order by id) as nth from shipment_serial where shipment_id = ${list.shipmentId} and ${mine} is null
    ) as gap on gap.nth = lone.nth
    where gap.id = shipment_serial.id`;
};

const insertRest = (list: SerialList, pairs: readonly Pair[]) => sql`
  insert into shipment_serial (shipment_id, request_id, is_checked, old_sn, new_sn, old_fault, new_fault)
  select ${list.shipmentId}, ${list.requestId}, ${list.isChecked}, given.old_sn, given.new_sn, case when given.old_sn is not null then 'unchecked' end,
    case when given.new_sn is not null then 'unchecked' end
  from ${given(pairs)} where not ${isThere(list)} order by given.place`;

/** Adds pairs to a list, of which nothing is added that is there already. */
export async function mergePairs(tx: Tx, list: SerialList, pairs: readonly Pair[]): Promise<void> {
  const fresh = planningEachTime(tx);
  for (const statement of [replaceNew(list, pairs), fill(list, pairs, 'new'), fill(list, pairs, 'old'), insertRest(list, pairs)])
    await statement.execute(fresh);
}

/** The numbers of some rows of a list, by their ids; with old numbers, of the rows that have those. */
export async function findNumbers(
  tx: Tx,
  { shipmentId, requestId }: SerialList,
  by: { ids: readonly number[] } | { olds: readonly string[] },
): Promise<string[]> {
  const rows = await planningEachTime(tx)
    .selectFrom('shipment_serial')
    .select(['old_sn', 'new_sn'])
    .where('request_id', '=', requestId)
    .where('shipment_id', '=', shipmentId)
    .where('ids' in by ? sql<boolean>`id = any(${[...by.ids]}::bigint[])` : sql<boolean>`old_sn = any(${[...by.olds]}::text[])`)
    .execute();
  return rows.flatMap((row) => [row.old_sn, row.new_sn]).filter((number) => number !== null);
}

/** How many rows a list has. */
export async function countRows(tx: Tx, shipmentId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('shipment_serial')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What is in some rows of a list, as far as they are there. */
export const findPairs = (tx: Tx, shipmentId: number, ids: readonly number[]): Promise<(Pair & { id: number })[]> =>
  planningEachTime(tx)
    .selectFrom('shipment_serial')
    .select(['id', 'old_sn as oldSn', 'new_sn as newSn'])
    .where('shipment_id', '=', shipmentId)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();

/** Writes other numbers into a row; `false` if there is no such row. */
export async function updatePair(tx: Tx, shipmentId: number, id: number, { oldSn, newSn }: Pair): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shipment_serial')
    .set({
      old_sn: oldSn,
      new_sn: newSn,
      old_fault: oldSn === null ? null : 'unchecked',
      new_fault: newSn === null ? null : 'unchecked',
    })
    .where('shipment_id', '=', shipmentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes some rows of a list, or all; with a side, only the numbers of that side. */
export async function deleteNumbers(tx: Tx, shipmentId: number, ids: readonly number[] | null, side: 'old' | 'new' | null): Promise<void> {
  const among = sql<boolean>`shipment_id = ${shipmentId} and ${ids === null ? sql`true` : sql`id = any(${[...ids]}::bigint[])`}`;
  if (side === null) return void (await tx.deleteFrom('shipment_serial').where(among).execute());
  const [mine, other] = side === 'old' ? (['old_sn', 'new_sn'] as const) : (['new_sn', 'old_sn'] as const);
  await tx.deleteFrom('shipment_serial').where(among).where(other, 'is', null).execute();
  await tx
    .updateTable('shipment_serial')
    .set(side === 'old' ? { old_sn: null, old_fault: null } : { new_sn: null, new_fault: null })
    .where(among)
    .where(mine, 'is not', null)
    .execute();
}

export interface SerialPair {
  id: number;
  old_sn: string | null;
  new_sn: string | null;
  old_fault: RmaFault | null;
  new_fault: RmaFault | null;
}

export interface ListFilter {
  side: 'old' | 'new' | null;
  isToFix: boolean;
  text: string;
}

const filtered = (db: Db, shipmentId: number, { side, isToFix, text }: ListFilter) => {
  let query = db.selectFrom('shipment_serial').where('shipment_id', '=', shipmentId);
  if (side !== null) query = query.where(`${side}_sn`, 'is not', null);
  if (isToFix) query = query.where(sql<boolean>`(old_sn is null or new_sn is null or old_fault is not null or new_fault is not null)`);
  if (text !== '') query = query.where(sql<boolean>`(position(${text} in old_sn) > 0 or position(${text} in new_sn) > 0)`);
  return query;
};

/** A page of a list, in the order in which its rows were added. */
export async function findPage(
  db: Db,
  shipmentId: number,
  filter: ListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SerialPair[]; total: number }> {
  const rows = await filtered(db, shipmentId, filter)
    .select(['id', 'old_sn', 'new_sn', 'old_fault', 'new_fault'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await filtered(db, shipmentId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows as SerialPair[], total: Number(total) };
}

/** The rows of a list after one of them, so that all can be read piece by piece. */
export const findAfter = async (db: Db, shipmentId: number, after: number, limit: number): Promise<SerialPair[]> =>
  (await db
    .selectFrom('shipment_serial')
    .select(['id', 'old_sn', 'new_sn', 'old_fault', 'new_fault'])
    .where('shipment_id', '=', shipmentId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()) as SerialPair[];
