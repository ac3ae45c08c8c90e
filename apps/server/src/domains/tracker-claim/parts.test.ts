// @both-engines
import * as api from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildTrackerClaim, inverter, trackerPart } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  client = app.client(customer.token);
});
afterAll(() => app.stop());

const draftWith = async (trackerList = [trackerPart()]): Promise<number> =>
  (await buildTrackerClaim(app.platform, customer, { trackerList })).requestId;
const partsOf = async (requestId: number) => (await client.call(api.getTrackerClaim, { query: { requestId } })).data;

describe('a part', () => {
  it.each(['inverter', 'tracker'])('of kind %s in a body that is no JSON is refused', async (kind) => {
    const payload = JSON.stringify({ requestId: await draftWith([]), ...trackerPart() });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await client.send({ method: 'PUT', url: `/api/parts/${kind}`, headers, payload })).toMatchObject({ code: 510 });
  });

  it.each([
    ['one serial number too few', { pcs: 3 }, 'serialNumber', 'serialsDiffer'],
    ['one number twice', { serialNumber: 'A-1\na-1' }, 'serialNumber', 'serialTwice'],
    ['a number that no label has', { serialNumber: 'A-1\n#2' }, 'serialNumber', 'partSerial'],
    ['no pieces', { pcs: 0 }, 'pcs', 'tooSmall'],
    ['half a piece', { pcs: 1.5 }, 'pcs', 'wholeNumber'],
    ['no description', { failuresDesc: '' }, 'failuresDesc', 'required'],
    ['no error code', { errorCode: '' }, 'errorCode', 'required'],
    ['a product that is not offered', { productsType: '999' }, 'productsType', 'invalid'],
    ['a bracket that is not offered', { bracketType: 'x' }, 'bracketType', 'invalid'],
    ['an alarm of less than no hours', { alarmDuration: -1 }, 'alarmDuration', 'tooSmall'],
    ['a power in words', { power: 'much' }, 'power', 'decimal'],
  ] as const)('with %s is refused at its field', async (_, change, path, rule) => {
    const requestId = await draftWith([]);
    const answer = await client.call(api.saveTrackerPart, { body: { requestId, ...trackerPart(), ...change } });
    expect(answer).toMatchObject({ code: 510, errors: [{ path, rule }] });
    expect(answer.errors).toHaveLength(1);
  });

  it('is changed under the version that was read, and removed', async () => {
    const requestId = await draftWith();
    const [{ id, version } = { id: 0, version: 0 }] = (await partsOf(requestId)).trackerList;
    const change = (failuresDesc: string) =>
      client.call(api.saveTrackerPart, { body: { requestId, id, version, ...trackerPart({ failuresDesc }) } });
    expect(await change('It hums.')).toMatchObject({ code: 200, data: { id, version: version + 1 } });
    expect(await change('It is quiet.')).toMatchObject({ code: 409, key: 'stale' });
    expect((await partsOf(requestId)).trackerList).toMatchObject([{ id, failuresDesc: 'It hums.' }]);
    expect(await client.call(api.removeInverter, { query: { id: Number(id) } })).toMatchObject({ code: 404 });
    expect(await client.call(api.removeTrackerPart, { query: { id: Number(id) } })).toMatchObject({ code: 200 });
    expect((await partsOf(requestId)).trackerList).toEqual([]);
  });

  it('keeps small letters and separators of its serial numbers out', async () => {
    const requestId = await draftWith([]);
    await client.call(api.saveInverter, { body: { requestId, ...inverter({ pcs: 2, serialNumber: ' pc1-a ; PC1-B ' }) } });
    expect((await partsOf(requestId)).inverterList).toMatchObject([{ serialNumber: 'PC1-A\nPC1-B' }]);
  });

  it('stays as it was submitted', async () => {
    const { requestId } = await buildTrackerClaim(app.platform, customer, { submit: true });
    const [{ id } = { id: 0 }] = (await partsOf(requestId)).trackerList;
    const refused = [
      await client.call(api.saveTrackerPart, { body: { requestId, id, ...trackerPart({ failuresDesc: 'Another.' }) } }),
      await client.call(api.saveTrackerPart, { body: { requestId, ...trackerPart() } }),
      await client.call(api.removeTrackerPart, { query: { id: Number(id) } }),
    ];
    expect(refused.map(({ key }) => key)).toEqual(['part.frozen', 'part.frozen', 'part.frozen']);
  });

  it('of another claim is not changed through this one', async () => {
    const [one, other] = [await draftWith(), await draftWith()];
    const [{ id } = { id: 0 }] = (await partsOf(other)).trackerList;
    const answer = await client.call(api.saveTrackerPart, { body: { requestId: one, id, ...trackerPart({ failuresDesc: 'Mine?' }) } });
    expect(answer.code).toBe(404);
    expect((await partsOf(other)).trackerList).toMatchObject([{ failuresDesc: trackerPart().failuresDesc }]);
  });
});

describe('many parts', () => {
  const serial = (index: number) => ({ pcs: 1, serialNumber: `DM-${index}` });

  it('are added in their order, all or none', async () => {
    const requestId = await draftWith([]);
    const trackerList = Array.from({ length: 5 }, (_, index) => trackerPart(serial(index)));
    const wrong = [...trackerList, trackerPart({ pcs: 4 }), trackerPart({ productsType: '999' })];
    const refused = await client.call(api.addParts, { body: { requestId, trackerList: wrong } });
    expect(refused.errors?.map(({ path }) => path)).toContain('trackerList.5.serialNumber');
    expect((await partsOf(requestId)).trackerList).toEqual([]);
    const { data } = await client.call(api.addParts, { body: { requestId, trackerList, inverterList: [inverter()] } });
    const kept = await partsOf(requestId);
    expect([...kept.trackerList, ...kept.inverterList].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    expect(kept.trackerList.map(({ serialNumber }) => serialNumber)).toEqual(trackerList.map(({ serialNumber }) => serialNumber));
  });

  it('are at most 500, also when they are sent together', async () => {
    const requestId = await draftWith([]);
    const parts = (count: number, from: number) => Array.from({ length: count }, (_, index) => trackerPart(serial(from + index)));
    const answers = await Promise.all(
      [0, 300].map((from) => client.call(api.addParts, { body: { requestId, trackerList: parts(300, from) } })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510]);
    expect((await client.call(api.addParts, { body: { requestId, trackerList: parts(200, 600) } })).code).toBe(200);
    const more = await client.call(api.saveInverter, { body: { requestId, ...inverter() } });
    expect(more).toMatchObject({ code: 510, key: 'part.limit' });
  });
});
