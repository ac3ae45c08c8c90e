// @both-engines
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import {
  cancelImport,
  deleteAllSerials,
  exportSerials,
  importRows,
  importStatus,
  importVerdictFile,
  insertSerials,
  listSerials,
  serialSummary,
  serialTemplate,
  applyImport,
  uploadSerials,
} from '@heliodesk/contract/serial-number';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { draftClaim, draftWithImport, sheetOf } from '#src/testing/draft-claim.ts';
import { eventually } from '#src/testing/eventually.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serialSheet, serialsFrom } from './seed.ts';
import { resumeAbandoned } from './service/resume-imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const imported = (content: Uint8Array) => draftWithImport(app, content);

describe('an uploaded spreadsheet', () => {
  it('is read in the background and shows what was found in each row', async () => {
    await buildModule(app.platform, {
      serialNumber: 'GENUINE0000001',
      moduleType: 'HD-M72',
      power: 575,
      warrantyRegion: 724,
      warrantyStart: '2024-01-01',
    });
    await buildModule(app.platform, { serialNumber: 'EXPIRED0000001', warrantyStart: '2005-01-01', productYears: 10 });
    const rows = [
      ['GENUINE0000001', 'HD-M72', 575],
      ['genuine0000001'],
      ['EXPIRED0000001'],
      ['STRANGER000001', 'HD-X', 400],
      ['too short'],
      [1.2345678901234e22],
    ];
    const { client, requestId, importId, status } = await imported(await serialSheet(rows));
    expect(status).toMatchObject({
      state: 'ready',
      total: 6,
      valid: 3,
      duplicate: 1,
      malformed: 2,
      verdicts: { ok: 1, outOfWarranty: 1, unknown: 1 },
      reasons: { numberUnreadable: 1, malformed: 1 },
    });
    const { data } = await client.call(importRows, { query: { requestId, importId } });
    expect(data.map(({ row, verdict, leftOut }) => [row, verdict, leftOut])).toEqual([
      [2, 'ok', null],
      [3, null, 'duplicateInFile'],
      [4, 'outOfWarranty', null],
      [5, 'unknown', null],
      [6, null, 'malformed'],
      [7, null, 'numberUnreadable'],
    ]);
    expect(data[1]).toMatchObject({ firstRow: 2 });
    expect(data[2]).toMatchObject({ detail: '' });
  });

  it('is shown in pages that hold each row once, under every filter', async () => {
    // Every third row repeats the first, the others are unknown to the registry but for one.
    await buildModule(app.platform, { serialNumber: 'PAGEKNOWN00001', warrantyStart: '2026-01-01', warrantyRegion: 724 });
    const sns = serialsFrom('PAGED', 60).map((sn, index) => (index % 3 === 2 ? 'PAGEKNOWN00001' : sn));
    const { client, requestId, importId } = await imported(await serialSheet(['PAGEKNOWN00001', ...sns].map((sn) => [sn])));
    const shown = async (filter: 'all' | 'valid' | 'warnings' | 'leftOut'): Promise<number[]> => {
      const pages = [1, 2, 3, 4, 5, 6, 7].map((pageNum) =>
        client.call(importRows, { query: { requestId, importId, filter, pageNum, pageSize: 10 } }),
      );
      return (await Promise.all(pages)).flatMap(({ data }) => data.map(({ row }) => row));
    };
    const numbers = Array.from({ length: 61 }, (_, index) => index + 2);
    const repeated = numbers.filter((row) => row > 2 && row % 3 === 2);
    expect(await shown('all')).toEqual(numbers);
    expect(await shown('leftOut')).toEqual(repeated);
    expect(await shown('warnings')).toEqual(numbers.filter((row) => row > 2 && row % 3 !== 2));
    expect(await shown('valid')).toEqual([2]);
    const narrowed = async (query: { verdict?: 'unknown' | 'outOfWarranty'; reason?: 'duplicateInFile' }) => {
      const found = await client.call(importRows, { query: { requestId, importId, ...query, pageNum: 2, pageSize: 10 } });
      return [found.total, ...found.data.map(({ row }) => row)];
    };
    expect(await narrowed({ reason: 'duplicateInFile' })).toEqual([20, ...repeated.slice(10, 20)]);
    const unknown = numbers.filter((row) => row > 2 && row % 3 !== 2);
    expect(await narrowed({ verdict: 'unknown' })).toEqual([40, ...unknown.slice(10, 20)]);
    expect(await narrowed({ verdict: 'outOfWarranty' })).toEqual([0]);
  });

  it('is taken over once, however often that is asked', async () => {
    const { client, requestId, importId } = await imported(await serialSheet(serialsFrom('TAKEN', 120).map((sn) => [sn])));
    const query = { requestId, importId };
    await Promise.all([client.call(applyImport, { query }), client.call(applyImport, { query }), client.call(applyImport, { query })]);
    const status = await eventually(async () => {
      const { data } = await client.call(applyImport, { query });
      expect(data.state).toBe('done');
      return data;
    });
    expect(status).toMatchObject({ valid: 120 });
    const list = await client.call(listSerials, { params: { requestId }, query: { pageSize: 50, pageNum: 3 } });
    expect(list).toMatchObject({ total: 120 });
    expect(list.data.map(({ sn }) => sn)).toEqual(serialsFrom('TAKEN', 20, 101));
  });

  it.each(['Seriennummer', '序列号', 'SN', ' serial  NUMBER '])('is understood with the header "%s"', async (header) => {
    const { status } = await imported(await serialSheet([['HEADER0000001']], [header]));
    expect(status).toMatchObject({ state: 'ready' });
  });

  it.each([
    ['no column of serial numbers', () => serialSheet([['A', 'B']], ['Color', 'Size']), /couldn’t find a column of serial numbers/],
    ['no rows', () => serialSheet([]), /no rows/],
    ['HTML under an Excel name', async () => Buffer.from('<html><table><tr><td>SN</td></tr></table></html>'), /This is a web page/],
  ])('with %s ends in a clear message', async (_, content, message) => {
    const { status } = await imported(await content());
    expect(status.state).toBe('failed');
    expect(status.message).toMatch(message);
  });

  it('fills a claim to its limit and no further, over all batches of the file', async () => {
    const limit = 5_010;
    const set = (value: number) =>
      transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.serialLimit', String(value)));
    await set(limit);
    try {
      // On PostgreSQL the first two chunks of 5,000 rows come together, of which 5,010 rows fit; on the embedded database chunks are smaller.
      const { client, requestId, importId, status } = await imported(await serialSheet(serialsFrom('LIMIT', 10_020).map((sn) => [sn])));
      expect(status).toMatchObject({ state: 'ready', total: 10_020, valid: limit, reasons: { overLimit: 5_010 } });
      const { data } = await client.call(importRows, { query: { requestId, importId, filter: 'leftOut', pageSize: 10 } });
      // The header is the first row of the sheet.
      expect(data[0]).toMatchObject({ row: limit + 2, leftOut: 'overLimit' });
      await client.call(applyImport, { query: { requestId, importId } });
      expect(
        await eventually(async () => {
          const { data: taken } = await client.call(importStatus, { query: { requestId } });
          expect(taken?.state).not.toBe('inserting');
          return taken;
        }),
      ).toMatchObject({ state: 'done' });
      expect((await client.call(serialSummary, { params: { requestId } })).data.total).toBe(limit);
    } finally {
      await set(100_000);
    }
  });

  it('of another ending is refused immediately', async () => {
    const { upload } = await draftClaim(app);
    expect(await upload(Buffer.from('SN\nA'), 'modules.csv')).toMatchObject({ code: 510, key: 'serial.wrongFormat' });
  });

  it('read earlier waits with being taken over while another one runs', async () => {
    const { client, requestId, importId, upload } = await imported(await serialSheet([['EARLIER000001']]));
    const later = await upload(await serialSheet(serialsFrom('LATER', 3_000).map((sn) => [sn])));
    const refused = await client.call(applyImport, { query: { requestId, importId } });
    expect(refused).toMatchObject({ code: 409, key: 'serial.importRunning' });
    expect(await settledImport(client, requestId)).toMatchObject({ importId: later.data.importId, state: 'ready' });
    expect((await client.call(applyImport, { query: { requestId, importId } })).data.state).toBe('inserting');
  });

  it('that breaks off again and again is given up after a day, with a message', async () => {
    const { client, requestId, importId } = await imported(await serialSheet([['ENDLESS000001']]));
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
    const broken = { state: 'reading', created_at: longAgo, updated_at: longAgo };
    await transaction(app.platform.db, (tx) => tx.updateTable('serial_import').set(broken).where('id', '=', importId).execute());
    await resumeAbandoned(app.platform, false);
    const { data } = await client.call(importStatus, { query: { requestId } });
    expect(data).toMatchObject({ state: 'failed', message: expect.stringContaining('temporarily unavailable') as string });
  });

  it('gives way to a cancellation', async () => {
    const { client, requestId, importId } = await imported(await serialSheet([['CANCEL0000001']]));
    expect((await client.call(cancelImport, { body: { requestId, importId } })).data.state).toBe('cancelled');
    expect((await client.call(applyImport, { query: { requestId, importId } })).data.state).toBe('cancelled');
    expect((await client.call(serialSummary, { params: { requestId } })).data.total).toBe(0);
  });

  it('of a foreign claim is answered like a missing one', async () => {
    const { requestId, importId } = await imported(await serialSheet([['FOREIGN000001']]));
    const stranger = app.client((await buildCustomer(app.platform)).token);
    const answers = [
      await stranger.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content: await sheetOf('FOREIGN', 1) } }),
      await stranger.call(importStatus, { query: { requestId } }),
      await stranger.call(applyImport, { query: { requestId, importId } }),
      await stranger.call(listSerials, { params: { requestId }, query: {} }),
      await stranger.call(deleteAllSerials, { query: { requestId } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is not taken from another claim of the same customer', async () => {
    const { client, importId } = await imported(await serialSheet([['SWITCH0000001']]));
    const { data } = await client.call(saveModuleClaim, { body: claimBody() });
    expect((await client.call(applyImport, { query: { requestId: data.requestId, importId } })).code).toBe(404);
    expect((await client.call(serialSummary, { params: { requestId: data.requestId } })).data.total).toBe(0);
  });
});

describe('the files', () => {
  const headersOf = (raw: { headers: Record<string, unknown> }) => String(raw.headers['content-disposition']);
  const fileBytes = (answer: { raw: { rawPayload: Buffer } }): Promise<Buffer> => buffer(Readable.from([answer.raw.rawPayload]));

  it('of the template, the export and the verdicts are Excel files that can be read again', async () => {
    const { client, requestId, importId } = await imported(await serialSheet([['EXPORT0000001'], ['EXPORT0000001']]));
    await client.call(insertSerials, { body: { requestId, snList: [{ sn: '=HYPERLINK(1)' }, { sn: 'EXPORT0000009' }] } });
    const template = await client.call(serialTemplate, {});
    const exported = await client.call(exportSerials, { body: { requestId } });
    const verdicts = await client.call(importVerdictFile, { query: { requestId, importId } });
    expect(headersOf(template.raw)).toMatch(/\.xlsx/);
    for (const answer of [template, exported, verdicts]) expect((await fileBytes(answer)).subarray(0, 2).toString()).toBe('PK');
    const again = await imported(await fileBytes(exported));
    expect(again.status).toMatchObject({ state: 'ready', valid: 1 });
  });

  it('are made twenty times in five minutes for one person', async () => {
    const { client, requestId } = await imported(await serialSheet([['EXPORT0000002']]));
    const answers = await Promise.all(Array.from({ length: 21 }, () => client.call(exportSerials, { body: { requestId } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('keep no sign in their names that deceives', async () => {
    const { upload, imports } = await draftClaim(app);
    await upload(await serialSheet([['NAMED00000001']]), 'lists\\a\u202Exslx.exe\u0007<1>.xlsx');
    expect((await imports()).map(({ fileName }) => fileName)).toEqual(['axslx.exe_1_.xlsx']);
  });
});
