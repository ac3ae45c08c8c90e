import { askCustomer, confirmTip, listTips, recallTip } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUpParts } from '#src/testing/picked-up-parts.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { inverter, trackerPart } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A claim with a motor of two pieces and an inverter, picked up. */
async function buildPickedUp() {
  const picked = await buildPickedUpParts(app);
  const { requestId, client, staff, seen } = picked;
  const claim = async () => (await client.call(api.getTrackerClaim, { query: { requestId } })).data;
  const idOf = async (list: 'trackerList' | 'inverterList') => Number((await claim())[list][0]?.id);
  return {
    ...picked,
    claim,
    idOf,
    ask: async (...fields: string[]) => {
      const body = { requestId, version: (await seen()).version, tipsType: 1 as const, fields: fields.map((field) => ({ field })) };
      return (await staff.call(askCustomer, { body })).data.tip;
    },
    recall: async (tipsId: number) => staff.call(recallTip, { body: { requestId, version: (await seen()).version, tipsId } }),
    change: async (failuresDesc: string) =>
      client.call(api.saveTrackerPart, { body: { requestId, id: await idOf('trackerList'), ...trackerPart({ failuresDesc }) } }),
    removeInverter: async () => client.call(api.removeInverter, { query: { id: await idOf('inverterList') } }),
    quantify: (msgId: number, quantity: number) => client.call(api.updatePartsDetails, { body: { msgId, partsClaim: { quantity } } }),
    confirm: (msgId: number) => client.call(confirmTip, { query: { msgId } }),
  };
}

const withoutIds = ({ trackerList, inverterList }: Pick<api.TrackerClaimView, 'trackerList' | 'inverterList'>) => ({
  trackerList: trackerList.map(({ id: _id, version: _version, ...part }) => part),
  inverterList: inverterList.map(({ id: _id, version: _version, ...part }) => part),
});

describe('parts that a tip asks for', () => {
  it('are changed until the answer is sent, which shows staff before and after, and then are frozen', async () => {
    const built = await buildPickedUp();
    const { msgId } = await built.ask('parts');
    const [motor, pcs] = [await built.idOf('trackerList'), await built.idOf('inverterList')];
    expect(await built.change('It hums.')).toMatchObject({ code: 200, data: { id: motor } });
    expect((await built.removeInverter()).code).toBe(200);
    await built.quantify(msgId, 2);
    const { data } = await built.confirm(msgId);
    expect(data.state).toBe('confirmed');
    expect(data.changes).toContainEqual({ field: 'partsClaim.quantity', before: 3, after: 2 });
    const words = { field: `trackerList.${motor}.failuresDesc`, before: trackerPart().failuresDesc, after: 'It hums.' };
    expect(data.changes).toContainEqual(words);
    expect(data.changes).toContainEqual({ field: `inverterList.${pcs}.productsType`, before: inverter().productsType, after: null });
    const [tip] = (await built.staff.call(listTips, { query: { requestId: built.requestId } })).data;
    expect(tip?.changes).toEqual(data.changes);
    expect(await built.claim()).toMatchObject({
      partsClaim: { quantity: 2 },
      trackerList: [{ failuresDesc: 'It hums.' }],
      inverterList: [],
    });
    expect(await built.change('Too late.')).toMatchObject({ code: 409, key: 'part.frozen' });
    const more = { requestId: built.requestId, trackerList: [trackerPart()] };
    expect(await built.client.call(api.addParts, { body: more })).toMatchObject({ code: 409, key: 'part.frozen' });
  });

  it('are not sent with other pieces than the claim, nor without a tracker part', async () => {
    const built = await buildPickedUp();
    const { msgId } = await built.ask('parts');
    await built.removeInverter();
    expect((await built.confirm(msgId)).errors).toMatchObject([{ path: 'partsClaim.quantity', rule: 'partsDiffer' }]);
    await built.client.call(api.removeTrackerPart, { query: { id: await built.idOf('trackerList') } });
    expect((await built.confirm(msgId)).errors).toMatchObject([{ path: 'trackerList', rule: 'required' }]);
  });

  it('stay frozen while a tip asks for something else, and for other people', async () => {
    const built = await buildPickedUp();
    await built.ask('partsClaim.city');
    expect(await built.change('It hums.')).toMatchObject({ code: 409, key: 'part.frozen' });
    await built.ask('parts');
    const stranger = app.client((await buildCustomer(app.platform)).token);
    const [motor, other] = [await built.idOf('trackerList'), await (await buildPickedUp()).idOf('trackerList')];
    const { requestId } = built;
    const answers = await Promise.all([
      stranger.call(api.saveTrackerPart, { body: { requestId, id: motor, ...trackerPart() } }),
      stranger.call(api.saveInverter, { body: { requestId, ...inverter() } }),
      stranger.call(api.removeTrackerPart, { query: { id: motor } }),
      built.client.call(api.saveTrackerPart, { body: { requestId, id: other, ...trackerPart() } }),
      built.client.call(api.removeTrackerPart, { query: { id: other } }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
  });

  it('go back to what was submitted when the tip is recalled, also after a second one', async () => {
    const built = await buildPickedUp();
    const submitted = withoutIds(await built.claim());
    await built.ask('parts');
    await built.change('It hums.');
    await built.removeInverter();
    const again = await built.ask('parts', 'partsClaim.city');
    expect(await built.claim()).toMatchObject({ trackerList: [{ failuresDesc: 'It hums.' }], inverterList: [] });
    expect((await built.recall(again.tipsId)).code).toBe(200);
    expect(withoutIds(await built.claim())).toEqual(submitted);
  });

  it('go back when the next tip no longer asks for them', async () => {
    const built = await buildPickedUp();
    const submitted = withoutIds(await built.claim());
    await built.ask('parts');
    await built.change('It hums.');
    await built.ask('partsClaim.city');
    expect(withoutIds(await built.claim())).toEqual(submitted);
  });
});
