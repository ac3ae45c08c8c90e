import { describe, expect, it } from 'vitest';
import { makeParts, makeRow, makeXlsx, makeZip } from './testing/make-xlsx.ts';
import type { MadePart } from './testing/make-xlsx.ts';
import { readHere, refusal } from './testing/read-here.ts';

const HEADER = makeRow('Serial number', 'Power');
const GOOD_ROWS = HEADER + makeRow('HS2600000001', '540');
const GOOD = makeXlsx({ rows: GOOD_ROWS });
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function sheetOf(rows: string): string {
  return `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
}

describe('a hostile archive', () => {
  it('is the exception: the same parts without lies are read', async () => {
    await expect(readHere(GOOD)).resolves.toMatchObject({ rows: 1, kind: 'xlsx', values: { sn: ['HS2600000001'], power: ['540'] } });
  });

  it('with too many entries is refused', async () => {
    const extra = Array.from({ length: 2_000 }, (_, index): MadePart => ({ name: `junk/${index}`, content: '' }));
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, extra }))).resolves.toEqual({ reason: 'tooLarge', limit: 'entries' });
  });

  it('that announces a big entry is refused before it is inflated', async () => {
    const lies = { claimedSize: 129 * 1024 * 1024 };
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, lies }))).resolves.toEqual({ reason: 'tooLarge', limit: 'entryBytes' });
  });

  it('that announces too much in all is refused', async () => {
    const claimedSize = 100 * 1024 * 1024;
    const extra = ['a', 'b', 'c'].map((name): MadePart => ({ name, content: 'x', claimedSize }));
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, extra }))).resolves.toEqual({ reason: 'tooLarge', limit: 'archiveBytes' });
  });

  it('that announces less than it holds is refused while it is inflated', async () => {
    const sheet = Buffer.concat([Buffer.from(sheetOf(GOOD_ROWS)), Buffer.alloc(40 * 1024 * 1024, ' ')]);
    const bomb = makeXlsx({ sheet, lies: { claimedSize: 2_000 } });
    expect(bomb.length).toBeLessThan(300_000);
    await expect(refusal(bomb)).resolves.toEqual({ reason: 'tooLarge', limit: 'entryBytes' });
  });

  it('that announces more than it holds is refused', async () => {
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, lies: { claimedSize: 5_000 } }))).resolves.toEqual({
      reason: 'damaged',
      detail: 'zip size',
    });
  });

  it('whose entries share bytes is refused', async () => {
    const extra = [{ name: 'copy.xml', content: sheetOf(GOOD_ROWS), sharesWith: 'xl/worksheets/sheet1.xml' }];
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, extra }))).resolves.toEqual({ reason: 'tooLarge', limit: 'archiveBytes' });
  });

  it('with a wrong checksum is refused', async () => {
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, lies: { claimedCrc: 1 } }))).resolves.toEqual({
      reason: 'damaged',
      detail: 'zip checksum',
    });
  });

  it('with two entries of one name is refused', async () => {
    const extra = [{ name: 'XL/worksheets/sheet1.xml', content: sheetOf(HEADER) }];
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, extra }))).resolves.toEqual({ reason: 'damaged', detail: 'zip names' });
  });

  it('with an encrypted entry is refused as encrypted', async () => {
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, lies: { flags: 1 } }))).resolves.toEqual({ reason: 'encrypted' });
  });

  it('packed by another method is refused', async () => {
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, lies: { method: 14 } }))).resolves.toEqual({
      reason: 'damaged',
      detail: 'zip method',
    });
  });

  it('with garbage for data is refused', async () => {
    const lies = { content: Buffer.alloc(500, 0xff), isStored: true, method: 8 };
    await expect(refusal(makeXlsx({ lies }))).resolves.toEqual({ reason: 'damaged', detail: 'zip data' });
  });

  it('cut off anywhere is refused', async () => {
    for (let length = 4; length < GOOD.length; length += 37) {
      await expect(refusal(GOOD.subarray(0, length)), `${length} bytes`).resolves.toMatchObject({ reason: 'damaged' });
    }
  });

  it('with flipped bits is refused or read right, never read wrong', async () => {
    const readings = new Set<string>();
    for (let at = 0; at < GOOD.length; at += 11) {
      const bent = Buffer.from(GOOD);
      bent[at] = (bent[at] as number) ^ 0x40;
      const values = await readHere(bent).then(
        (read) => read.values,
        () => 'refused',
      );
      readings.add(JSON.stringify(values));
    }
    expect(readings).toEqual(new Set(['"refused"', '{"sn":["HS2600000001"],"power":["540"]}']));
  });
});

describe('hostile XML', () => {
  it('with one huge cell is refused', async () => {
    const cell = makeRow('x'.repeat(40_000));
    await expect(refusal(makeXlsx({ rows: HEADER + cell }))).resolves.toEqual({ reason: 'tooLarge', limit: 'cellLength' });
    const endless = makeRow('x'.repeat(100_000_000));
    await expect(refusal(makeXlsx({ rows: HEADER + endless }))).resolves.toEqual({ reason: 'tooLarge', limit: 'cellLength' });
  });

  it('with a huge cell in a column that no one reads is refused too', async () => {
    const cell = makeRow('HS2600000001', '540', 'x'.repeat(40_000));
    await expect(refusal(makeXlsx({ rows: HEADER + cell }))).resolves.toEqual({ reason: 'tooLarge', limit: 'cellLength' });
  });

  it('takes the longest cell that Excel knows', async () => {
    const longest = 'ü'.repeat(32_767);
    await expect(readHere(makeXlsx({ rows: HEADER + makeRow(longest) }))).resolves.toMatchObject({ values: { sn: [longest] } });
  });

  it('with a cell built of many runs is refused', async () => {
    const runs = '<r><t>0123456789012345678901234567890123456789</t></r>'.repeat(2_000);
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, strings: `<si>${runs}</si>` }))).resolves.toEqual({
      reason: 'tooLarge',
      limit: 'cellLength',
    });
  });

  it('with too many cells is refused', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`;
    await expect(refusal(makeXlsx({ rows: HEADER + row.repeat(10_001) }), { maxRows: 100_000 })).resolves.toEqual({
      reason: 'tooLarge',
      limit: 'cells',
    });
  });

  it('with too many shared strings is refused', async () => {
    const strings = '<si><t>a</t></si>'.repeat(400_001);
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, strings }))).resolves.toEqual({ reason: 'tooLarge', limit: 'sharedStrings' });
  });

  it('with too much shared text is refused', async () => {
    const strings = `<si><t>${'a'.repeat(32_000)}</t></si>`.repeat(1_600);
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, strings }))).resolves.toEqual({ reason: 'tooLarge', limit: 'sharedText' });
  });

  it('that puts one long shared string into every row is refused', async () => {
    const rows = HEADER + '<row><c t="s"><v>0</v></c></row>'.repeat(3_000);
    const made = makeXlsx({ rows, strings: `<si><t>${'a'.repeat(32_000)}</t></si>` });
    await expect(refusal(made, { maxRows: 100_000 })).resolves.toEqual({ reason: 'tooLarge', limit: 'readText' });
  });

  it('with many long cells comes in small batches', async () => {
    const { batchSizes } = await readHere(makeXlsx({ rows: HEADER + makeRow('x'.repeat(30_000)).repeat(100) }), { batchSize: 1_000 });
    expect(batchSizes).toEqual([35, 35, 30]);
  });

  it('made to be slow to match is not slow', async () => {
    const started = performance.now();
    const digits = `<c><v>${'1'.repeat(32_000)}x</v></c>`;
    await expect(readHere(makeXlsx({ rows: HEADER + makeRow(digits).repeat(500) }))).resolves.toMatchObject({ rows: 500 });
    await expect(refusal(makeXlsx({ sheets: `<sheet ${'a'.repeat(1_000_000)}/>` }))).resolves.toEqual({ reason: 'noSheet' });
    await expect(refusal(makeXlsx({ sheets: `<sheet${' '.repeat(1_000_000)}/>` }))).resolves.toEqual({ reason: 'noSheet' });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('with a DOCTYPE is refused in every part', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const refused = { reason: 'damaged', detail: 'DOCTYPE' };
    await expect(refusal(makeXlsx({ sheet: doctype + sheetOf(GOOD_ROWS) }))).resolves.toEqual(refused);
    await expect(refusal(makeXlsx({ rows: GOOD_ROWS, stringsPart: `${doctype}<sst/>` }))).resolves.toEqual(refused);
    const parts = makeParts({ rows: GOOD_ROWS }).map((part) =>
      part.name === 'xl/workbook.xml' ? { ...part, content: `${doctype}${String(part.content)}` } : part,
    );
    await expect(refusal(makeZip(parts))).resolves.toEqual(refused);
  });

  it('with an unknown entity is refused', async () => {
    await expect(refusal(makeXlsx({ rows: HEADER + makeRow('&lol;') }))).resolves.toEqual({ reason: 'damaged', detail: 'XML entity' });
    await expect(refusal(makeXlsx({ rows: HEADER + makeRow('&#x110000;') }))).resolves.toEqual({ reason: 'damaged', detail: 'XML entity' });
    await expect(refusal(makeXlsx({ rows: HEADER + makeRow('a & b') }))).resolves.toEqual({ reason: 'damaged', detail: 'XML entity' });
  });

  it('in another encoding is refused by name', async () => {
    const refused = { reason: 'wrongFormat', format: 'encoding' };
    const sheet = sheetOf(GOOD_ROWS);
    await expect(refusal(makeXlsx({ sheet: Buffer.from(`\uFEFF${sheet}`, 'utf16le') }))).resolves.toEqual(refused);
    await expect(refusal(makeXlsx({ sheet: Buffer.from(sheet, 'utf16le') }))).resolves.toEqual(refused);
    await expect(refusal(makeXlsx({ sheet: `<?xml version="1.0" encoding="UTF-16"?>${sheet}` }))).resolves.toEqual(refused);
    await expect(refusal(makeXlsx({ sheet: `<?xml version='1.0' encoding='windows-1252'?>${sheet}` }))).resolves.toEqual(refused);
  });

  it('that breaks off or does not add up is refused', async () => {
    const cutOff = sheetOf(GOOD_ROWS).slice(0, -30);
    await expect(refusal(makeXlsx({ sheet: cutOff }))).resolves.toEqual({ reason: 'damaged', detail: 'XML cut off' });
    await expect(refusal(makeXlsx({ sheet: '' }))).resolves.toEqual({ reason: 'damaged', detail: 'XML cut off' });
    await expect(refusal(makeXlsx({ rows: `${HEADER}<row><c t="s"><v>7</v></c></row>` }))).resolves.toEqual({
      reason: 'damaged',
      detail: 'shared string',
    });
    await expect(refusal(makeXlsx({ rows: `${HEADER}<row><c r="ZZZ9"><v>7</v></c></row>` }))).resolves.toEqual({
      reason: 'damaged',
      detail: 'cell reference',
    });
    await expect(refusal(makeXlsx({ rows: `${HEADER}<row r="-1"/>` }))).resolves.toEqual({ reason: 'damaged', detail: 'row number' });
    await expect(refusal(makeXlsx({ rows: `</sheetData></worksheet></x>` }))).resolves.toEqual({ reason: 'noHeader', missing: ['sn'] });
  });
});
