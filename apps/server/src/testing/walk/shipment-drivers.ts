import {
  addShipment,
  askAddresses as ask,
  delBatchAddress,
  getBatchSettelment,
  isOfExchange,
  listExchanges,
  submitBatchAddress,
  updateBatchAddress,
} from '@heliodesk/contract/shipment';
import { warehouse } from '../exchange-tasks.ts';
import { send, type Answer, type Driver, type Try } from './attempt.ts';

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
export const askAddresses: Driver = async ({ person, state: { request } }) => {
  const { code, data } = await person.client.call(listExchanges, { query: { requestId: request.id } });
  const exchange =
    code === 200
      ? data.find(({ actions }) => actions.some(({ name, blockedBy }) => name === 'askAgain' && blockedBy.length === 0))
      : undefined;
  if (exchange === undefined) return null;
  const body = { requestId: request.id, version: request.version, exchangeId: exchange.exchangeId };
  return { ...(await send(person, ask, { body })), data: null };
};

/** Parts of exchanges that go on, once their dates are set. */
export async function datedDeliveries({ person, state: { request } }: Try): Promise<number[]> {
  const { code, data } = await person.client.call(listExchanges, { query: { requestId: request.id } });
  const open = code === 200 ? data.filter(({ state }) => state === 'addressed') : [];
  return open.flatMap(({ addresses }) => addresses.filter(({ dates }) => dates.length > 0).map(({ addressId }) => addressId));
}

/** Sets when a part of an exchange that hasn’t arrived leaves and arrives, later each time. */
export const setDates: Driver = async ({ app, person, state: { request }, random }) => {
  const { code, data } = await person.client.call(listExchanges, { query: { requestId: request.id } });
  const addresses = code === 200 ? data.filter(({ state }) => state === 'addressed').flatMap((exchange) => exchange.addresses) : [];
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
