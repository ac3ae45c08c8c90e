// @both-engines
import { askCustomer, confirmTip, deskRequest, listReceipts, recallTip, tipTypes } from '@heliodesk/contract/request';
import {
  addShipment,
  askAddresses,
  deleteRma,
  delBatchAddress,
  finishExchange,
  listExchanges,
  listRma,
  submitBatchAddress,
  updateBatchAddress,
  updateBatchQty,
} from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { addAddresses, buildAddressed, buildExchange, tipStatesOf, warehouse } from '#src/testing/exchange-tasks.ts';
import { buildDelivered, buildPlanned, newSerials, seenRow } from '#src/testing/goods.ts';
import { halves } from '#src/testing/invariants.ts';
import { codesOf, raceOften, startTwoInstances, type TwoInstances } from '#src/testing/races.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { stateOf } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

/** Pairs of each race in CI; 200 in a long run. */
const few = 2;

let both: TwoInstances;
let people: SolvingPeople;
let colleague: BuiltCustomer;
beforeAll(async () => {
  both = await startTwoInstances();
});
// One contact can't begin as many requests in an hour as a long run needs.
beforeEach(async () => {
  people = await buildSolvingPeople(both.app);
  colleague = await buildCustomer(both.app.platform, { firstName: 'Coco', company: people.customer });
});
afterAll(() => both.stop());

type Person = { token: string };
const here = ({ token }: Person) => both.app.client(token);
const there = ({ token }: Person) => both.other.client(token);
const versionOf = async (requestId: number): Promise<number> =>
  (await here(people.agent).call(deskRequest, { params: { requestId } })).data.version;

/** The first exchange of a claim, which keeps all rules: what was submitted has exactly the pieces of the exchange, among others. */
async function endOf(requestId: number) {
  const state = await stateOf(both.app, requestId);
  expect(state && faultsOf(state)).toEqual([]);
  const [exchange] = (await here(people.agent).call(listExchanges, { query: { requestId } })).data;
  if (exchange === undefined) throw new Error(`Request ${requestId} has no exchange`);
  return exchange;
}

/** An exchange of four modules whose addresses have some pieces and are not submitted yet. */
async function entered(quantities: readonly number[]) {
  const asked = await buildExchange(both.app, people);
  const ids = await addAddresses(both.app, people.customer, asked.tipsId, quantities);
  return { ...asked, ids, query: { tipsId: asked.tipsId, requestId: asked.requestId } };
}

describe('delivery addresses that two change at the same time', () => {
  it('are submitted once', () =>
    raceOften(few, async () => {
      const { requestId, query } = await entered([3, 1]);
      const answers = await Promise.all([
        here(people.customer).call(submitBatchAddress, { query }),
        there(colleague).call(submitBatchAddress, { query }),
      ]);
      expect(codesOf(...answers)).toEqual([200, 409]);
      expect(await endOf(requestId)).toMatchObject({ state: 'addressed', givenQty: 4 });
      const receipts = (await here(people.customer).call(listReceipts, { query: { requestId } })).data;
      expect(receipts.filter(({ kind }) => kind === 'addresses')).toHaveLength(1);
    }));

  it('are submitted or taken back', () =>
    raceOften(few, async () => {
      const { requestId, tipsId, query } = await entered([4]);
      const version = await versionOf(requestId);
      const [submitted, recalled] = await Promise.all([
        here(people.customer).call(submitBatchAddress, { query }),
        there(people.agent).call(recallTip, { body: { requestId, version, tipsId } }),
      ]);
      expect(codesOf(submitted, recalled)).toEqual([200, 409]);
      expect((await endOf(requestId)).state).toBe(submitted.code === 200 ? 'addressed' : 'asked');
      expect(await tipStatesOf(both.app, people.customer, requestId, tipTypes.addresses)).toEqual([
        submitted.code === 200 ? 'confirmed' : 'recalled',
      ]);
    }));

  it('never have another sum than the exchange once they are submitted, whatever is changed', () =>
    raceOften(2 * few, async (round) => {
      const { requestId, tipsId, ids, query } = await entered([3, 1]);
      const [first = 0, second = 0] = ids;
      const change = there(colleague);
      const changes = [
        () => change.call(updateBatchQty, { query: { id: first, batchQty: 2 } }),
        () => change.call(updateBatchAddress, { body: { tipsId, ...warehouse, batchQty: 1 } }),
        () => change.call(delBatchAddress, { query: { addressId: second } }),
        () => change.call(updateBatchAddress, { body: { tipsId, addressId: second, ...warehouse, batchQty: 3 } }),
      ];
      const [submitted, changed] = await Promise.all([
        here(people.customer).call(submitBatchAddress, { query }),
        changes[round % changes.length]?.(),
      ]);
      const { state, givenQty } = await endOf(requestId);
      expect([submitted.code === 200, changed?.code === 200]).toEqual(state === 'addressed' ? [true, false] : [false, true]);
      expect(givenQty === 4).toBe(state === 'addressed');
    }));

  it('count the pieces of both changes', () =>
    raceOften(few, async () => {
      const { requestId, tipsId, ids } = await entered([1, 1]);
      const [first = 0] = ids;
      const answers = await Promise.all([
        here(people.customer).call(updateBatchQty, { query: { id: first, batchQty: 2 } }),
        there(colleague).call(updateBatchAddress, { body: { tipsId, ...warehouse, batchQty: 1 } }),
      ]);
      expect(codesOf(...answers)).toEqual([200, 200]);
      expect(await endOf(requestId)).toMatchObject({ state: 'asked', givenQty: 4 });
      const { data } = await here(people.customer).call(submitBatchAddress, { query: { tipsId, requestId } });
      expect(data.state).toBe('addressed');
    }));

  it('get dates, or are asked for again', () =>
    raceOften(few, async () => {
      const { requestId, settlement } = await buildAddressed(both.app, people);
      const version = await versionOf(requestId);
      const addressIds = settlement.addresses.map(({ addressId }) => addressId);
      const [day] = both.app.clock.now().toISOString().split('T') as [string];
      const body = { requestId, version, addressIds, etd: day, eta: day, reason: '' };
      const [planned, askedAgain] = await Promise.all([
        here(people.agent).call(addShipment, { body }),
        there(people.lead).call(askAddresses, { body: { requestId, version, exchangeId: settlement.exchangeId } }),
      ]);
      expect(codesOf(planned, askedAgain)).toEqual([200, 409]);
      const { state, addresses } = await endOf(requestId);
      expect([state, addresses[0]?.dates.length]).toEqual(planned.code === 200 ? ['addressed', 1] : ['asked', 0]);
    }));
});

describe('serial numbers that were asked for', () => {
  /** An exchange whose customer has entered all pairs and is to confirm them. */
  async function answered() {
    const planned = await buildPlanned(both.app, people);
    const { requestId, addressIds, goods, serials } = planned;
    const body = { ...(await goods.at(people.agent)), tipsType: 3 as const, addressIds, content: 'As on the labels' };
    const { tip } = (await here(people.agent).call(askCustomer, { body })).data;
    const [addressId = 0] = addressIds;
    const fresh = newSerials(4);
    const pairs = serials.map((oldSn, index) => ({ oldSn, newSn: fresh[index] ?? '' }));
    await goods.pair(people.customer, addressId, pairs);
    return { requestId, addressId, tip, goods, version: await versionOf(requestId) };
  }

  it('are confirmed by one of two', () =>
    raceOften(few, async () => {
      const { requestId, tip } = await answered();
      const query = { msgId: tip.msgId };
      const answers = await Promise.all([here(people.customer).call(confirmTip, { query }), there(colleague).call(confirmTip, { query })]);
      expect(codesOf(...answers)).toEqual([200, 409]);
      await endOf(requestId);
    }));

  it('are confirmed or taken back', () =>
    raceOften(few, async () => {
      const { requestId, version, tip } = await answered();
      const [confirmed, recalled] = await Promise.all([
        here(people.customer).call(confirmTip, { query: { msgId: tip.msgId } }),
        there(people.agent).call(recallTip, { body: { requestId, version, tipsId: tip.tipsId } }),
      ]);
      expect(codesOf(confirmed, recalled)).toEqual([200, 409]);
      expect((await endOf(requestId)).addresses[0]?.fitCount).toBe(4);
    }));

  it('are complete when they are confirmed', () =>
    raceOften(few, async () => {
      const { requestId, addressId, tip } = await answered();
      const [row] = (await here(people.customer).call(listRma, { query: { addressId } })).data;
      const [confirmed, removed] = await Promise.all([
        here(people.customer).call(confirmTip, { query: { msgId: tip.msgId } }),
        there(colleague).call(deleteRma, { body: { addressId, rows: [seenRow(row)] } }),
      ]);
      expect([confirmed.code === 200, removed.code === 200]).toContain(true);
      expect([confirmed.code === 200, removed.code === 200]).toContain(false);
      expect((await endOf(requestId)).addresses[0]?.fitCount).toBe(confirmed.code === 200 ? 4 : 3);
    }));
});

it('an exchange that two finish at the same time is finished once', () =>
  raceOften(few, async () => {
    const { requestId, exchangeId, addressIds, serials, goods } = await buildDelivered(both.app, people);
    const fresh = newSerials(4);
    await goods.pair(
      people.agent,
      addressIds[0] ?? 0,
      serials.map((oldSn, index) => ({ oldSn, newSn: fresh[index] ?? '' })),
    );
    const body = { requestId, exchangeId, version: await versionOf(requestId) };
    const answers = await Promise.all([
      here(people.agent).call(finishExchange, { body }),
      there(people.lead).call(finishExchange, { body }),
    ]);
    expect(codesOf(...answers)).toEqual([200, 409]);
    expect((await endOf(requestId)).state).toBe('done');
  }));

describe('after all races', () => {
  it('nothing is half there', async () => {
    expect(await halves(both.app)).toEqual([]);
  });
});
