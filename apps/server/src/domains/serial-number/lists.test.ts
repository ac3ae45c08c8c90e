import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { deleteDraft, withdrawRequest } from '@heliodesk/contract/request';
import { deleteSerials, insertSerials, listSerials, serialSummary, uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { removeDiscardedDrafts } from '#src/domains/request/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { halves } from '#src/testing/invariants.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serialSheet, serialsFrom } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function claim(...serials: string[]) {
  const customer = await buildCustomer(app.platform);
  const { requestId, version } = await buildClaim(app.platform, customer, { serials });
  const client = app.client(customer.token);
  const summary = async () => (await client.call(serialSummary, { params: { requestId } })).data;
  return { customer, client, requestId, version, summary };
}

const module = (serialNumber: string) => buildModule(app.platform, { serialNumber, warrantyRegion: 724, warrantyStart: '2024-01-01' });

describe('the list of a claim', () => {
  it('goes with its draft, serial numbers, imports and all', async () => {
    const { client, requestId } = await claim(...serialsFrom('GONE', 3));
    const content = await serialSheet(serialsFrom('GONEFILE', 3).map((sn) => [sn]));
    await client.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } });
    expect((await client.call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(200);
    app.clock.advance({ hours: 24 });
    await removeDiscardedDrafts(app.platform);
    const { db } = app.platform;
    const left = await db.selectFrom('serial_list').select('id').where('owner_id', '=', requestId).execute();
    const entries = await db.selectFrom('serial_list_entry').select('id').where('sn', 'like', 'GONE%').execute();
    expect({ left, entries }).toEqual({ left: [], entries: [] });
  });

  it('counts along with every change', async () => {
    await module('COUNTED0000001');
    const { client, requestId, version, summary } = await claim('COUNTED0000001', ...serialsFrom('UNKNOWN', 4));
    expect(await summary()).toMatchObject({ total: 5, verdicts: { ok: 1, unknown: 4 } });
    const unknown = await client.call(listSerials, { params: { requestId }, query: { verdict: 'unknown' } });
    expect(unknown.total).toBe(4);
    await client.call(deleteSerials, { body: { requestId, ids: unknown.data.slice(0, 2).map(({ id }) => id) } });
    expect(await summary()).toMatchObject({ total: 3, verdicts: { ok: 1, unknown: 2 } });
    const { basicReq, ...body } = claimBody({ projectCountry: 276 });
    await client.call(saveModuleClaim, { body: { ...body, basicReq: { ...basicReq, requestId }, version } });
    await eventually(async () => expect(await summary()).toMatchObject({ total: 3, verdicts: { ok: 0, otherRegion: 1, unknown: 2 } }));
    expect((await client.call(listSerials, { params: { requestId }, query: { warnings: 'true' } })).total).toBe(3);
  });

  it('knows of a claim in work that a module is in, and of none that was withdrawn', async () => {
    await module('TWOCLAIMS00001');
    const first = await claim('TWOCLAIMS00001');
    const verdictOf = async () => (await claim('TWOCLAIMS00001')).summary().then(({ verdicts }) => verdicts);
    expect(await verdictOf()).toMatchObject({ ok: 1, inOtherClaim: 0 });
    const { requestId, version } = await buildClaim(app.platform, first.customer, { serials: ['TWOCLAIMS00001'], submit: true });
    expect(await verdictOf()).toMatchObject({ ok: 0, inOtherClaim: 1 });
    await first.client.call(withdrawRequest, { body: { requestId, version, reason: 'Filed twice' } });
    expect(await verdictOf()).toMatchObject({ ok: 1, inOtherClaim: 0 });
  });

  it('stays as it is when its claim was submitted', async () => {
    const { customer } = await claim();
    const { requestId } = await buildClaim(app.platform, customer, { submit: true });
    const refused = await app.client(customer.token).call(insertSerials, { body: { requestId, snList: [{ sn: 'TOOLATE000001' }] } });
    expect(refused).toMatchObject({ code: 409, key: 'serial.frozen' });
  });
});

describe('after all changes', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
