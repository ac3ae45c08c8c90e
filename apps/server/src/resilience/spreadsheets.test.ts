import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { importRows, importStatus, serialSummary, applyImport, uploadSerials, type ImportStatus } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import { makeBook, makeContainer, makeXls } from '#src/platform/spreadsheet/testing/make-xls.ts';
import { makeRow, makeXlsx, type MadePart } from '#src/platform/spreadsheet/testing/make-xlsx.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await buildCustomer(app.platform));
});
afterAll(() => app.stop());

const MiB = 1024 * 1024;
const header = makeRow('Serial number', 'Module type', 'Power (W)');
const good = header + makeRow('HS2600000001', 'HD-M72', '540');
const sheetOf = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const numbered = (count: number): string =>
  header +
  serialsFrom('ROWS', count)
    .map((sn) => makeRow(sn))
    .join('');

const startUpload = async (content: Buffer, name: string) => {
  const client = app.client(token);
  const { requestId } = (await client.call(saveModuleClaim, { body: claimBody() })).data;
  return {
    client,
    requestId,
    answer: await client.call(uploadSerials, { body: { requestId } }, { file: { name, content }, headers: { lang: 'de' } }),
  };
};

/** Where an import comes to rest; while it is under way the server answers everyone else. */
const rested = (client: TestClient, requestId: number): Promise<ImportStatus> =>
  settledImport(client, requestId, async () => {
    expect((await app.client().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });

async function read(content: Buffer, name = 'modules.xlsx') {
  const { client, requestId, answer } = await startUpload(content, name);
  expect(answer.msg).toBe('success');
  return { client, requestId, importId: answer.data.importId, status: await rested(client, requestId) };
}

const refused: readonly [what: string, content: () => Buffer, message: RegExp][] = [
  ['a bomb that announces its size', () => makeXlsx({ rows: good, lies: { claimedSize: 300 * MiB } }), /too large/],
  [
    'a bomb that lies about its size',
    () => makeXlsx({ sheet: Buffer.concat([Buffer.from(sheetOf(good)), Buffer.alloc(40 * MiB, ' ')]), lies: { claimedSize: 2_000 } }),
    /too large/,
  ],
  [
    'two thousand entries too many',
    () => makeXlsx({ rows: good, extra: Array.from({ length: 2_000 }, (_, index): MadePart => ({ name: `junk/${index}`, content: '' })) }),
    /too large/,
  ],
  [
    'entries that share bytes',
    () => makeXlsx({ rows: good, extra: [{ name: 'copy.xml', content: '', sharesWith: 'xl/worksheets/sheet1.xml' }] }),
    /too large/,
  ],
  ['one cell of 100 million characters', () => makeXlsx({ rows: header + makeRow('x'.repeat(100_000_000)) }), /too large/],
  [
    'a shared string in every row',
    () => makeXlsx({ rows: header + '<row><c t="s"><v>0</v></c></row>'.repeat(3_000), strings: `<si><t>${'a'.repeat(32_000)}</t></si>` }),
    /too large/,
  ],
  ['a wrong checksum', () => makeXlsx({ rows: good, lies: { claimedCrc: 1 } }), /damaged/],
  ['an end that is missing', () => makeXlsx({ rows: good }).subarray(0, 700), /damaged/],
  ['entities that multiply', () => makeXlsx({ sheet: `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf(good)}` }), /damaged/],
  ['a password (zip)', () => makeXlsx({ rows: good, lies: { flags: 1 } }), /password/],
  ['HTML inside', () => Buffer.from('<html><table><tr><td>SN</td></tr></table></html>'), /This is a web page/],
  ['CSV inside', () => Buffer.from('Serial number;Power\nHS2600000001;540\n'), /This is a text file/],
  [
    'XML of 2003 inside',
    () => Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
    /different spreadsheet format/,
  ],
  ['a PDF inside', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), /Wrong Excel format/],
  ['a password', () => makeContainer({ '/EncryptionInfo': Buffer.alloc(64), '/EncryptedPackage': Buffer.alloc(5_000, 7) }), /password/],
  ['a document inside', () => makeContainer({ '/WordDocument': Buffer.alloc(5_000) }), /Wrong Excel format/],
  ['no header', () => makeXlsx({ rows: makeRow('HS2600000001', '540') }), /couldn’t find a column of serial numbers/],
  ['a header and no rows', () => makeXlsx({ rows: header }), /no rows/],
  ['no sheet', () => makeXlsx({ sheets: '<x/>' }), /no rows/],
];

describe('an uploaded spreadsheet with', () => {
  it.each(refused)('%s ends in a clear message', async (_, content, message) => {
    const { client, requestId, status } = await read(content());
    expect(status).toMatchObject({ state: 'failed', valid: 0 });
    expect(status.message).toMatch(message);
    expect((await client.call(serialSummary, { params: { requestId } })).data.total).toBe(0);
  });

  it('numbers in exponent form, formulas, errors and duplicates leaves those rows out, each with its reason', async () => {
    const rows = [
      makeRow('HS2600000001'),
      makeRow('hs2600000001 '),
      makeRow('<c><v>1.23456789012345E+22</v></c>'),
      makeRow('<c><v>1234567890123456789</v></c>'),
      makeRow('<c><f>A1&amp;"X"</f></c>'),
      makeRow('<c t="str"><f>A1</f><v>HS2600000009</v></c>'),
      makeRow('<c t="e"><v>#REF!</v></c>'),
      makeRow('=HYPERLINK("http://x")'),
      makeRow('<c><v>260000000012</v></c>'),
    ];
    const { client, requestId, importId, status } = await read(makeXlsx({ rows: header + rows.join('') }));
    expect(status).toMatchObject({ state: 'ready', total: 9, valid: 3, duplicate: 1, malformed: 5 });
    const { data } = await client.call(importRows, { query: { requestId, importId } });
    expect(data.map(({ leftOut }) => leftOut)).toEqual([
      null,
      'duplicateInFile',
      'numberUnreadable',
      'numberUnreadable',
      'formulaWithoutValue',
      null,
      'malformed',
      'malformed',
      null,
    ]);
    expect(data[5]?.sn).toBe('HS2600000009');
  });

  it('the older format inside is read as well', async () => {
    expect((await read(makeXls(makeBook([['Serial number'], ['HS2600000001'], ['HS2600000002']])), 'modules.xls')).status).toMatchObject({
      state: 'ready',
      valid: 2,
    });
  });

  it('nothing in it, another ending, or more than 20 MB is refused immediately, in the language of the caller', async () => {
    for (const [content, name, key] of [
      [Buffer.alloc(0), 'modules.xlsx', 'attachment.empty'],
      [makeXlsx({ rows: good }), 'modules.csv', 'serial.wrongFormat'],
      [Buffer.alloc(20 * MiB + 1, 'x'), 'modules.xlsx', 'attachment.fileTooLarge'],
    ] as const) {
      const { client, requestId, answer } = await startUpload(content, name);
      expect(answer.key).toBe(key);
      expect(answer.headers['content-language']).toBe('de');
      expect((await client.call(importStatus, { query: { requestId } })).data).toBeNull();
    }
  });
});

describe('an uploaded spreadsheet of', () => {
  it('100,001 rows is refused as a whole', async () => {
    const { status } = await read(makeXlsx({ rows: numbered(100_001) }));
    expect(status).toMatchObject({ state: 'failed' });
    expect(status.message).toMatch(/more than 100,000 rows/);
  });

  it('100,000 rows is taken over to the last one', async () => {
    const { client, requestId, importId, status } = await read(makeXlsx({ rows: numbered(100_000) }));
    expect(status).toMatchObject({ state: 'ready', valid: 100_000 });
    await client.call(applyImport, { query: { requestId, importId } });
    expect(await rested(client, requestId)).toMatchObject({ state: 'done' });
    expect((await client.call(serialSummary, { params: { requestId } })).data.total).toBe(100_000);
  });
});
