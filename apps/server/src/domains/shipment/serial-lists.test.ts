// @both-engines
import { getRouters } from '@heliodesk/contract/identity';
import { listRmaLists } from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildDelivered, buildPlanned, newSerials, type PlannedGoods } from '#src/testing/goods.ts';
import { buildAddressed } from '#src/testing/exchange-tasks.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
let going: PlannedGoods;
let done: PlannedGoods;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
  going = await buildPlanned(app, people, { quantities: [1, 3] });
  done = await buildDelivered(app, people);
  const news = newSerials(4);
  const pairs = done.serials.map((oldSn, index) => ({ oldSn, newSn: news[index] ?? '' }));
  await done.goods.pair(people.agent, done.addressIds[0] ?? 0, pairs);
  await done.goods.finish(people.agent, done.exchangeId);
  // Without dates, its addresses can still change.
  await buildAddressed(app, people);
});
afterAll(() => app.stop());

type Person = { token: string };
const lists = (by: Person, query: object = {}) => app.client(by.token).call(listRmaLists, { query });
const idsOf = async (by: Person, query: object = {}) => {
  const { data, total } = await lists(by, query);
  return { ids: data.map(({ addressId }) => addressId), total };
};

describe('the lists of serial numbers of exchanges', () => {
  it('begin with those that go on, the newest first, and leave out what has no dates', async () => {
    const ids = [...going.addressIds.toReversed(), ...done.addressIds];
    expect(await idsOf(people.agent)).toEqual({ ids, total: 3 });
    expect(await idsOf(people.customer)).toEqual({ ids, total: 3 });
    expect((await idsOf(people.agent, { addressId: going.addressIds[0] })).ids).toEqual(going.addressIds.slice(0, 1));
    const { data } = await lists(people.agent);
    const [first] = data;
    expect(await idsOf(people.agent, { text: first?.requestNo })).toMatchObject({ total: 2 });
    expect(await idsOf(people.agent, { text: 'no such thing' })).toEqual({ ids: [], total: 0 });
  });

  it('say how full they are, and who can change them', async () => {
    await going.goods.pair(people.agent, going.addressIds[1] ?? 0, [{ oldSn: going.serials[0] ?? '' }]);
    const { data } = await lists(people.agent);
    expect(data[0]).toMatchObject({
      quantity: 3,
      oldCount: 1,
      newCount: 0,
      fitCount: 0,
      fixCount: 1,
      state: 'planned',
      finishTime: null,
      checksSerials: true,
      isOpen: true,
    });
    expect(data.at(-1)).toMatchObject({ fitCount: 4, fixCount: 0, state: 'delivered', finishTime: expect.any(String), isOpen: false });
    const seen = (await lists(people.customer)).data;
    expect(seen.map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
  });

  it('are those of claims that someone may see', async () => {
    const others = [
      await buildCustomer(app.platform),
      await buildStaff(app.platform, { role: 'tracker_agent' }),
      await buildStaff(app.platform, { role: 'finance' }),
    ];
    for (const other of others) expect(await idsOf(other, { addressId: going.addressIds[0] })).toEqual({ ids: [], total: 0 });
  });

  it('are paged across both kinds, and not too deep', async () => {
    const page = (pageNum: number) => idsOf(people.agent, { pageNum, pageSize: 10 });
    expect((await page(1)).ids).toHaveLength(3);
    expect(await page(2)).toEqual({ ids: [], total: 3 });
    expect((await lists(people.agent, { pageNum: 101, pageSize: 10 })).code).toBe(510);
  });

  it('are in the menu of those who have any', async () => {
    const titles = async (by: Person) => JSON.stringify((await app.client(by.token).call(getRouters, {})).data);
    for (const who of [people.agent, people.customer]) expect(await titles(who)).toContain('/profile/rma');
    expect(await titles(await buildStaff(app.platform, { role: 'finance' }))).not.toContain('/profile/rma');
  });
});
