import {
  askCustomer,
  confirmTip,
  confirmTipAsGuest,
  deskRequest,
  listTasks,
  listTips,
  noteTip,
  recallTip,
  reviewTip,
} from '@heliodesk/contract/request';
import { insertSerials } from '@heliodesk/contract/serial-number';
import * as api from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { serialSheet } from '#src/domains/serial-number/seed.ts';
import { buildAddressed } from '#src/testing/exchange-tasks.ts';
import { buildDelivered, buildPlanned, newSerials, seenRow, type PlannedGoods } from '#src/testing/goods.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const pairsOf = (olds: readonly string[], news: readonly string[]) => olds.map((oldSn, index) => ({ oldSn, newSn: news[index] ?? '' }));
const first = ({ addressIds }: PlannedGoods): number => addressIds[0] ?? 0;

/** What the two sides do about the lists of a claim. */
const askingOf = (planned: PlannedGoods) => {
  const { requestId, goods } = planned;
  const tips = async (person: Person = people.customer) =>
    (await as(person).call(listTips, { query: { requestId } })).data.filter(({ tipsType }) => tipsType === 3);
  return {
    tips,
    newest: async (person: Person = people.agent) => {
      const tip = (await tips(person)).at(-1);
      if (tip === undefined) throw new Error('No one has asked');
      return tip;
    },
    ask: async (change: object = {}, by: Person = people.agent) =>
      as(by).call(askCustomer, {
        body: {
          ...(await goods.at(people.agent)),
          tipsType: 3,
          addressIds: planned.addressIds,
          content: 'As on the pallets',
          ...change,
        } as never,
      }),
    recall: async (tipsId: number) => as(people.agent).call(recallTip, { body: { ...(await goods.at(people.agent)), tipsId } }),
    confirm: (msgId: number, by: Person = people.customer) => as(by).call(confirmTip, { query: { msgId } }),
    note: (msgId: number, content: string) => as(people.customer).call(noteTip, { body: { msgId, content } }),
    rows: async () => (await as(people.agent).call(api.listRma, { query: { addressId: first(planned) } })).data,
    list: async (by: Person, addressId = first(planned)) => (await as(by).call(api.listRmaLists, { query: { addressId } })).data[0],
  };
};

const asked = async (seed: Parameters<typeof buildPlanned>[2] = {}) => {
  const planned = await buildPlanned(app, people, seed);
  const asking = askingOf(planned);
  const answer = await asking.ask();
  if (answer.code !== 200) throw new Error(`Asking was refused: ${answer.key} ${JSON.stringify(answer.errors)}`);
  return { ...planned, ...asking, tip: answer.data.tip };
};

describe('asking for old and new serial numbers', () => {
  it('opens the lists for the customer until they confirm, and says what was added', async () => {
    const { goods, serials, tip, newest, confirm, rows, list, requestId, addressIds } = await asked();
    const [addressId = 0] = addressIds;
    expect(tip).toMatchObject({
      tipsType: 3,
      serials: null,
      pairs: [{ addressId, name: 'Warehouse Jaén', quantity: 4 }],
      content: 'As on the pallets',
    });
    expect(await list(people.customer)).toMatchObject({ isAsked: true, isOpen: true });
    const waiting = (await as(people.customer).call(listTasks, { query: {} })).data.find((task) => task.requestId === requestId);
    expect(waiting).toMatchObject({ tips: 1 });
    const fresh = newSerials(4);
    const customer = as(people.customer);
    expect((await goods.pair(people.customer, addressId, pairsOf(serials.slice(0, 2), fresh))).data).toMatchObject({ fitCount: 2 });
    expect(await confirm(tip.msgId)).toMatchObject({ code: 510, errors: [{ path: 'content', rule: 'pairsIncomplete' }] });
    const [row] = await rows();
    await customer.call(api.updateRma, { body: { addressId, ...seenRow(row), oldSn: serials[0] ?? '', newSn: fresh[3] ?? '' } });
    const [changed] = await rows();
    expect((await customer.call(api.deleteRma, { body: { addressId, rows: [seenRow(changed)] } })).code).toBe(200);
    const content = await serialSheet(
      serials.map((sn, index) => [sn, fresh[index] ?? '']),
      ['Old serial number', 'New serial number'],
    );
    const imported = await customer.call(api.importRma, { body: { addressId } }, { file: { name: 'pairs.xlsx', content } });
    expect(imported.data).toMatchObject({ fitCount: 4, fixCount: 0 });
    expect((await newest()).pairChanges).toMatchObject({
      lists: [{ addressId, quantity: 4, oldCount: 4, newCount: 4, fitCount: 4 }],
      counts: { added: 4, removed: 0, changed: 0 },
    });
    expect((await confirm(tip.msgId)).data).toMatchObject({ state: 'confirmed', reviewed: false });
    expect((await newest()).pairChanges?.first[0]).toEqual({
      kind: 'added',
      addressId,
      oldSn: serials[0],
      newSn: fresh[0],
      wasNewSn: '',
    });
    const { waitingOn } = (await as(people.agent).call(deskRequest, { params: { requestId } })).data;
    expect(waitingOn).toBe('us');
    expect((await as(people.agent).call(reviewTip, { body: { tipsId: tip.tipsId } })).data).toMatchObject({ reviewed: true });
    expect(await list(people.customer)).toMatchObject({ isAsked: false, isOpen: false });
    const actions = (await as(people.agent).call(deskRequest, { params: { requestId } })).data.events?.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['askPairs', 'answerTip']));
  });

  it('is over once it is confirmed: a second time, and every change after it, is refused', async () => {
    const { goods, serials, tip, confirm, addressIds, newest } = await asked();
    const [addressId = 0] = addressIds;
    await goods.pair(people.customer, addressId, pairsOf(serials, newSerials(4)));
    const both = await Promise.all([confirm(tip.msgId), confirm(tip.msgId)]);
    expect(both.map(({ key, code }) => (code === 200 ? 'ok' : key)).toSorted()).toEqual(['ok', 'tip.closed']);
    expect(await confirm(tip.msgId)).toMatchObject({ key: 'tip.closed', data: { state: 'confirmed' } });
    const customer = as(people.customer);
    const [row] = (await customer.call(api.listRma, { query: { addressId } })).data;
    const content = await serialSheet([['A', 'B']], ['Old serial number', 'New serial number']);
    const tried = [
      await goods.pair(people.customer, addressId, [{ oldSn: 'A' }]),
      await customer.call(api.updateRma, { body: { addressId, ...seenRow(row), oldSn: 'A', newSn: 'B' } }),
      await customer.call(api.deleteRma, { body: { addressId, rows: [seenRow(row)] } }),
      await customer.call(api.deleteAllRma, { body: { addressId, flag: true } }),
      await customer.call(api.importRma, { body: { addressId } }, { file: { name: 'pairs.xlsx', content } }),
    ];
    for (const answer of tried) expect(answer).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['isAsked'] } });
    await goods.pair(people.agent, addressId, pairsOf(serials.slice(0, 1), newSerials(1)));
    expect((await newest()).pairChanges?.counts).toEqual({ added: 4, removed: 0, changed: 0 });
  });

  it('is answered by a note where numbers can’t be had', async () => {
    const { tip, note, confirm } = await asked();
    await note(tip.msgId, 'The labels are burnt');
    expect((await confirm(tip.msgId)).data).toMatchObject({ state: 'confirmed', note: 'The labels are burnt' });
  });

  it('is the company’s own: strangers and other lists of the claim stay out', async () => {
    const planned = await buildPlanned(app, people, { quantities: [3, 1] });
    const [here = 0, there = 0] = planned.addressIds;
    const asking = askingOf(planned);
    const { tip } = (await asking.ask({ addressIds: [here] })).data;
    const stranger = await buildCustomer(app.platform);
    const [row] = [{ oldSn: planned.serials[0] ?? '' }];
    expect((await planned.goods.pair(stranger, here, [row])).key).toBe('notFound');
    expect((await as(stranger).call(api.deleteAllRma, { body: { addressId: here, flag: true } })).key).toBe('notFound');
    expect((await asking.confirm(tip.msgId, stranger)).key).toBe('notFound');
    expect((await planned.goods.pair(people.customer, there, [row])).data).toMatchObject({ blockedBy: ['isAsked'] });
    const finance = await buildStaff(app.platform, { role: 'finance' });
    expect((await planned.goods.pair(finance, here, [row])).code).toBeGreaterThanOrEqual(403);
    const colleague = await buildCustomer(app.platform, { company: people.customer });
    expect((await planned.goods.pair(colleague, here, [row])).code).toBe(200);
    const sns = { requestId: planned.requestId, snList: [{ sn: 'HD7225W02A000871' }] };
    expect((await as(people.customer).call(insertSerials, { body: sns })).key).toBe('serial.frozen');
  });

  it('leaves guests without the lists: they confirm those that are complete', async () => {
    const customer = await buildRtsContact(app.platform);
    const planned = await buildPlanned(app, { ...people, customer });
    const { tip } = (await askingOf(planned).ask()).data;
    const guest = await buildGuest(app, planned.requestId);
    const confirm = async () => as(guest).call(confirmTipAsGuest, { query: { msgId: tip.msgId } });
    const all = pairsOf(planned.serials, newSerials(4));
    expect((await planned.goods.pair(guest, first(planned), all)).code).toBe(403);
    expect(await confirm()).toMatchObject({ errors: [{ rule: 'pairsIncomplete' }] });
    await planned.goods.pair(customer, first(planned), all);
    expect((await confirm()).data).toMatchObject({ state: 'confirmed' });
  });

  it('locks the lists again when it is recalled; what was entered stays', async () => {
    const { tip, recall, goods, serials, addressIds, rows, newest, requestId } = await asked();
    const [addressId = 0] = addressIds;
    await goods.pair(people.customer, addressId, pairsOf(serials.slice(0, 1), newSerials(1)));
    expect((await recall(tip.tipsId)).code).toBe(200);
    expect((await goods.pair(people.customer, addressId, [{ oldSn: serials[1] ?? '' }])).data).toMatchObject({ blockedBy: ['isAsked'] });
    expect(await rows()).toHaveLength(1);
    expect(await newest()).toMatchObject({ state: 'recalled', pairChanges: null });
    expect((await newest(people.customer)).pairs).toBeNull();
    expect((await as(people.agent).call(deskRequest, { params: { requestId } })).data.tips).toBe(0);
  });

  it('again goes on with what has changed, and locks what is no longer asked for', async () => {
    const { ask, goods, serials, addressIds, tips, newest } = await asked({ quantities: [3, 1] });
    const [here = 0, there = 0] = addressIds;
    const fresh = newSerials(2);
    await goods.pair(people.customer, here, pairsOf(serials.slice(0, 1), fresh));
    await goods.pair(people.customer, there, [{ oldSn: serials[3] ?? '' }]);
    expect((await ask({ addressIds: [here] })).code).toBe(200);
    expect((await tips()).map(({ state }) => state)).toEqual(['superseded', 'open']);
    expect(await newest()).toMatchObject({ pairs: [{ addressId: here }], pairChanges: { counts: { added: 1, removed: 0, changed: 0 } } });
    expect((await goods.pair(people.customer, there, [{ newSn: fresh[1] ?? '' }])).data).toMatchObject({ blockedBy: ['isAsked'] });
  });

  it('says what has changed, whichever way it was done', async () => {
    const planned = await buildPlanned(app, people);
    const [addressId = 0] = planned.addressIds;
    const { serials, goods } = planned;
    const fresh = newSerials(5);
    await goods.pair(people.agent, addressId, pairsOf(serials.slice(0, 3), fresh));
    await goods.pair(people.agent, addressId, [{ oldSn: serials[3] ?? '' }]);
    const asking = askingOf(planned);
    await asking.ask();
    await as(people.customer).call(api.deleteAllRma, { body: { addressId, flag: true } });
    // The first as it was, another new number for the second, the third left out, and the new number of the fourth.
    await goods.pair(people.customer, addressId, [
      { oldSn: serials[0] ?? '', newSn: fresh[0] ?? '' },
      { oldSn: serials[1] ?? '', newSn: fresh[4] ?? '' },
      { oldSn: serials[3] ?? '', newSn: fresh[3] ?? '' },
    ]);
    const { counts, first: shown } = (await asking.newest()).pairChanges ?? {};
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1 });
    expect(shown?.map(({ kind, oldSn, newSn, wasNewSn }) => [kind, oldSn, newSn, wasNewSn])).toEqual([
      ['added', serials[3], fresh[3], ''],
      ['changed', serials[1], fresh[4], fresh[1]],
      ['removed', serials[2], fresh[2], ''],
    ]);
  });

  it('is refused for lists that are not there, without dates, twice over, or by who may not', async () => {
    const planned = await buildPlanned(app, people);
    const { ask } = askingOf(planned);
    const other = await buildPlanned(app, people);
    const invalid = { code: 510, errors: [{ path: 'addressIds.0', rule: 'invalid' }] };
    expect(await ask({ addressIds: other.addressIds })).toMatchObject(invalid);
    expect(await ask({ addressIds: [] })).toMatchObject({ code: 510 });
    expect(await ask({ all: true })).toMatchObject({ code: 510, errors: [{ path: 'verdicts', rule: 'nothingAsked' }] });
    expect(await ask({ addressIds: [], all: true })).toMatchObject({ key: 'action.notAllowed' });
    expect(await ask({ version: 0 })).toMatchObject({ key: 'stale' });
    expect((await ask({}, people.customer)).code).toBe(403);
    const undated = await buildAddressed(app, people);
    const addressIds = undated.settlement.addresses.map(({ addressId }) => addressId);
    const { version } = (await as(people.agent).call(deskRequest, { params: { requestId: undated.requestId } })).data;
    expect(await ask({ requestId: undated.requestId, version, addressIds })).toMatchObject(invalid);
  });

  it('keeps the exchange from being finished until it is answered or recalled', async () => {
    const planned = await buildDelivered(app, people);
    const { goods, serials, exchangeId } = planned;
    await goods.pair(people.agent, first(planned), pairsOf(serials, newSerials(4)));
    const asking = askingOf(planned);
    const { tip } = (await asking.ask()).data;
    expect(await goods.finish(people.agent, exchangeId)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['serialsNotAsked'] } });
    // Nothing was missing, so that it can be confirmed as it is.
    expect((await asking.confirm(tip.msgId)).code).toBe(200);
    expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
  });
});
