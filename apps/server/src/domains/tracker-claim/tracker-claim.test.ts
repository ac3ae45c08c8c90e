import { listRequests } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildTrackerClaim, inverter, trackerClaimBody, trackerPart, type TrackerClaimSeed } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  client = app.client(customer.token);
});
afterAll(() => app.stop());

const build = (seed?: TrackerClaimSeed) => buildTrackerClaim(app.platform, customer, seed);
const read = async (requestId: number, query: { action?: 'clone' } = {}) =>
  (await client.call(api.getTrackerClaim, { query: { requestId, ...query } })).data;
const submit = async (requestId: number, claim: Parameters<typeof trackerClaimBody>[0] = {}) => {
  const { version } = await read(requestId);
  return client.call(api.saveTrackerClaim, { body: { ...trackerClaimBody(claim, { requestId }), version, submit: true } });
};

describe('a tracker claim', () => {
  it('is saved, gets its parts, and is submitted', async () => {
    const { data: draft } = await client.call(api.saveTrackerClaim, { body: trackerClaimBody({ quantity: 3 }) });
    expect(draft).toMatchObject({ status: 'draft', requestNo: expect.stringMatching(/^TC-\d{8}-\d{5}$/) });
    const { requestId } = draft;
    const part = await client.call(api.saveTrackerPart, { body: { requestId, ...trackerPart() } });
    expect(part).toMatchObject({ code: 200, data: { version: 0 } });
    await client.call(api.saveInverter, { body: { requestId, ...inverter() } });
    expect(await submit(requestId, { quantity: 3 })).toMatchObject({ code: 200, data: { status: 'submitted' } });
    expect(await read(requestId)).toMatchObject({
      draft: false,
      basicRes: { requestId, requestType: 4 },
      partsClaim: { projectName: 'Tabernas Sur', quantity: 3, country: 724 },
      trackerList: [{ id: part.data.id, productsType: '1', pcs: 2, serialNumber: 'DM24-6K-118204\nDM24-6K-118209' }],
      inverterList: [{ productsType: 'HD-PCS 110K', power: '110000' }],
      processNodes: [{ processCode: 0 }],
    });
  });

  it('needs at least one tracker part, whatever inverters it has', async () => {
    const { requestId } = await build({ trackerList: [], inverterList: [inverter()] });
    expect(await submit(requestId, { quantity: 1 })).toMatchObject({ key: 'action.blocked' });
  });

  it('is submitted when the pieces it names are those of its parts', async () => {
    const { requestId } = await build({ trackerList: [trackerPart()], inverterList: [inverter()] });
    const refused = await submit(requestId, { quantity: 8 });
    expect(refused).toMatchObject({ code: 510, errors: [{ path: 'partsClaim.quantity', rule: 'partsDiffer' }] });
    expect(await submit(requestId, { quantity: 3 })).toMatchObject({ code: 200 });
  });

  it('takes its parts along when it is copied, without ids and serial numbers', async () => {
    const { requestId } = await build({ inverterList: [inverter()], submit: true });
    const copy = await read(requestId, { action: 'clone' });
    expect(copy).toMatchObject({
      basicRes: { requestId: null, requestNo: null },
      trackerList: [{ id: null, serialNumber: '', pcs: 2, errorCode: 'E24' }],
      inverterList: [{ id: null, serialNumber: '' }],
    });
    const { data: draft } = await client.call(api.saveTrackerClaim, { body: { ...trackerClaimBody(), cloneOf: requestId } });
    const kept = await read(draft.requestId);
    expect(kept.trackerList).toMatchObject([{ id: expect.any(Number), serialNumber: '', pcs: 2 }]);
    expect(kept.inverterList).toHaveLength(1);
    expect(await submit(draft.requestId, { quantity: 3 })).toMatchObject({
      code: 510,
      errors: [
        { path: 'trackerList.0.serialNumber', rule: 'required' },
        { path: 'inverterList.0.serialNumber', rule: 'required' },
      ],
    });
  });

  it('names a country and an earlier request that exist', async () => {
    const { requestId } = await build();
    const { errors } = await submit(requestId, { country: 999, lastRequestNo: 'TC-20200101-00001' });
    expect(errors?.map(({ path }) => path)).toEqual(['partsClaim.country', 'partsClaim.lastRequestNo']);
  });

  it('is found by the whole serial number of a part, by its own company alone', async () => {
    const { requestId } = await build({ trackerList: [trackerPart({ serialNumber: 'SEEK-1.1\nSEEK-1.2' })], submit: true });
    const found = async ({ token }: { token: string }, text: string) =>
      (await app.client(token).call(listRequests, { query: { text } })).data.map((row) => row.requestId);
    expect(await found(customer, 'seek-1.2')).toEqual([requestId]);
    expect(await found(customer, 'seek-1.3')).toEqual([]);
    expect(await found(await buildCustomer(app.platform), 'seek-1.2')).toEqual([]);
  });

  it('of another company is answered like a missing one', async () => {
    const { requestId } = await build({ submit: true });
    const stranger = app.client((await buildCustomer(app.platform)).token);
    const asked = (id: number) => stranger.call(api.getTrackerClaim, { query: { requestId: id } });
    const [foreign, missing] = [await asked(requestId), await asked(999_999_999)];
    expect([foreign.code, foreign.msg]).toEqual([404, missing.msg]);
  });
});
