import type { ProcessNode } from '@heliodesk/contract/request';
import type { ShipmentState } from '@heliodesk/contract/shipment';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** The process shows no more pairs than these: the newest. */
const mostShown = 100;

export interface DateRow {
  shipment_id: number;
  etd: string;
  eta: string;
  reason: string;
  set_by_name: string;
  set_at: Date;
}

/** The dates of some shipments, the oldest first. */
export async function findDatesOf(db: Db | Tx, exchangeIds: readonly number[]): Promise<DateRow[]> {
  if (exchangeIds.length === 0) return [];
  return db
    .selectFrom('shipment_date as planned')
    .innerJoin('shipment', 'shipment.id', 'planned.shipment_id')
    .innerJoin('app_user', 'app_user.id', 'planned.set_by')
    .select(['planned.shipment_id', 'planned.etd', 'planned.eta', 'planned.reason', 'planned.set_at', 'app_user.name as set_by_name'])
    .where('shipment.exchange_id', 'in', exchangeIds)
    .orderBy('planned.shipment_id')
    .orderBy('planned.position')
    .execute();
}

/** A part of an exchange whose addresses were submitted, with the dates that count. */
export interface Plannable {
  id: number;
  exchange_id: number;
  title: string;
  city: string;
  state: ShipmentState;
  etd: string | null;
  eta: string | null;
  told_eta: string | null;
  /** How many were set before. */
  dates: number;
}

const plannable = (db: Db | Tx, requestId: number, which: RawBuilder<boolean>, order: RawBuilder<unknown>) =>
  sql<Plannable>`
    select shipment.id, shipment.exchange_id, shipment.title, shipment.city, shipment.state, shipment.told_eta::text, planned.etd::text, planned.eta::text,
      coalesce(planned.position, 0)::integer as dates
    from shipment
    join exchange on exchange.id = shipment.exchange_id and exchange.state = 'addressed'
    left join lateral (
      select etd, eta, position from shipment_date where shipment_date.shipment_id = shipment.id order by position desc limit 1
    ) as planned on true
    where exchange.request_id = ${requestId} and ${which}
    order by ${order}`.execute(db);

/** Of some shipments, those of a claim that dates can be set for. */
export const findPlannable = async (tx: Tx, requestId: number, shipmentIds: readonly number[]): Promise<Plannable[]> =>
  (await plannable(tx, requestId, sql<boolean>`shipment.id = any(${[...shipmentIds]}::bigint[])`, sql`shipment.id`)).rows;

/** The shipments of a claim on their way or before it, those without any dates first. */
export const findUnarrived = async (db: Db | Tx, requestId: number, limit: number): Promise<Plannable[]> =>
  (
    await plannable(
      db,
      requestId,
      sql<boolean>`shipment.state <> 'delivered'`,
      sql`planned.position is not null, shipment.id limit ${limit}`,
    )
  ).rows;

/** How many of some exchanges have no dates at all. */
export async function countUnplanned(tx: Tx, exchangeIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from exchange
    where id = any(${[...exchangeIds]}::bigint[])
      and not exists (select from shipment join shipment_date on shipment_date.shipment_id = shipment.id where shipment.exchange_id = exchange.id)`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

interface NewDates {
  etd: string;
  eta: string;
  reason: string;
  by: number;
  at: Date;
}

export async function insertDates(tx: Tx, shipments: readonly Plannable[], { etd, eta, reason, by, at }: NewDates): Promise<void> {
  await tx
    .insertInto('shipment_date')
    .values(shipments.map(({ id, dates }) => ({ shipment_id: id, position: dates + 1, etd, eta, reason, set_by: by, set_at: at })))
    .execute();
}

export const updateTold = async (tx: Tx, shipmentIds: readonly number[], eta: string): Promise<void> =>
  void (await tx.updateTable('shipment').set({ told_eta: eta }).where('id', 'in', shipmentIds).execute());

/** All dates of a claim's shipments as its process shows them, in the order in which they were set. */
export async function findPairs(tx: Tx, requestId: number): Promise<ProcessNode['etaEtds']> {
  const { rows } = await sql<{ etd: string; eta: string }>`
    select etd, eta from (
      select planned.etd::text, planned.eta::text, planned.set_at, planned.shipment_id
      from shipment_date planned
      join shipment on shipment.id = planned.shipment_id
      join exchange on exchange.id = shipment.exchange_id
      where exchange.request_id = ${requestId}
      order by planned.set_at desc, planned.shipment_id desc limit ${mostShown}
    ) as newest order by set_at, shipment_id`.execute(tx);
  return rows;
}
