import { pairChangesShown, serialChangeKinds, type PairChange, type PairDifference } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

type Found = Omit<PairChange, 'addressId'> & { shipment_id: number; total: number };

const none = Object.fromEntries(serialChangeKinds.map((kind) => [kind, 0])) as PairDifference['counts'];

/**
 * What has changed in lists since they were asked for: how much of each kind, and the first of it. A pair that was deleted and comes back
 * has not changed, and an old number keeps its pair, whichever row it is in.
 */
export async function findPairChanges(db: Db | Tx, shipmentIds: readonly number[]): Promise<Pick<PairDifference, 'counts' | 'first'>> {
  const { rows } = await sql<Found>`
    with touched as materialized (
      select b.shipment_id, b.old_sn as was_old_sn, b.new_sn as was_new_sn, s.old_sn, s.new_sn
      from shipment_serial_before b left join shipment_serial s on s.id = b.row_id
      where b.shipment_id = any(${[...shipmentIds]}::bigint[])
    ), gone as (
      select shipment_id, was_old_sn as old_sn, was_new_sn as new_sn from touched where coalesce(was_old_sn, was_new_sn) is not null
      except select shipment_id, old_sn, new_sn from touched
    ), come as (
      select shipment_id, old_sn, new_sn from touched where coalesce(old_sn, new_sn) is not null
      except select shipment_id, was_old_sn, was_new_sn from touched
    ), changes as (
      select coalesce(come.shipment_id, gone.shipment_id) as shipment_id, coalesce(come.old_sn, gone.old_sn) as old_sn,
        coalesce(come.new_sn, gone.new_sn) as new_sn, gone.new_sn as was_new_sn,
        case
          when come.shipment_id is null or come.new_sn is null and gone.new_sn is not null then 'removed'
          when gone.new_sn is null then 'added'
          else 'changed'
        end as kind
      from gone full join come on come.shipment_id = gone.shipment_id and come.old_sn = gone.old_sn
    ), placed as (
      select *, row_number() over (partition by kind order by shipment_id, old_sn collate "C", new_sn collate "C") as nth,
        count(*) over (partition by kind) as total
      from changes
    )
    select kind, shipment_id, coalesce(old_sn, '') as "oldSn", coalesce(new_sn, '') as "newSn",
      case when kind = 'changed' then was_new_sn else '' end as "wasNewSn", total
    from placed where nth <= ${pairChangesShown} order by kind, nth`.execute(planningEachTime(db));
  return {
    counts: { ...none, ...Object.fromEntries(rows.map(({ kind, total }) => [kind, Number(total)])) },
    first: rows.map(({ total: _, shipment_id: addressId, ...row }) => ({ ...row, addressId })),
  };
}
