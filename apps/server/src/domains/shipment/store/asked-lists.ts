import type { ListFill } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Of some parts of a locked claim, those whose lists can be asked for: dates are set, and the exchange goes on. */
export const findAskable = (tx: Tx, requestId: number, shipmentIds: readonly number[]) =>
  tx
    .selectFrom('shipment')
    .innerJoin('exchange', 'exchange.id', 'shipment.exchange_id')
    .select(['shipment.id', 'shipment.title', 'shipment.contact_person', 'shipment.quantity'])
    .where('exchange.request_id', '=', requestId)
    .where('exchange.state', '=', 'addressed')
    .where('shipment.told_eta', 'is not', null)
    .where('shipment.id', 'in', shipmentIds)
    .orderBy('shipment.id')
    .execute();

/** Parts of a claim. */
const ofClaim = (requestId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from exchange where exchange.id = shipment.exchange_id and exchange.request_id = ${requestId})`;

/** Says of which parts of a claim the lists are asked for. Of the others, nothing is kept of how they were before. */
export async function updateAsked(tx: Tx, requestId: number, shipmentIds: readonly number[]): Promise<void> {
  const isAsked = sql<boolean>`(shipment.id = any(${[...shipmentIds]}::bigint[]))`;
  await sql`update shipment set serials_asked = ${isAsked} where ${ofClaim(requestId)} and serials_asked <> ${isAsked}`.execute(tx);
  await sql`delete from shipment_serial_before b using shipment
    where shipment.id = b.shipment_id and ${ofClaim(requestId)} and not ${isAsked}`.execute(tx);
}

type Fill = Pick<ListFill, 'oldCount' | 'newCount' | 'fitCount' | 'fixCount'>;

/** How full the lists of some parts are, by the part. */
export async function findFill(db: Db | Tx, shipmentIds: readonly number[]): Promise<Map<number, Fill>> {
  if (shipmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipment')
    .select(['id', 'old_count', 'new_count', 'fit_count', 'row_count'])
    .where('id', 'in', shipmentIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { oldCount: row.old_count, newCount: row.new_count, fitCount: row.fit_count, fixCount: row.row_count - row.fit_count },
    ]),
  );
}
