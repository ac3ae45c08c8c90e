import {
  addShipment,
  askAddresses as ask,
  delBatchAddress,
  getBatchSettelment,
  isOfExchange,
  submitBatchAddress,
  updateBatchAddress,
} from '@heliodesk/contract/shipment';
import { warehouse } from '../exchange-tasks.ts';
import { send, type Answer, type Driver, type Try } from './attempt.ts';
import { allows, exchangesOf } from './exchanges.ts';

/** Says where an exchange goes, on the way often to two places, and submits it. */
export async function submitAddresses({ person, state, random }: Try, tipsId: number): Promise<Answer> {
  const shown = await person.client.call(getBatchSettelment, { query: { tipsId } });
  const { quantity, addresses } = shown.code === 200 && isOfExchange(shown.data) ? shown.data : { quantity: 1, addresses: [] };
  let rest = quantity;
  for (const { addressId, batchQty } of addresses)
    // Two who filled in the form at the same time left too much in it.
    if (batchQty > rest) await send(person, delBatchAddress, { query: { tipsId, addressId } });
    else rest -= batchQty;
  const first = rest > 1 && random.next() < 0.5 ? 1 : rest;
  for (const batchQty of [first, rest - first].filter((part) => part > 0))
    await send(person, updateBatchAddress, { body: { tipsId, ...warehouse, batchQty } });
  const answer = await send(person, submitBatchAddress, { query: { tipsId, requestId: state.request.id } });
  // Its actions are those of the exchange.
  return { ...answer, data: null };
}

/** Asks once more for the addresses of an exchange that no task is open for. */
export const askAddresses: Driver = async (attempt) => {
  const { person, state } = attempt;
  const { request } = state;
  const exchange = (await exchangesOf(attempt)).find((each) => allows(each, 'askAgain'));
  if (exchange === undefined) return null;
  const body = { requestId: request.id, version: request.version, exchangeId: exchange.exchangeId };
  return { ...(await send(person, ask, { body })), data: null };
};

/** Parts of exchanges that go on, once their dates are set. */
export async function datedDeliveries(attempt: Try): Promise<number[]> {
  const open = (await exchangesOf(attempt)).filter(({ state }) => state === 'addressed');
  return open.flatMap(({ addresses }) => addresses.filter(({ dates }) => dates.length > 0).map(({ addressId }) => addressId));
}

/** Sets when a part of an exchange that hasn’t arrived leaves and arrives, later each time. */
export const setDates: Driver = async (attempt) => {
  const { app, person, random } = attempt;
  const { request } = attempt.state;
  const addresses = (await exchangesOf(attempt)).filter(({ state }) => state === 'addressed').flatMap((exchange) => exchange.addresses);
  const open = addresses.filter(({ state }) => state !== 'delivered');
  if (open.length === 0) return null;
  const { addressId } = random.pick(open);
  const day = new Date(app.clock.now().getTime() + Math.floor(random.next() * 60) * 86_400_000).toISOString().slice(0, 10);
  const body = {
    requestId: request.id,
    version: request.version,
    addressIds: [addressId],
    etd: day,
    eta: day,
    reason: 'The ship is late.',
  };
  return send(person, addShipment, { body });
};
