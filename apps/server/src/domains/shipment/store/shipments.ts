import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Shipment } from '#src/platform/db/tables.ts';

export type ShipmentRecord = Selectable<Shipment>;

/** What a customer enters for a part of an exchange. */
export type ShipmentFields = Omit<ShipmentRecord, 'id' | 'exchange_id' | 'told_eta'>;

export async function findShipment(db: Db | Tx, shipmentId: number): Promise<ShipmentRecord | undefined> {
  return db.selectFrom('shipment').selectAll().where('id', '=', shipmentId).executeTakeFirst();
}

/** The parts of some exchanges, in the order in which they were added. */
export async function findShipmentsOf(db: Db | Tx, exchangeIds: readonly number[]): Promise<ShipmentRecord[]> {
  if (exchangeIds.length === 0) return [];
  return db.selectFrom('shipment').selectAll().where('exchange_id', 'in', exchangeIds).orderBy('id').execute();
}

export async function insertShipment(tx: Tx, exchangeId: number, fields: ShipmentFields): Promise<number> {
  const { id } = await tx
    .insertInto('shipment')
    .values({ exchange_id: exchangeId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateShipment = async (tx: Tx, shipmentId: number, fields: Partial<ShipmentFields>): Promise<void> =>
  void (await tx.updateTable('shipment').set(fields).where('id', '=', shipmentId).execute());

export const deleteShipment = async (tx: Tx, shipmentId: number): Promise<void> =>
  void (await tx.deleteFrom('shipment').where('id', '=', shipmentId).execute());
