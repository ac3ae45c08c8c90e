import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { deleteSerials, importRows, insertSerials, listSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildModule } from '#src/domains/module/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { draftClaim } from '#src/testing/draft-claim.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { serialSheet, serialsFrom } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('typed serial numbers', () => {
  it.each([
    ['A'.repeat(9), 'malformed'],
    ['A'.repeat(10), undefined],
    ['A'.repeat(24), undefined],
    ['A'.repeat(25), 'malformed'],
    ['ABC-123456789', 'malformed'],
    ['  abc1234567890 ', undefined],
  ])('takes or refuses %s', async (sn, reason) => {
    const { insert } = await draftClaim(app);
    const { data } = await insert(sn);
    expect(data.rejected.map((row) => row.reason)).toEqual(reason === undefined ? [] : [reason]);
  });

  it('are stored once, upper case', async () => {
    const { client, requestId, insert } = await draftClaim(app);
    const { data } = await insert('twice00000001', 'TWICE00000001', 'TWICE00000002');
    expect(data).toMatchObject({ inserted: 2, rejected: [{ row: 2, sn: 'TWICE00000001', reason: 'duplicateInFile' }] });
    expect((await insert('TWICE00000002')).data.rejected).toMatchObject([{ reason: 'alreadyInClaim' }]);
    expect((await client.call(listSerials, { params: { requestId }, query: {} })).data.map(({ sn }) => sn)).toEqual([
      'TWICE00000001',
      'TWICE00000002',
    ]);
  });

  it('come with a type on one line, which turns nothing around', async () => {
    const { client, requestId, upload } = await draftClaim(app);
    const type = 'HD\u202E-M\n72\u0007';
    await client.call(insertSerials, { body: { requestId, snList: [{ sn: 'ONELINE000001', moduleType: type }] } });
    const { data } = await client.call(listSerials, { params: { requestId }, query: {} });
    expect(data.map(({ moduleType }) => moduleType)).toEqual(['HD-M 72']);
    const { importId } = (await upload(await serialSheet([['ONELINE000002', 'HD\u202E-M72']]))).data;
    await settledImport(client, requestId);
    const rows = await client.call(importRows, { query: { requestId, importId } });
    expect(rows.data.map(({ moduleType }) => moduleType)).toEqual(['HD-M72']);
  });

  it('stay within the limit, also when many calls run together', async () => {
    const { client, requestId, insert } = await draftClaim(app);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, call) => insert(...serialsFrom(`LIMIT${call}`, 200))));
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect((await client.call(serialSummary, { params: { requestId } })).data.total).toBe(1_600);
  });

  it('are deleted by their ids, those of others are not', async () => {
    const [own, other] = [await draftClaim(app), await draftClaim(app)];
    await own.insert('DELETE0000001', 'DELETE0000002');
    await other.insert('DELETE0000003');
    const [mine, foreign] = [
      await own.client.call(listSerials, { params: own, query: {} }),
      await other.client.call(listSerials, { params: other, query: {} }),
    ];
    const ids = [mine.data[0]?.id ?? 0, foreign.data[0]?.id ?? 0];
    await own.client.call(deleteSerials, { body: { requestId: own.requestId, ids } });
    expect((await own.client.call(listSerials, { params: own, query: {} })).total).toBe(1);
    expect((await other.client.call(listSerials, { params: other, query: {} })).total).toBe(1);
  });

  it('are judged again when the claim names another country', async () => {
    await buildModule(app.platform, { serialNumber: 'REGION00000001', warrantyRegion: 724, warrantyStart: '2024-01-01' });
    const { client, requestId, version, insert } = await draftClaim(app);
    await insert('REGION00000001');
    const verdict = async () => (await client.call(listSerials, { params: { requestId }, query: {} })).data[0]?.verdict;
    expect(await verdict()).toBe('ok');
    await client.call(saveModuleClaim, { body: { ...claimBody({ projectCountry: 276 }), basicReq: { requestId }, version } });
    await eventually(async () => expect(await verdict()).toBe('otherRegion'));
  });

  it.each(['2026-02-31', '0000-01-01'])('are taken while the claim names %s, which is in no calendar', async (defectDate) => {
    const { client, requestId, version, insert, upload } = await draftClaim(app);
    await client.call(saveModuleClaim, { body: { ...claimBody({ defectDate }), basicReq: { requestId }, version } });
    expect((await insert(`${defectDate.replaceAll('-', '')}TYPED`)).data).toMatchObject({ inserted: 1 });
    await upload(await serialSheet([[`${defectDate.replaceAll('-', '')}FILED`]]));
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'ready', valid: 1 });
  });

  it('warn of the same number in another open claim', async () => {
    await buildModule(app.platform, { serialNumber: 'SHARED00000001', warrantyRegion: 724, warrantyStart: '2024-01-01' });
    const first = await draftClaim(app);
    await first.insert('SHARED00000001');
    const body = {
      ...claimBody(),
      basicReq: { ...claimBody().basicReq, requestId: first.requestId },
      submit: true,
      version: first.version,
    };
    expect((await first.client.call(saveModuleClaim, { body })).code).toBe(200);
    const second = await draftClaim(app);
    await second.insert('SHARED00000001');
    expect((await second.client.call(listSerials, { params: second, query: {} })).data).toMatchObject([{ verdict: 'inOtherClaim' }]);
  });
});
