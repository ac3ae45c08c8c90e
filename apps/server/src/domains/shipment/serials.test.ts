// @both-engines
import * as api from '@heliodesk/contract/shipment';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import { exchange } from '#src/domains/solution/seed.ts';
import { buildAddressed } from '#src/testing/exchange-tasks.ts';
import { buildDelivered, buildPlanned, newSerials, seenRow, type PlannedGoods } from '#src/testing/goods.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const agent = () => as(people.agent);
const rowsOf = async (addressId: number, query: object = {}, person: { token: string } = people.agent) =>
  (await as(person).call(api.listRma, { query: { addressId, ...query } })).data;
/** Each row as `old new state faults`. */
const shown = async (addressId: number, query: object = {}) =>
  (await rowsOf(addressId, query)).map(({ oldSn, newSn, state, oldFault, newFault }) =>
    [oldSn || '-', newSn || '-', state, oldFault, newFault].filter((part) => part !== null).join(' '),
  );
const first = ({ addressIds }: PlannedGoods): number => addressIds[0] ?? 0;
const pairsOf = (olds: readonly string[], news: readonly string[]) => olds.map((oldSn, index) => ({ oldSn, newSn: news[index] ?? '' }));

describe('old and new serial numbers', () => {
  it('are added in pairs, or a column at a time, and nothing twice', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const { serials, goods } = planned;
    const fresh = newSerials(4);
    expect((await goods.pair(people.agent, addressId, pairsOf(serials.slice(0, 1), fresh))).data).toEqual({
      addressId,
      quantity: 4,
      oldCount: 1,
      newCount: 1,
      fitCount: 1,
      fixCount: 0,
    });
    const olds = serials.map((oldSn) => ({ oldSn: ` ${oldSn.toLowerCase()} ` }));
    await goods.pair(people.agent, addressId, olds);
    const news = fresh.map((newSn) => ({ newSn }));
    const added = await goods.pair(people.agent, addressId, news);
    expect(added.data).toMatchObject({ oldCount: 4, newCount: 4, fitCount: 4, fixCount: 0 });
    for (const again of [olds, news, pairsOf(serials, fresh)])
      expect((await goods.pair(people.agent, addressId, again)).data).toEqual(added.data);
    expect(await shown(addressId)).toEqual(serials.map((sn, index) => `${sn} ${fresh[index]} fits`));
    expect((await goods.addresses(people.customer))[0]).toMatchObject({ oldCount: 4, newCount: 4, fitCount: 4, fixCount: 0 });
    expect(await rowsOf(addressId, {}, people.customer)).toHaveLength(4);
  });

  it('are judged one by one, and again when another one changes', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const { serials, goods } = planned;
    const [one = '', two = '', three = '', four = ''] = serials;
    const [fresh = ''] = newSerials(1);
    const { data } = await goods.pair(people.agent, addressId, [
      { oldSn: one, newSn: fresh },
      { oldSn: two, newSn: fresh },
      { oldSn: 'HD7225W02A000871', newSn: 'short' },
      { oldSn: three, newSn: one },
    ]);
    expect(data).toMatchObject({ oldCount: 4, newCount: 4, fitCount: 1, fixCount: 3 });
    expect(await shown(addressId)).toEqual([
      `${one} ${fresh} fits`,
      `${two} ${fresh} wrong duplicate`,
      'HD7225W02A000871 SHORT wrong notCovered malformed',
      `${three} ${one} wrong isOld`,
    ]);
    const rows = await rowsOf(addressId);
    const update = (index: number, pair: { oldSn: string; newSn: string }) =>
      agent().call(api.updateRma, { body: { addressId, ...seenRow(rows[index]), ...pair } });
    await update(0, { oldSn: four, newSn: newSerials(1)[0] ?? '' });
    expect(await shown(addressId, { show: 'toFix' })).toEqual([
      'HD7225W02A000871 SHORT wrong notCovered malformed',
      `${three} ${one} wrong isOld`,
    ]);
    await update(2, { oldSn: '', newSn: '' });
    expect((await update(2, { oldSn: one, newSn: '' })).key).toBe('notFound');
    expect(await shown(addressId, { text: three.slice(2) })).toEqual([`${three} ${one} wrong isOld`]);
  });

  it('that another exchange has delivered do not fit, until it gives them up', async () => {
    const [planned, other] = [await buildPlanned(app, people), await buildPlanned(app, people)];
    const [fresh = ''] = newSerials(1);
    const add = (of: PlannedGoods) => of.goods.pair(people.agent, first(of), pairsOf(of.serials.slice(0, 1), [fresh]));
    await add(planned);
    await add(other);
    expect(await shown(first(other))).toEqual([`${other.serials[0]} ${fresh} wrong usedElsewhere`]);
    await expect(
      sql`update shipment_serial set new_fault = null where shipment_id = ${first(other)}`.execute(app.platform.db),
    ).rejects.toThrow('shipment_serial_once');
    await agent().call(api.deleteAllRma, { body: { addressId: first(planned), flag: true } });
    const [row] = await rowsOf(first(other));
    await agent().call(api.updateRma, {
      body: { addressId: first(other), ...seenRow(row), oldSn: other.serials[0] ?? '', newSn: fresh },
    });
    expect(await shown(first(other))).toEqual([`${other.serials[0]} ${fresh} fits`]);
  });

  it('of a solution that covers others, and of other deliveries of the claim, do not fit', async () => {
    const planned = await buildPlanned(app, people, { quantities: [3, 1] });
    const { serials, goods, addressIds } = planned;
    const [here = 0, there = 0] = addressIds;
    await goods.pair(people.agent, here, [{ oldSn: serials[0] ?? '' }]);
    await goods.pair(people.agent, there, [{ oldSn: serials[0] ?? '' }]);
    expect([await shown(here), await shown(there)]).toEqual([[`${serials[0]} - missing`], [`${serials[0]} - wrong duplicate`]]);
    const [asked] = await goods.exchanges(people.agent);
    expect(asked?.addresses.map(({ fitCount, fixCount }) => [fitCount, fixCount])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const two = serialsFrom(`COVERS${Math.floor(Math.random() * 90_000) + 10_000}`, 4);
    const split = await buildAddressed(app, people, {
      serials: two,
      solutions: [exchange({ quantity: 2 }), exchange({ quantity: 2 })],
      quantities: [2],
    });
    const [{ addressId = 0 } = {}] = split.settlement.addresses;
    expect((await goods.pair(people.agent, addressId, [{ oldSn: two[0] ?? '' }])).data).toMatchObject({ blockedBy: ['hasDates'] });
  });

  it('are no more than pieces', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const answer = await planned.goods.pair(
      people.agent,
      addressId,
      newSerials(5).map((newSn) => ({ newSn })),
    );
    expect([answer.key, answer.code]).toEqual(['rma.tooMany', 510]);
    expect(await shown(addressId)).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['nothing', { pairs: [] }, ['pairs required']],
    ['an empty pair', { pairs: [{}] }, ['pairs.0.oldSn required']],
    ['a number that is too long', { pairs: [{ oldSn: 'x'.repeat(41) }] }, ['pairs.0.oldSn tooLong']],
    ['a number that is too long in capitals', { pairs: [{ oldSn: 'ß'.repeat(21) }] }, ['pairs.0.oldSn tooLong']],
    ['more rows than a call takes', { pairs: Array.from({ length: 1_001 }, () => ({ newSn: 'A' })) }, ['pairs tooMany']],
  ])('refuse %s at its field', async (_, change, expected) => {
    const planned = await buildPlanned(app, people);
    const answer = await agent().call(api.addRma, { body: { addressId: first(planned), ...change } as never });
    expect(answer.errors.map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected);
  });

  it('are deleted row by row, side by side, or all with a flag', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const { serials, goods } = planned;
    const fresh = newSerials(4);
    await goods.pair(people.agent, addressId, pairsOf(serials, fresh));
    const [row] = await rowsOf(addressId);
    const remove = async (body: object) =>
      agent().call(api.deleteRma, {
        body: { addressId, rows: [seenRow((await rowsOf(addressId)).find(({ id }) => id === row?.id) ?? row)], ...body },
      });
    expect((await remove({ snType: api.snTypes.new })).data).toMatchObject({ oldCount: 4, newCount: 3, fixCount: 1 });
    expect((await remove({})).data).toMatchObject({ oldCount: 3, newCount: 3 });
    expect((await remove({})).data).toMatchObject({ oldCount: 3, newCount: 3 });
    const clear = (body: object) => agent().call(api.deleteAllRma, { body: { addressId, ...body } as never });
    for (const flag of [undefined, false, 'true', 1]) expect((await clear({ flag })).errors.map(({ path }) => path)).toEqual(['flag']);
    expect(await clear({ flag: true, seen: { oldCount: 4, newCount: 3 } })).toMatchObject({ code: 409, key: 'stale' });
    expect((await clear({ flag: true, snType: 0, seen: { oldCount: 3, newCount: 3 } })).data).toMatchObject({ oldCount: 0, newCount: 3 });
    expect(await shown(addressId, { snType: 0 })).toEqual([]);
    expect((await clear({ flag: true })).data).toMatchObject({ oldCount: 0, newCount: 0 });
    expect((await clear({ flag: true })).code).toBe(200);
  });

  it('are those of claims that one sees, and written by staff unless the customer is asked for them', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    await planned.goods.pair(people.agent, addressId, [{ oldSn: planned.serials[0] ?? '' }]);
    const [row] = await rowsOf(addressId);
    const stranger = as(await buildCustomer(app.platform));
    expect((await stranger.call(api.listRma, { query: { addressId } })).key).toBe('notFound');
    expect((await stranger.call(api.exportRma, { query: { addressId } })).code).toBe(404);
    expect((await planned.goods.pair(people.customer, addressId, [{ newSn: 'A' }])).data).toMatchObject({ blockedBy: ['isAsked'] });
    const other = await buildPlanned(app, people);
    const body = { addressId: first(other), ...seenRow(row), oldSn: 'A', newSn: 'B' };
    expect((await agent().call(api.updateRma, { body })).key).toBe('notFound');
    expect((await agent().call(api.deleteRma, { body: { addressId: first(other), rows: [seenRow(row)] } })).code).toBe(200);
    expect(await shown(addressId)).toHaveLength(1);
  });

  it('that someone else has written into the row since one saw it are not overwritten', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const [old = '', another = ''] = planned.serials;
    const [mine = '', theirs = ''] = newSerials(2);
    await planned.goods.pair(people.agent, addressId, [{ oldSn: old }]);
    const id = (await rowsOf(addressId))[0]?.id ?? 0;
    const seen = { oldSn: old, newSn: '' };
    const update = (pair: { oldSn: string; newSn: string }, of: { token: string } = people.agent) =>
      as(of).call(api.updateRma, { body: { addressId, id, seen, ...pair } });
    // Two change different sides of what both saw: of them, one has to look again.
    const answers = await Promise.all([update({ oldSn: old, newSn: theirs }), update({ oldSn: another, newSn: '' }, people.lead)]);
    expect(answers.map(({ code, key }) => key ?? code).toSorted()).toEqual([200, 'stale']);
    const [winner = ''] = await shown(addressId);
    expect([`${old} ${theirs} fits`, `${another} - missing`]).toContain(winner);
    expect(await update({ oldSn: old, newSn: mine })).toMatchObject({ code: 409, key: 'stale' });
    expect(await shown(addressId)).toEqual([winner]);
  });

  it('that someone else has written into a row since one saw it are not deleted, and neither are the others', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const [theirs = ''] = newSerials(1);
    await planned.goods.pair(
      people.agent,
      addressId,
      planned.serials.slice(0, 2).map((oldSn) => ({ oldSn })),
    );
    const seen = await rowsOf(addressId);
    const [row, other] = seen;
    await as(people.lead).call(api.updateRma, { body: { addressId, ...seenRow(row), oldSn: row?.oldSn ?? '', newSn: theirs } });
    const remove = (rows: readonly api.RmaRow[], body: object = {}) =>
      agent().call(api.deleteRma, { body: { addressId, rows: rows.map(seenRow), ...body } });
    expect(await remove(seen)).toMatchObject({ code: 409, key: 'stale' });
    expect(await remove(seen, { snType: api.snTypes.old })).toMatchObject({ code: 409, key: 'stale' });
    expect(await rowsOf(addressId)).toMatchObject([{ newSn: theirs }, { oldSn: other?.oldSn }]);
    const unseen = await agent().call(api.deleteRma, { body: { addressId, rows: [{ id: row?.id ?? 0 }] } as never });
    expect(unseen.errors.map(({ path }) => path)).toEqual(['rows.0.seen']);
    expect((await remove(await rowsOf(addressId))).data).toMatchObject({ oldCount: 0, newCount: 0 });
  });

  it('of two claims at the same moment fit once', async () => {
    const both = [await buildPlanned(app, people), await buildPlanned(app, people)];
    const [fresh = ''] = newSerials(1);
    const answers = await Promise.all(
      both.map((each) => each.goods.pair(people.agent, first(each), pairsOf(each.serials.slice(0, 1), [fresh]))),
    );
    expect(answers.map(({ code }) => code).filter((code) => code >= 500 && code !== 510)).toEqual([]);
    const states = (await Promise.all(both.map((each) => rowsOf(first(each))))).flat().map(({ state }) => state);
    expect(states.filter((state) => state === 'fits')).toEqual(['fits']);
  });

  it('and the end of their exchange at the same moment end in one of both', async () => {
    const planned = await buildDelivered(app, people);
    const { goods, serials, exchangeId } = planned;
    const addressId = first(planned);
    await goods.pair(people.agent, addressId, pairsOf(serials, newSerials(4)));
    const [finished, finishedToo, cleared] = await Promise.all([
      goods.finish(people.agent, exchangeId),
      goods.finish(people.lead, exchangeId),
      agent().call(api.deleteAllRma, { body: { addressId, flag: true } }),
    ]);
    const [state] = (await goods.exchanges(people.agent)).map((each) => each.state);
    expect([finished.code, finishedToo.code].filter((code) => code === 200)).toHaveLength(state === 'done' ? 1 : 0);
    expect(await shown(addressId)).toHaveLength(state === 'done' ? 4 : 0);
    expect(cleared.code === 200).toBe(state !== 'done');
  });

  it('of one side get the number that comes with them', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const { serials, goods } = planned;
    const fresh = newSerials(2);
    await goods.pair(people.agent, addressId, pairsOf(serials.slice(0, 1), fresh.slice(0, 1)));
    await goods.pair(people.agent, addressId, pairsOf(serials.slice(0, 1), fresh.slice(1)));
    expect(await shown(addressId)).toEqual([`${serials[0]} ${fresh[1]} fits`]);
  });
});
