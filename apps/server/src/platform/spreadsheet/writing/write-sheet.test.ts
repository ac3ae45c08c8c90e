import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { read, utils } from '@e965/xlsx';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readHere } from '../testing/read-here.ts';
import type { SheetValue } from './cell-xml.ts';
import { writeSheet, writeWorkbook } from './write-sheet.ts';
import { writeTemplate } from './write-template.ts';

const COLUMNS = [{ header: 'Serial number', width: 24, isText: true }, { header: 'Power' }, { header: 'Sold at' }];

describe('writeSheet', () => {
  it('writes every text as text, numbers as numbers and times in UTC', async () => {
    const rows: SheetValue[][] = [
      ['=1+1', 540, new Date('2026-11-21T12:00:00Z')],
      ['+A1', Number.NaN, null],
      ['@SUM(A1)', -0.5, null],
    ];
    const bytes = await buffer(writeSheet(COLUMNS, rows, { name: 'Data' }));
    const sheet = read(bytes, { cellNF: true }).Sheets['Data'];
    expect(sheet?.['A2']).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet?.['A2']).not.toHaveProperty('f');
    expect(sheet?.['A3']).toMatchObject({ t: 's', v: '+A1' });
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 540 });
    expect(sheet?.['B3']).toBeUndefined();
    expect(sheet?.['C2']).toMatchObject({ t: 'n', v: 46_347.5, w: '2026/11/21 12:00:00' });
  });

  it('styles the header, sets widths and freezes the first row', async () => {
    const bytes = await buffer(writeSheet(COLUMNS, [], { name: 'Data', isRightToLeft: true }));
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    expect(sheet?.columns?.[0]?.width).toBe(24);
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.cells?.get('0,0')?.style).toMatchObject({ font: { bold: true } });
  });

  it('makes the name of the sheet one that Excel takes', async () => {
    const names = ['a/b[c]', "'quoted'", '', 'x'.repeat(40), '<&">'];
    const taken = await Promise.all(names.map(async (name) => read(await buffer(writeSheet(COLUMNS, [], { name }))).SheetNames[0]));
    expect(taken).toEqual(['a b c', 'quoted', 'Sheet', 'x'.repeat(31), '<&">']);
  });

  it('shortens what no cell can hold', async () => {
    const bytes = await buffer(writeSheet([{ header: 'Serial number' }], [['x'.repeat(40_000)]], { name: 'Data' }));
    const { values } = await readHere(bytes);
    expect(values['sn']).toEqual([`${'x'.repeat(32_766)}…`]);
  });

  it('offers what another sheet of the file has to choose from', async () => {
    const choices = { sheet: 1, column: 0, count: 3 };
    const sheets = [
      { name: 'Data', columns: [{ header: 'Serial number' }, { header: 'Decision', choices }], rows: [['HD7226W14A000001', null]] },
      { name: "Reader's choices", columns: [{ header: 'Decision' }], rows: [['Accept'], ['Refuse'], ['Ask']] },
    ];
    const [data, list] = (await readXlsx(await buffer(writeWorkbook(sheets)))).sheets;
    expect(data?.dataValidations).toMatchObject([{ type: 'list', range: 'B2:B1048576', formula1: "'Reader''s choices'!$A$2:$A$4" }]);
    expect(list?.rows).toHaveLength(4);
  });

  it('goes past column Z', async () => {
    const columns = Array.from({ length: 800 }, (_, index) => ({ header: `h${index}` }));
    const bytes = await buffer(writeSheet(columns, [columns.map((_, index) => index)], { name: 'Data' }));
    const sheet = read(bytes).Sheets['Data'] ?? {};
    expect(sheet['!ref']).toBe('A1:ADT2');
    expect(utils.sheet_to_json(sheet, { header: 1 })[1]).toEqual(columns.map((_, index) => index));
  });

  it('pulls rows only as bytes are taken and closes their source when no one wants more', async () => {
    let pulled = 0;
    let isClosed = false;
    async function* endless(): AsyncGenerator<string[]> {
      try {
        for (;;) {
          pulled += 1;
          yield [Math.random().toString(36).repeat(20)];
        }
      } finally {
        isClosed = true;
      }
    }
    const stream = writeSheet([{ header: 'a' }], endless(), { name: 'Data' });
    for await (const chunk of stream) if ((chunk as Buffer).length > 1_000) break;
    expect(pulled).toBeLessThan(50_000);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('passes an error of the rows on to the reader', async () => {
    async function* failing(): AsyncGenerator<string[]> {
      yield ['a'];
      throw new RangeError('query failed');
    }
    const stream = writeSheet([{ header: 'a' }], failing(), { name: 'Data' });
    stream.resume();
    const [error] = (await once(stream, 'close').then(
      () => [],
      (thrown: unknown) => [thrown],
    )) as unknown[];
    expect(error).toEqual(new RangeError('query failed'));
  });
});

describe('writeTemplate', () => {
  const sheet = { name: '序列号', columns: COLUMNS, examples: [['HS2600000001', 540, null]] };

  it('formats the empty cells of a text column as text', async () => {
    const bytes = await writeTemplate({ sheet });
    const { files } = read(bytes, { bookFiles: true }) as { files?: Record<string, { content: Uint8Array }> };
    const part = (name: string): string => Buffer.from(files?.[name]?.content ?? []).toString();
    const columns = part('xl/worksheets/sheet1.xml').match(/<col [^>]*>/g) ?? [];
    const formats =
      part('xl/styles.xml')
        .split('<cellXfs')[1]
        ?.match(/<xf [^>]*>/g) ?? [];
    expect(columns).toHaveLength(3);
    const [textStyle, plainStyle] = columns.map((column) => /style="(\d+)"/.exec(column)?.[1]);
    // Number format 49 is the built-in "text".
    expect(formats[Number(textStyle)]).toContain('numFmtId="49"');
    expect(plainStyle).toBeUndefined();
  });

  it('puts the data first and explanations behind it', async () => {
    const bytes = await writeTemplate({
      sheet,
      howTo: { name: 'How to', title: 'How to fill this in', lines: ['One row a module.', 'Then upload.'] },
    });
    const book = read(bytes);
    expect(book.SheetNames).toEqual(['序列号', 'How to']);
    expect(utils.sheet_to_json(book.Sheets['How to'] ?? {}, { header: 1 })).toEqual([
      ['How to fill this in'],
      ['One row a module.'],
      ['Then upload.'],
    ]);
    await expect(readHere(bytes)).resolves.toMatchObject({ rows: 1, values: { sn: ['HS2600000001'], power: ['540'] } });
  });
});
