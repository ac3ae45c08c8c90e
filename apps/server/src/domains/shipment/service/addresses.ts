import type { BodyOf, QueryOf } from '@heliodesk/contract/kit';
import { mostAddresses, type BatchAddressSaved, type BatchSettlement } from '@heliodesk/contract/shipment';
import type * as api from '@heliodesk/contract/shipment';
import { lockStepTip, type LockedStepTip } from '#src/domains/request/index.ts';
import { totalPowerOf } from '#src/domains/solution/index.ts';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { exchangeMachine } from '../machine.ts';
import { findExchange, type ExchangeRecord } from '../store/exchanges.ts';
import {
  deleteShipment,
  findShipment,
  findShipmentsOf,
  insertShipment,
  updateShipment,
  type ShipmentFields,
  type ShipmentRecord,
} from '../store/shipments.ts';
import { exchangeOf, readExchange, type Key } from './read.ts';

export interface LockedTask extends LockedStepTip {
  exchange: ExchangeRecord;
}

/** An exchange whose addresses the caller may change, its claim locked: the task for them is open. A foreign one is answered like a missing one. */
export async function lockTask(context: WriteContext, key: Key): Promise<LockedTask> {
  const exchangeId = await exchangeOf(context, key);
  const locked = await lockStepTip(context, key);
  const exchange = await findExchange(context.tx, exchangeId);
  if (exchange === undefined) throw fail('notFound');
  return { ...locked, exchange };
}

/** The same by one of the addresses. */
async function lockAddress(context: WriteContext, shipmentId: number): Promise<LockedTask & { shipment: ShipmentRecord }> {
  const known = await findShipment(context.tx, shipmentId);
  const exchange = known && (await findExchange(context.tx, known.exchange_id));
  if (exchange === undefined || exchange.tip_id === null) throw fail('notFound');
  const locked = await lockTask(context, { tipsId: exchange.tip_id });
  const shipment = await findShipment(context.tx, shipmentId);
  if (shipment === undefined) throw fail('notFound');
  return { ...locked, shipment };
}

/** A number of pieces with its power. More than are exchanged, or another power than theirs, is refused. */
function piecesOf(
  exchange: ExchangeRecord,
  quantity: number,
  givenPower?: string,
  place = '',
): Pick<ShipmentFields, 'quantity' | 'power_kw'> {
  if (quantity > exchange.quantity) throw failFields({ path: `${place}batchQty`, rule: 'tooBig', params: { max: exchange.quantity } });
  const power = totalPowerOf({ power_w: exchange.power_w, quantity });
  if (givenPower !== undefined && Number(givenPower) !== Number(power))
    throw failFields({ path: `${place}batchPower`, rule: 'powerDiffers', params: { power } });
  return { quantity, power_kw: power };
}

type Saved = Omit<BodyOf<typeof api.updateBatchAddress>, 'tipsId'>;

/** What is saved of an address; `place` says which one it is among several, for what is wrong with it. */
export function fieldsOf(exchange: ExchangeRecord, saved: Saved, before?: ShipmentRecord, place = ''): ShipmentFields {
  const country = saved.shipToCountry ?? null;
  if (country !== null && countryCodeOf(country) === undefined) throw failFields({ path: `${place}shipToCountry`, rule: 'invalid' });
  return {
    ...piecesOf(exchange, saved.batchQty ?? before?.quantity ?? 0, saved.batchPower, place),
    title: saved.addressTitle,
    contact_person: saved.contactPerson,
    phone: saved.mobile,
    country,
    province: saved.province,
    city: saved.city,
    address: saved.address,
    postal_code: saved.postalCode,
    note: saved.note,
  };
}

const change = (context: WriteContext, exchange: ExchangeRecord): Promise<ExchangeRecord> =>
  transition(context, exchangeMachine, exchange, { action: 'change' });

/** Adds an address to an exchange, or changes one of it. */
export async function saveAddress(context: WriteContext, key: Key, saved: Saved): Promise<BatchAddressSaved> {
  const { exchange } = await lockTask(context, key);
  const shipments = await findShipmentsOf(context.tx, [exchange.id]);
  let { addressId } = saved;
  if (addressId === undefined) {
    if (shipments.length >= mostAddresses) throw fail('shipment.tooManyAddresses', { max: mostAddresses });
    addressId = await insertShipment(context.tx, exchange.id, fieldsOf(exchange, saved));
  } else {
    const before = shipments.find(({ id }) => id === addressId);
    if (before === undefined) throw fail('notFound');
    await updateShipment(context.tx, addressId, fieldsOf(exchange, saved, before));
  }
  await change(context, exchange);
  return { ...(await readExchange(context, exchange.id)), addressId };
}

/** Changes how many pieces go to an address. */
export async function saveQuantity(context: WriteContext, query: QueryOf<typeof api.updateBatchQty>): Promise<BatchSettlement> {
  const { exchange, shipment } = await lockAddress(context, query.id);
  await updateShipment(context.tx, shipment.id, piecesOf(exchange, query.batchQty, query.batchPower));
  await change(context, exchange);
  return readExchange(context, exchange.id);
}

export async function removeAddress(context: WriteContext, shipmentId: number): Promise<BatchSettlement> {
  const { exchange, shipment } = await lockAddress(context, shipmentId);
  await deleteShipment(context.tx, shipment.id);
  await change(context, exchange);
  return readExchange(context, exchange.id);
}
