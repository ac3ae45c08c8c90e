// @both-engines
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import {
  applyImport,
  deleteSerials,
  discardImport,
  importRows,
  importStatus,
  listSerials,
  restoreImport,
  serialSummary,
} from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { draftClaim, draftWithImport, sheetOf } from '#src/testing/draft-claim.ts';
import { eventually } from '#src/testing/eventually.ts';
import { halves } from '#src/testing/invariants.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { holdImport, serialSheet } from './seed.ts';
import { resumeAbandoned } from './service/resume-imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const setLimit = (limit: number): Promise<void> =>
  transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.serialLimit', String(limit)));

async function withLimit(limit: number, work: () => Promise<void>): Promise<void> {
  await setLimit(limit);
  try {
    await work();
  } finally {
    await setLimit(100_000);
  }
}

describe('an import that no longer fits when it is added', () => {
  it('is refused and stays as it was read, until there is room again', () =>
    withLimit(5, async () => {
      const { client, requestId, importId, insert, total } = await draftWithImport(app, await sheetOf('TOOMUCH', 4));
      await insert('TYPEDFIRST0001', 'TYPEDFIRST0002');
      const query = { requestId, importId };
      const before = await client.call(importRows, { query });
      expect(await client.call(applyImport, { query })).toMatchObject({ code: 510, key: 'serial.limit' });
      const { data: status } = await client.call(importStatus, { query: { requestId } });
      expect(status).toMatchObject({ state: 'ready', valid: 4 });
      expect(status?.actions).toContainEqual({ name: 'discard', blockedBy: [] });
      expect((await client.call(importRows, { query })).data).toEqual(before.data);

      const [typed] = (await client.call(listSerials, { params: { requestId }, query: {} })).data;
      await client.call(deleteSerials, { body: { requestId, ids: [typed?.id ?? 0] } });
      expect((await client.call(applyImport, { query })).data.state).toBe('inserting');
      expect(await settledImport(client, requestId)).toMatchObject({ state: 'done' });
      expect(await total()).toBe(5);
    }));

  it('has its room from the moment that it is asked for', () =>
    withLimit(5, async () => {
      const { client, requestId, importId, insert, total } = await draftWithImport(app, await sheetOf('KEEPROOM', 4));
      const letGo = holdImport(app.platform, importId);
      expect((await client.call(applyImport, { query: { requestId, importId } })).data.state).toBe('inserting');
      const { data } = await insert('TYPEDTHEN00001', 'TYPEDTHEN00002');
      expect(data).toMatchObject({ inserted: 1, rejected: [{ sn: 'TYPEDTHEN00002', reason: 'overLimit' }] });
      await letGo();
      expect(await settledImport(client, requestId)).toMatchObject({ state: 'done' });
      expect(await total()).toBe(5);
    }));
});

it('an import that was read long ago continues when its instance dies while it is added', async () => {
  const { client, requestId, importId, total } = await draftWithImport(app, await sheetOf('READLONGAGO', 4));
  const body = { requestId, importId };
  await client.call(discardImport, { body });
  await client.call(restoreImport, { body });
  const longAgo = new Date(app.platform.clock.now().getTime() - 25 * 3_600_000);
  await app.platform.db.updateTable('serial_import').set({ created_at: longAgo }).where('id', '=', importId).execute();
  const letGo = holdImport(app.platform, importId);
  await client.call(applyImport, { query: body });
  await resumeAbandoned(app.platform, true);
  await letGo();
  expect(await settledImport(client, requestId)).toMatchObject({ state: 'done' });
  expect(await total()).toBe(4);
});

describe('what changed between reading and adding', () => {
  const region = { warrantyRegion: 724, warrantyStart: '2024-01-01' };

  it('in the claim is told of the numbers that are added', async () => {
    await buildModule(app.platform, { ...region, serialNumber: 'LATETYPED00001' });
    await buildModule(app.platform, { ...region, serialNumber: 'LATEREAD000001' });
    const { client, requestId, version, insert, upload } = await draftClaim(app);
    await insert('LATETYPED00001');
    const { importId } = (await upload(await serialSheet([['LATEREAD000001']]))).data;
    expect(await settledImport(client, requestId)).toMatchObject({ verdicts: { ok: 1 } });
    const verdicts = async () => (await client.call(serialSummary, { params: { requestId } })).data.verdicts;
    const { basicReq, ...body } = claimBody({ projectCountry: 276 });
    await client.call(saveModuleClaim, { body: { ...body, basicReq: { ...basicReq, requestId }, version } });
    // The list's own evaluation is done.
    await eventually(async () => expect(await verdicts()).toMatchObject({ ok: 0, otherRegion: 1 }));
    await client.call(applyImport, { query: { requestId, importId } });
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'done' });
    expect(await verdicts()).toMatchObject({ ok: 0, otherRegion: 2 });
  });

  it('in the registry, too, once a while has passed', async () => {
    const { client, requestId, importId, status } = await draftWithImport(app, await serialSheet([['LATEKNOWN00001'], ['LATEKNOWN00002']]));
    expect(status).toMatchObject({ verdicts: { ok: 0, unknown: 2 } });
    await buildModule(app.platform, { ...region, serialNumber: 'LATEKNOWN00001' });
    app.clock.advance({ minutes: 2 });
    await client.call(applyImport, { query: { requestId, importId } });
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'done' });
    const { data } = await client.call(listSerials, { params: { requestId }, query: {} });
    expect(data.map(({ sn, verdict }) => [sn, verdict])).toEqual([
      ['LATEKNOWN00001', 'ok'],
      ['LATEKNOWN00002', 'unknown'],
    ]);
    expect((await client.call(serialSummary, { params: { requestId } })).data.verdicts).toMatchObject({ ok: 1, unknown: 1 });
  });
});

describe('after all of this', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
