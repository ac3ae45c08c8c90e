import { describe, expect, it } from 'vitest';
import { makeParts, makeRow, makeXlsx, makeZip } from './testing/make-xlsx.ts';
import { readHere, refusal } from './testing/read-here.ts';

const HEADER = makeRow('Serial number', 'Power');
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The serial number and problems read from one hand-made cell, with a full row around it. */
async function readCell(cell: string, strings?: string): Promise<{ text: string | undefined; problems: string[] }> {
  const made = makeXlsx({ rows: HEADER + makeRow(cell, '540'), ...(strings === undefined ? {} : { strings }) });
  const { values, problems } = await readHere(made);
  return { text: values['sn']?.[0], problems };
}

describe('the format', () => {
  const others: [string, string | Buffer, object][] = [
    ['html', '<html><body><table><tr><td>Serial number</td></tr></table></body></html>', { reason: 'wrongFormat', format: 'html' }],
    ['html with a mark and space', '\uFEFF\r\n <!DOCTYPE html><p>x</p>', { reason: 'wrongFormat', format: 'html' }],
    ['xhtml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', { reason: 'wrongFormat', format: 'html' }],
    [
      'XML 2003',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      { reason: 'wrongFormat', format: 'xml2003' },
    ],
    ['other XML', '<?xml version="1.0"?><feed/>', { reason: 'notASpreadsheet' }],
    ['CSV', 'Serial number,Power\r\nHS2600000001,540\r\n', { reason: 'wrongFormat', format: 'csv' }],
    ['CSV in UTF-16', Buffer.from('\uFEFFSerial number\tPower\r\n', 'utf16le'), { reason: 'wrongFormat', format: 'csv' }],
    ['BIFF 2', Buffer.from('0900040002001000', 'hex'), { reason: 'wrongFormat', format: 'biff2' }],
    ['BIFF 4', Buffer.from('090406000004100000000000', 'hex'), { reason: 'wrongFormat', format: 'biff2' }],
    ['nothing', '', { reason: 'notASpreadsheet' }],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), { reason: 'notASpreadsheet' }],
    ['a PDF', '%PDF-1.7\n1 0 obj', { reason: 'notASpreadsheet' }],
    ['a plain zip', makeZip([{ name: 'a.txt', content: 'a' }]), { reason: 'notASpreadsheet' }],
    [
      'an OpenDocument sheet',
      makeZip(['mimetype', 'content.xml'].map((name) => ({ name, content: 'a' }))),
      { reason: 'wrongFormat', format: 'ods' },
    ],
  ];
  it.each(others)('%s is refused whatever its name', async (_, bytes, failure) => {
    await expect(refusal(bytes)).resolves.toEqual(failure);
  });

  it('xlsb and Word are told from xlsx by their main part', async () => {
    const rename = (name: string): Buffer =>
      makeZip(
        makeParts({}).map((part) => ({
          ...part,
          name: part.name.replace('xl/workbook.xml', name),
          content: String(part.content).replace('xl/workbook.xml', name),
        })),
      );
    await expect(refusal(rename('xl/workbook.bin'))).resolves.toEqual({ reason: 'wrongFormat', format: 'xlsb' });
    await expect(refusal(rename('word/document.xml'))).resolves.toEqual({ reason: 'notASpreadsheet' });
  });
});

describe('the sheet', () => {
  it('is the first visible one', async () => {
    const hidden = '<sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/>';
    const made = makeXlsx({
      sheets: `${hidden}<sheet name="Data" sheetId="2" state="visible" r:id="rId1"/>`,
      rows: HEADER + makeRow('HS2600000001'),
    });
    await expect(readHere(made)).resolves.toMatchObject({ rows: 1 });
    await expect(refusal(makeXlsx({ sheets: hidden.replace('rId9', 'rId1') }))).resolves.toEqual({ reason: 'noSheet' });
    await expect(refusal(makeXlsx({ sheets: '' }))).resolves.toEqual({ reason: 'noSheet' });
  });

  it('may use prefixes, comments, CDATA, a byte order mark, instructions and odd spacing', async () => {
    const sheet = `\uFEFF<?xml version='1.0' encoding='utf-8' ?><?note a > b?><!-- <row> --><x:worksheet xmlns:x="${MAIN}"><x:sheetPr/><x:cols><x:col min="1"/></x:cols>
      <x:sheetData><x:row r = '1' ><x:c r="A1" t="inlineStr"><x:is><x:t>Serial number</x:t></x:is></x:c ></x:row>
      <x:row r="5" spans="1:2" note="a>b"><x:c t='str' r='A5' ><x:v >HS<!-- </x:v> --><![CDATA[<26>&amp;]]>1</x:v></x:c></x:row></x:sheetData><x:mergeCells/></x:worksheet>`;
    await expect(readHere(makeXlsx({ sheet }))).resolves.toMatchObject({ rowNumbers: [5], values: { sn: ['HS<26>&amp;1'] } });
  });

  it('may leave out references, skip rows and hold blank ones', async () => {
    const blank = '<row><c s="4"/><c t="inlineStr"><is><t> </t></is></c></row>';
    const rows = `<row r="3"><c r="B3" t="inlineStr"><is><t>Power</t></is></c><c t="inlineStr"><is><t>serial-number</t></is></c></row>
      ${blank}<row r="10"><c r="C10" t="inlineStr"><is><t>HS2600000001</t></is></c><c/></row><row/>${blank}<row r="20"><c r="B20"><v>540.5</v></c></row>`;
    const read = await readHere(makeXlsx({ rows }));
    expect(read).toMatchObject({
      rows: 2,
      rowNumbers: [10, 20],
      found: ['power', 'sn'],
      values: { sn: ['HS2600000001', ''], power: ['', '540.5'] },
    });
  });

  it('lets duplicates pass and leaves texts as they stand', async () => {
    const read = await readHere(makeXlsx({ rows: HEADER + makeRow(' hs2600000001 ') + makeRow('HS2600000001') + makeRow('HS2600000001') }));
    expect(read.values['sn']).toEqual([' hs2600000001 ', 'HS2600000001', 'HS2600000001']);
  });
});

describe('the header', () => {
  const columns = {
    sn: ['Serial number', '序列号', 'シリアル番号', 'Número de serie', 'Seriennummer', 'الرقم التسلسلي', 'Numéro de série'],
    power: ['Power'],
  };

  it.each([
    '序列号',
    ' シリアル番号 ',
    'NÚMERO DE SERIE:',
    'Serien-Nummer',
    'الرقم التسلسلي',
    'ＳＥＲＩＡＬ　ＮＵＭＢＥＲ',
    'serial_number*',
    'Serial\nnumber',
  ])('%s is known', async (header) => {
    await expect(readHere(makeXlsx({ rows: makeRow(header) + makeRow('HS2600000001') }), { columns })).resolves.toMatchObject({
      found: ['sn'],
    });
  });

  it('may be below a title, and the leftmost of two counts', async () => {
    const rows =
      makeRow('Modules of May', 'Power') + makeRow('Note', 'Serial number', 'Serial number') + makeRow('x', 'HS2600000001', 'HS2600000002');
    await expect(readHere(makeXlsx({ rows }))).resolves.toMatchObject({ values: { sn: ['HS2600000001'] } });
  });

  it('that is missing refuses the file and names what lacks', async () => {
    const task = { required: ['sn', 'power'] };
    await expect(refusal(makeXlsx({ rows: '' }), task)).resolves.toEqual({ reason: 'noHeader', missing: ['sn', 'power'] });
    await expect(refusal(makeXlsx({ rows: makeRow('a', 'b') }), task)).resolves.toEqual({ reason: 'noHeader', missing: ['sn', 'power'] });
    await expect(refusal(makeXlsx({ rows: makeRow('Power', 'b') + makeRow('540') }), task)).resolves.toEqual({
      reason: 'noHeader',
      missing: ['sn'],
    });
    const tooFarDown = makeRow('x').repeat(20) + HEADER + makeRow('HS2600000001');
    await expect(refusal(makeXlsx({ rows: tooFarDown }))).resolves.toEqual({ reason: 'noHeader', missing: ['sn'] });
  });

  it('alone is no content', async () => {
    await expect(refusal(makeXlsx({ rows: HEADER }))).resolves.toEqual({ reason: 'noRows' });
    await expect(refusal(makeXlsx({ rows: `${HEADER}<row><c s="1"/></row>${makeRow(' ', ' ', 'a note')}` }))).resolves.toEqual({
      reason: 'noRows',
    });
  });
});

describe('the number of rows', () => {
  it('may reach the limit and not pass it', async () => {
    const rows = (count: number): Buffer => makeXlsx({ rows: HEADER + makeRow('HS2600000001').repeat(count) });
    await expect(readHere(rows(250), { maxRows: 250 })).resolves.toMatchObject({ rows: 250 });
    await expect(refusal(rows(251), { maxRows: 250 })).resolves.toEqual({ reason: 'tooManyRows', maxRows: 250 });
  });
});

describe('a cell', () => {
  const cells: [string, string, string, string[]][] = [
    ['a plain number', '<c><v>123456789012345</v></c>', '123456789012345', []],
    ['a typed number', '<c t="n"><v> 540 </v></c>', '540', []],
    ['a number with leading zeros', '<c><v>000000000000123456789</v></c>', '000000000000123456789', []],
    ['a stored binary fraction', '<c><v>540.54999999999995</v></c>', '540.55', []],
    ['a number in exponent form', '<c><v>1.23456789012E+17</v></c>', '1.23456789012E+17', ['0:sn:exponent']],
    ['16 digits', '<c><v>1234567890123456</v></c>', '1234567890123456', ['0:sn:tooManyDigits']],
    ['16 digits that round to a whole number', '<c><v>123456789012345.99</v></c>', '123456789012345.99', ['0:sn:tooManyDigits']],
    ['no number', '<c><v>abc</v></c>', 'abc', ['0:sn:unreadable']],
    ['a formula with its number', '<c><f>1+1</f><v>2</v></c>', '2', []],
    ['a formula with its text', '<c t="str"><f>A1</f><v>HS1</v></c>', 'HS1', []],
    ['a formula with its empty text', '<c t="str"><f>""</f><v></v></c>', '', []],
    ['a formula without value', '<c><f>1+1</f></c>', '', ['0:sn:formulaWithoutValue']],
    ['a formula with an empty value', '<c><f>1+1</f><v/></c>', '', ['0:sn:formulaWithoutValue']],
    ['a formula whose number is too long', '<c><f>A1*1</f><v>1E+20</v></c>', '1E+20', ['0:sn:exponent']],
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!', ['0:sn:errorValue']],
    ['true', '<c t="b"><v>1</v></c>', 'TRUE', []],
    ['false', '<c t="b"><v>0</v></c>', 'FALSE', []],
    ['a date', '<c t="d"><v>2026-11-21</v></c>', '2026-11-21', []],
    ['an unknown type', '<c t="zz"><v>1</v></c>', '1', ['0:sn:unreadable']],
    ['text with entities', '<c t="inlineStr"><is><t>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;é</t></is></c>', '<&>"\'A😀é', []],
    ['text with spreadsheet escapes', '<c t="inlineStr"><is><t>a_x000D_b_x005F_x0041_c</t></is></c>', 'a\rb_x0041_c', []],
    ['text with what nothing can store', '<c t="inlineStr"><is><t>a_x0000_b&#xD800;c\0d</t></is></c>', 'ab\uFFFDcd', []],
    ['text with line ends', '<c t="inlineStr"><is><t>a\r\nb\rc\nd</t></is></c>', 'a\nb\nc\nd', []],
    [
      'text in runs, reading aids left out',
      '<c t="inlineStr"><is><r><rPr><b/></rPr><t>東</t></r><r><t>京</t></r><rPh sb="0"><t>トウ</t></rPh></is></c>',
      '東京',
      [],
    ],
  ];
  it.each(cells)('with %s', async (_, cell, text, problems) => {
    await expect(readCell(cell)).resolves.toEqual({ text, problems });
  });

  it('finds its shared string, also a rich or an empty one', async () => {
    const strings =
      '<si><t>a</t></si><si/><si><t/></si><si><r><t xml:space="preserve">x </t></r><r><t>y&amp;z</t></r><rPh><t>no</t></rPh></si>';
    await expect(readCell('<c t="s"><v>0</v></c>', strings)).resolves.toEqual({ text: 'a', problems: [] });
    await expect(readCell('<c t="s"><v>1</v></c>', strings)).resolves.toEqual({ text: '', problems: [] });
    await expect(readCell('<c t="s"><v> 3 </v></c>', strings)).resolves.toEqual({ text: 'x y&z', problems: [] });
  });
});
