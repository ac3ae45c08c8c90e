import { utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { makeBook, makeContainer, makeXls } from '../testing/make-xls.ts';
import { readHere, refusal } from '../testing/read-here.ts';

describe('an .xls file', () => {
  it('is read like an .xlsx file', async () => {
    const book = makeBook([
      ['序列号', 'Power'],
      ['HS2600000001', 540],
      [],
      [123456789012, 540.55],
      [1234567890123456, true],
      [1e21, 'a_x0041_'],
    ]);
    await expect(readHere(makeXls(book), { columns: { sn: ['序列号'], power: ['power'] } })).resolves.toMatchObject({
      kind: 'xls',
      rowNumbers: [2, 4, 5, 6],
      values: { sn: ['HS2600000001', '123456789012', '1234567890123456', '1e+21'], power: ['540', '540.55', 'TRUE', 'a_x0041_'] },
      problems: ['2:sn:tooManyDigits', '3:sn:exponent'],
    });
  });

  it('gives cached formula results and reports errors', async () => {
    const sheet = utils.aoa_to_sheet([['Serial number'], ['x'], ['y']]);
    sheet['A2'] = { t: 'n', v: 7, f: '3+4' };
    sheet['A3'] = { t: 'e', v: 0x17 };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Data');
    await expect(readHere(makeXls(book))).resolves.toMatchObject({ values: { sn: ['7', ''] }, problems: ['1:sn:errorValue'] });
  });

  it('gives its first visible sheet', async () => {
    const book = makeBook([['Serial number'], ['hidden']]);
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Serial number'], ['seen']]), 'Second');
    book.Workbook = {
      Sheets: [
        { name: 'Data', Hidden: 1 },
        { name: 'Second', Hidden: 0 },
      ],
    };
    await expect(readHere(makeXls(book))).resolves.toMatchObject({ values: { sn: ['seen'] } });
  });

  it('is held to the same limits', async () => {
    const rows = [['Serial number'], ...Array.from({ length: 101 }, (_, index) => [`HS26${index}`])];
    await expect(readHere(makeXls(makeBook(rows)), { maxRows: 101 })).resolves.toMatchObject({ rows: 101 });
    await expect(refusal(makeXls(makeBook(rows)), { maxRows: 100 })).resolves.toEqual({ reason: 'tooManyRows', maxRows: 100 });
    await expect(refusal(makeXls(makeBook([['Serial number']])))).resolves.toEqual({ reason: 'noRows' });
    await expect(refusal(makeXls(makeBook([['a']])))).resolves.toEqual({ reason: 'noHeader', missing: ['sn'] });
  });

  it('that is cut off is damaged', async () => {
    const whole = makeXls(makeBook([['Serial number'], ['HS2600000001']]));
    await expect(refusal(whole.subarray(0, 1_000))).resolves.toEqual({ reason: 'damaged', detail: 'xls' });
  });
});

describe('the same container', () => {
  it('around an encrypted .xlsx file is refused as encrypted', async () => {
    const made = makeContainer({ '/EncryptionInfo': Buffer.alloc(64), '/EncryptedPackage': Buffer.alloc(5_000, 7) });
    await expect(refusal(made)).resolves.toEqual({ reason: 'encrypted' });
  });

  it('around an encrypted .xls file is refused as encrypted', async () => {
    const beginning = Buffer.from('0908100000060500000000000000000000000000', 'hex');
    const filePass = Buffer.from('2f0006000000aaaabbbb', 'hex');
    await expect(refusal(makeContainer({ '/Workbook': Buffer.concat([beginning, filePass, Buffer.alloc(5_000)]) }))).resolves.toEqual({
      reason: 'encrypted',
    });
  });

  it('around a document is no spreadsheet', async () => {
    await expect(refusal(makeContainer({ '/WordDocument': Buffer.alloc(5_000) }))).resolves.toEqual({ reason: 'notASpreadsheet' });
  });
});
