import type { OldPiecesHandling, ShipmentState } from '@heliodesk/contract/shipment';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Shipment } from '#src/platform/db/tables.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import { writeRecords } from '#src/platform/lifecycle/step-store.ts';

export type ShipmentRecord = Omit<Selectable<Shipment>, 'state' | 'old_handling'> & {
  state: ShipmentState;
  old_handling: OldPiecesHandling | null;
};

/** What a customer enters for a part of an exchange. */
export type ShipmentFields = Pick<
  ShipmentRecord,
  'quantity' | 'power_kw' | 'title' | 'contact_person' | 'phone' | 'country' | 'province' | 'city' | 'address' | 'postal_code' | 'note'
>;

/** What changes with a step of a part. */
export type ShipmentChange = Partial<
  Pick<
    ShipmentRecord,
    'shipped_on' | 'shipped_by' | 'carrier' | 'tracking_no' | 'delivered_on' | 'delivered_by' | 'old_handling' | 'old_note'
  >
>;

const toRecord = (row: Selectable<Shipment>): ShipmentRecord => row as ShipmentRecord;

export async function findShipment(db: Db | Tx, shipmentId: number): Promise<ShipmentRecord | undefined> {
  const row = await db.selectFrom('shipment').selectAll().where('id', '=', shipmentId).executeTakeFirst();
  return row && toRecord(row);
}

/** The parts of some exchanges, in the order in which they were added. */
export async function findShipmentsOf(db: Db | Tx, exchangeIds: readonly number[]): Promise<ShipmentRecord[]> {
  if (exchangeIds.length === 0) return [];
  return (await db.selectFrom('shipment').selectAll().where('exchange_id', 'in', exchangeIds).orderBy('id').execute()).map(toRecord);
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

/** Of some parts, those of a claim whose exchanges go on. */
export const findShipmentsAmong = async (tx: Tx, requestId: number, shipmentIds: readonly number[]): Promise<ShipmentRecord[]> =>
  (
    await tx
      .selectFrom('shipment')
      .innerJoin('exchange', 'exchange.id', 'shipment.exchange_id')
      .selectAll('shipment')
      .where('exchange.request_id', '=', requestId)
      .where('exchange.state', '<>', 'asked')
      .where('shipment.id', 'in', shipmentIds)
      .orderBy('shipment.id')
      .execute()
  ).map(toRecord);

/** Writes a step of some parts. What happened, the history of their claim says. */
export const writeShipmentStep = (tx: Tx, step: Step<ShipmentRecord, ShipmentState, ShipmentChange>): Promise<ShipmentRecord[]> =>
  writeRecords(tx, 'shipment', step);
