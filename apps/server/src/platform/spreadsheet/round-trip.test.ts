import { buffer } from 'node:stream/consumers';
import { read, utils, write } from '@e965/xlsx';
import * as fc from 'fast-check';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readHere } from './testing/read-here.ts';
import { writeSheet } from './writing/write-sheet.ts';

const HEADERS = ['Serial number', 'Power'];
const NASTY = [
  '=1+1',
  '<a>&amp;</a>',
  ']]>',
  '_x0041_',
  '__x0041__x',
  '_x005F_',
  '"\'',
  ' a ',
  'a\tb\nc',
  '00012',
  '1E5',
  '#REF!',
  'مرحبا',
  '序列号',
  '😀',
  'é',
  '\uFEFFa',
  '\u2028',
];

/** Texts that every writer and reader is expected to carry unchanged. */
const tame = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(...NASTY.filter((text) => !text.includes('_x'))),
);
/** Anything that a program may hold. */
const wild = fc.oneof(
  tame,
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom('_', 'x', '0', 'A', '\r', '\n', '\u0001', '\uD83D', '\uDE00', '\uFFFF') }),
);

function tableOf(text: fc.Arbitrary<string>): fc.Arbitrary<[string, string][]> {
  return fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 30 }).filter((rows) => filled(rows).length > 0);
}

/** The rows as a reader sees them: blank ones left out, what nothing can store replaced. */
function filled(rows: [string, string][]): { values: { sn: string[]; power: string[] }; rowNumbers: number[] } & { length: number } {
  const kept = rows
    .map((row, index) => ({ row: row.map((text) => text.toWellFormed().replaceAll('\0', '')), number: index + 2 }))
    .filter(({ row }) => row.join('').trim() !== '');
  return {
    values: { sn: kept.map(({ row }) => row[0] ?? ''), power: kept.map(({ row }) => row[1] ?? '') },
    rowNumbers: kept.map(({ number }) => number),
    length: kept.length,
  };
}

function written(rows: [string, string][]): Promise<Buffer> {
  return buffer(
    writeSheet(
      HEADERS.map((header) => ({ header })),
      rows,
      { name: 'Data' },
    ),
  );
}

describe('what is written', () => {
  it('is read again, whatever the texts', async () => {
    await fc.assert(
      fc.asyncProperty(tableOf(wild), fc.integer({ min: 1, max: 7 }), async (rows, batchSize) => {
        const { values, rowNumbers } = filled(rows);
        await expect(readHere(await written(rows), { batchSize })).resolves.toMatchObject({ values, rowNumbers, problems: [] });
      }),
    );
  });

  it('is read the same by others', async () => {
    await fc.assert(
      fc.asyncProperty(tableOf(tame), async (rows) => {
        const bytes = await written(rows);
        const expected = [HEADERS, ...rows].map((row) => row.map((text) => text.replaceAll('\0', '')));
        const [byHucre] = (await readXlsx(bytes)).sheets;
        expect(expected.map((row, index) => row.map((_, column) => byHucre?.rows[index]?.[column] ?? ''))).toEqual(expected);
        const sheet = read(bytes).Sheets['Data'] ?? {};
        expect(utils.sheet_to_json(sheet, { header: 1, defval: '', blankrows: true, range: `A1:B${expected.length}` })).toEqual(expected);
      }),
    );
  });
});

describe('what others write', () => {
  it('hucre: is read as it was meant', async () => {
    await fc.assert(
      fc.asyncProperty(tableOf(tame), async (rows) => {
        const bytes = await writeXlsx({ sheets: [{ name: 'Data', rows: [HEADERS, ...rows] }] });
        const { values, rowNumbers } = filled(rows);
        await expect(readHere(Buffer.from(bytes))).resolves.toMatchObject({ values, rowNumbers });
      }),
    );
  });

  it('SheetJS: is read as it was meant, shared strings or not', async () => {
    await fc.assert(
      fc.asyncProperty(tableOf(tame), fc.boolean(), async (rows, bookSST) => {
        const book = utils.book_new();
        utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, ...rows]), 'Data');
        const bytes = write(book, { type: 'buffer', bookSST, compression: true }) as Buffer;
        const { values, rowNumbers } = filled(rows);
        await expect(readHere(bytes)).resolves.toMatchObject({ values, rowNumbers });
      }),
    );
  });

  it('numbers: are read as text that gives the same number, or reported', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger(), fc.integer()), { minLength: 1 }),
        async (numbers) => {
          const bytes = await writeXlsx({ sheets: [{ name: 'Data', rows: [HEADERS, ...numbers.map((number) => [number, 'x'])] }] });
          const { values, problems } = await readHere(Buffer.from(bytes));
          const reported = new Set(problems.map((problem) => Number(problem.split(':')[0])));
          const misread = numbers.filter((number, index) => {
            const text = values['sn']?.[index] ?? '';
            const isExact = Number.isInteger(number) && Math.abs(number) < 1e15;
            if (isExact) return text !== String(number) || reported.has(index);
            return !reported.has(index) && Number(Number(text).toPrecision(15)) !== Number(number.toPrecision(15));
          });
          expect(misread).toEqual([]);
        },
      ),
    );
  });
});
