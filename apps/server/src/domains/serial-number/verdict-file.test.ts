import {
  applyVerdicts,
  decideSerials,
  discardVerdicts,
  exportRefusedSerials,
  exportReview,
  getSerialReview,
  getVerdictFile,
  listReviewRows,
  reviewSerials,
  uploadVerdicts,
} from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import type { SheetValue } from '#src/platform/spreadsheet/index.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { pickedUpClaim } from '#src/testing/serials-asked.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serialSheet, serialsFrom } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const headers = ['Serial number', 'Decision', 'Reason'];

async function claimOf(prefix: string, count: number) {
  const serials = serialsFrom(prefix, count);
  const claim = await pickedUpClaim(app, serials);
  const { requestId, as, agent } = claim;
  const staff = as(agent);
  return {
    ...claim,
    staff,
    serials,
    upload: async (rows: readonly (readonly SheetValue[])[], names = headers) =>
      staff.call(uploadVerdicts, { body: { requestId } }, { file: { name: 'verdicts.xlsx', content: await serialSheet(rows, names) } }),
    file: async () => (await staff.call(getVerdictFile, { params: { requestId } })).data,
    apply: (fileId: number, choice: { keep?: 'here' | 'file'; except?: number[] } = {}) =>
      staff.call(applyVerdicts, { body: { requestId, fileId, ...choice } }),
    cells: async () => (await staff.call(getSerialReview, { params: { requestId } })).data.cells,
    decide: (to: number, decision: 'accepted' | 'refused' | 'asked', reasonCode = '') =>
      staff.call(decideSerials, { body: { requestId, selection: { to }, decision, reasonCode } }),
  };
}

const bytesOf = ({ raw }: { raw: { rawPayload: Buffer } }): Buffer => raw.rawPayload;

describe('a file with decisions', () => {
  it('is told before anything is decided, and applied as a whole', async () => {
    const { serials, upload, apply, cells, staff, requestId } = await claimOf('VERDICT', 4);
    const { data } = await upload(
      serials.map((sn, index) => [sn, ['Accept', 'refused', 'Nachfragen', ''][index] ?? '', index === 1 ? 'Not our product' : '']),
    );
    expect(data).toMatchObject({ fileName: 'verdicts.xlsx', rows: 4, apply: 3, unchanged: 1, differ: 0, leftOut: 0 });
    expect(await cells()).toBe('uuuu');
    expect((await apply(data?.fileId ?? 0)).data).toMatchObject({ cells: 'arqu', refusedFor: [{ reasonCode: '5', count: 1 }] });
    expect((await staff.call(getVerdictFile, { params: { requestId } })).data).toBeNull();
    expect((await apply(data?.fileId ?? 0)).code).toBe(404);
  });

  it('leaves out rows that can’t be taken, and says which and why', async () => {
    const { serials, upload, apply } = await claimOf('FAULTS', 5);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = serials;
    const { data } = await upload([
      [first, 'maybe', ''],
      ['STRANGER000001', 'accept', ''],
      [second, 'refuse', ''],
      [third, 'refuse', 'because I say so'],
      [fourth, 'accept', ''],
      [fourth, 'ask', ''],
      [fifth, 'accept', ''],
      [fifth.toLowerCase(), 'Accepted', ''],
    ]);
    expect(data).toMatchObject({ rows: 8, apply: 1, unchanged: 1, leftOut: 6 });
    expect(data?.leftOutRows).toEqual([
      { row: 2, fault: 'unknownDecision', sn: first, text: 'maybe', otherRow: null },
      { row: 3, fault: 'notInClaim', sn: 'STRANGER000001', text: '', otherRow: null },
      { row: 4, fault: 'reasonMissing', sn: second, text: '', otherRow: null },
      { row: 5, fault: 'unknownReason', sn: third, text: 'because I say so', otherRow: null },
      { row: 7, fault: 'contradiction', sn: fourth, text: '', otherRow: 6 },
    ]);
    expect((await apply(data?.fileId ?? 0)).data.cells).toBe('uuuua');
  });

  it('keeps what was decided here, or takes the file, row by row', async () => {
    const { serials, upload, file, apply, decide, cells } = await claimOf('DIFFER', 4);
    await decide(3, 'accepted');
    const all = serials.map((sn) => [sn, 'refuse', '1']);
    const { data } = await upload([...all.slice(0, 2), [serials[2] ?? '', 'accept', ''], ...all.slice(3)]);
    expect(data).toMatchObject({ apply: 1, unchanged: 1, differ: 2 });
    const [one, two] = data?.differing ?? [];
    expect(one).toMatchObject({ sn: serials[0], here: 'accepted', hereReason: '', file: 'refused', fileReason: 'Out of warranty' });
    await apply(data?.fileId ?? 0, { except: [two?.id ?? 0] });
    expect(await cells()).toBe('arar');
    await upload(all);
    await apply((await file())?.fileId ?? 0, { keep: 'file', except: [one?.id ?? 0] });
    expect(await cells()).toBe('arrr');
  });

  it('reads reasons that are nearly those of the list, and says so', async () => {
    const { serials, upload } = await claimOf('NEARLY', 3);
    const { data } = await upload(
      serials.map((sn, index) => [sn, 'Ablehnen', ['out of waranty', 'Garantie abgelaufen', '7'][index] ?? '']),
    );
    expect(data).toMatchObject({ apply: 3, leftOut: 0, readAs: [{ text: 'out of waranty', reason: 'Out of warranty', rows: 1 }] });
  });

  it('is the file that was downloaded, in the reader’s language, with lists to choose from', async () => {
    const { staff, requestId, serials, decide, upload } = await claimOf('ROUND', 3);
    await decide(1, 'refused', '6');
    const downloaded = bytesOf(await staff.call(exportReview, { body: { requestId } }, { headers: { lang: 'de' } }));
    const read = await readHere(downloaded, {
      columns: { sn: ['Seriennummer'], decision: ['Entscheidung'], reason: ['Grund'] },
      required: ['sn', 'decision'],
    });
    expect(read.values).toEqual({
      sn: serials,
      decision: ['Ablehnen', '', ''],
      reason: ['Kein Mangel festgestellt', '', ''],
    });
    const { data } = await staff.call(uploadVerdicts, { body: { requestId } }, { file: { name: 'back.xlsx', content: downloaded } });
    expect(data).toMatchObject({ rows: 3, apply: 0, unchanged: 3, differ: 0, leftOut: 0 });
    expect((await upload([[serials[0] ?? '', 'accept', '']])).data).toMatchObject({ differ: 1 });
  });

  it('is refused without its columns, and what is no spreadsheet as well', async () => {
    const { upload, staff, requestId, serials } = await claimOf('REFUSED', 1);
    expect(await upload([[serials[0] ?? '', 'accept']], ['Serial number', 'Note'])).toMatchObject({ code: 510, key: 'serial.noDecisions' });
    const send = (name: string, content: string) =>
      staff.call(uploadVerdicts, { body: { requestId } }, { file: { name, content: new TextEncoder().encode(content) } });
    expect((await send('verdicts.csv', 'a,b')).key).toBe('serial.wrongFormat');
    expect((await send('verdicts.xlsx', 'Serial number,Decision\nX,accept')).key).toBe('serial.textFile');
  });

  it('is a person’s own, of a claim in review, and can be discarded', async () => {
    const { upload, serials, requestId, as, customer, apply, file, staff } = await claimOf('OWNFILE', 2);
    const { data } = await upload([[serials[0] ?? '', 'accept', '']]);
    const fileId = data?.fileId ?? 0;
    const other = app.client((await buildStaff(app.platform, { role: 'module_agent' })).token);
    expect((await other.call(getVerdictFile, { params: { requestId } })).data).toBeNull();
    expect((await other.call(applyVerdicts, { body: { requestId, fileId } })).code).toBe(404);
    expect((await other.call(discardVerdicts, { body: { requestId, fileId } })).code).toBe(404);
    expect((await as(customer).call(applyVerdicts, { body: { requestId, fileId } })).code).toBe(403);
    expect((await staff.call(discardVerdicts, { body: { requestId, fileId } })).code).toBe(200);
    expect(await file()).toBeNull();
    expect((await apply(fileId)).code).toBe(404);
  });
});

it('the customer’s file of refused serial numbers has each with its reason', async () => {
  const { serials, decide, staff, requestId, seen, as, customer } = await claimOf('FILEOF', 3);
  await decide(3, 'accepted');
  await decide(2, 'refused', '5');
  await staff.call(reviewSerials, { body: { requestId, version: (await seen()).version, question: '' } });
  const content = bytesOf(await as(customer).call(exportRefusedSerials, { body: { requestId } }));
  const { values } = await readHere(content, { columns: { sn: ['Serial number'], reason: ['Reason'] } });
  expect(values).toEqual({ sn: serials.slice(0, 2), reason: ['Not our product', 'Not our product'] });
  const rows = await staff.call(listReviewRows, { query: { requestId, state: 'refused' } });
  expect(rows.total).toBe(2);
});
