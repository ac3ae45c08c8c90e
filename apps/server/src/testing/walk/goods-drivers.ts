import {
  correctDelivery as correct,
  finishExchange as finish,
  markDelivered as deliver,
  markShipped as ship,
  recordOldPieces as record,
  type BatchAddress,
  type ShipmentAction,
} from '@heliodesk/contract/shipment';
import { goodsOf } from '../goods.ts';
import { send, type Driver, type Try } from './attempt.ts';
import { allows, exchangesOf } from './exchanges.ts';

/** Some part of an exchange that a step can be taken with now. */
async function partFor(attempt: Try, action: ShipmentAction): Promise<BatchAddress | undefined> {
  const parts = (await exchangesOf(attempt)).flatMap(({ addresses }) => addresses).filter((part) => allows(part, action));
  return parts.length === 0 ? undefined : attempt.random.pick(parts);
}

const targetOf = ({ state: { request } }: Try) => ({ requestId: request.id, version: request.version });

export const markShipped: Driver = async (attempt) => {
  const part = await partFor(attempt, 'ship');
  if (part === undefined) return null;
  const shipTime = goodsOf(attempt.app, attempt.state.request.id).day();
  const body = {
    ...targetOf(attempt),
    addressIds: [part.addressId],
    shipTime,
    carrier: 'Levante',
    trackingNo: String(attempt.random.next()),
  };
  return send(attempt.person, ship, { body });
};

export const markDelivered: Driver = async (attempt) => {
  const part = await partFor(attempt, 'deliver');
  if (part === undefined) return null;
  const goods = goodsOf(attempt.app, attempt.state.request.id);
  const { data } = await goods.upload({ token: attempt.person.client.token ?? '' }, part.addressId);
  const body = { ...targetOf(attempt), addressId: part.addressId, deliverTime: goods.day(), attIds: [data.attId] };
  return send(attempt.person, deliver, { body });
};

export const correctDelivery: Driver = async (attempt) => {
  const part = await partFor(attempt, 'correct');
  if (part === undefined) return null;
  const { addressId, shipTime, carrier, deliverTime, proofs } = part;
  const attIds = proofs.map(({ attId }) => attId);
  const trackingNo = String(attempt.random.next());
  const body = { ...targetOf(attempt), addressId, shipTime, deliverTime, carrier, trackingNo, attIds, reason: 'Misread' };
  return send(attempt.person, correct, { body });
};

export const recordOldPieces: Driver = async (attempt) => {
  const part = await partFor(attempt, 'recordOldPieces');
  if (part === undefined) return null;
  const note = `Pallet ${Math.floor(attempt.random.next() * 1_000)}`;
  return send(attempt.person, record, { body: { ...targetOf(attempt), addressId: part.addressId, handling: 'return', note, attIds: [] } });
};

export const finishExchange: Driver = async (attempt) => {
  const exchange = (await exchangesOf(attempt)).find((each) => allows(each, 'finish'));
  if (exchange === undefined) return null;
  return send(attempt.person, finish, { body: { ...targetOf(attempt), exchangeId: exchange.exchangeId } });
};
