import { MAX_SHEET_ROWS } from '../limits.ts';
import { STYLE, columnName, escapeXml, rowXml } from './cell-xml.ts';
import type { SheetValue } from './cell-xml.ts';
import type { ZipPart } from './zip-stream.ts';

export interface SheetColumn {
  header: string;
  /** In characters. */
  width?: number;
  /** Formats the whole column as text, empty cells too: what is typed there is never taken for a number. */
  isText?: boolean;
  /** Breaks long lines. */
  isWrapped?: boolean;
  /** What can be chosen in each cell; anything else can be typed, too. */
  choices?: SheetChoices;
}

/** The filled cells of a column of the same file, below its header. */
export interface SheetChoices {
  /** Index of the sheet and of its column. */
  sheet: number;
  column: number;
  count: number;
}

export type SheetRows = Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>;

export interface WorkbookSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: SheetRows;
  isRightToLeft?: boolean;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DEFAULT_WIDTH = 18;
const LONGEST_NAME = 31;

/** Cell formats in the order of `STYLE`; number format 49 is "text". */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}">\
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy/mm/dd\\ hh:mm:ss"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FF1F4E79"/><bgColor indexed="64"/></patternFill></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf>\
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The parts of an .xlsx file in the order in which they are written. */
export function workbookParts(sheets: readonly WorkbookSheet[]): ZipPart[] {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  const overrides = numbered.map(
    ({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
  );
  const listed = numbered.map(
    ({ sheet, number }) => `<sheet name="${escapeXml(sheetName(sheet.name))}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const related = numbered.map(({ number }) => relationship(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`));
  const contentTypes = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${overrides.join('')}</Types>`;
  return [
    { name: '[Content_Types].xml', text: [DECLARATION, contentTypes] },
    { name: '_rels/.rels', text: [DECLARATION, relationships([relationship('rId1', 'officeDocument', 'xl/workbook.xml')])] },
    {
      name: 'xl/workbook.xml',
      text: [DECLARATION, `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [DECLARATION, relationships([...related, relationship('rIdStyles', 'styles', 'styles.xml')])],
    },
    { name: 'xl/styles.xml', text: [STYLES] },
    ...numbered.map(({ sheet, number }) => ({ name: `xl/worksheets/sheet${number}.xml`, text: sheetXml(sheet, sheets) })),
  ];
}

function relationships(inner: string[]): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${inner.join('')}</Relationships>`;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

async function* sheetXml({ columns, rows, isRightToLeft = false }: WorkbookSheet, all: readonly WorkbookSheet[]): AsyncGenerator<string> {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const styles = columns.map(columnStyle);
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" \
activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnXml).join('')}</cols><sheetData>`;
  const headers = columns.map(({ header }) => header);
  const headerStyles = columns.map(() => STYLE.header);
  yield rowXml(1, headers, headerStyles);
  let row = 1;
  for await (const values of rows) {
    row += 1;
    if (row > MAX_SHEET_ROWS) throw new RangeError('a sheet holds 1,048,576 rows');
    yield rowXml(row, values, styles);
  }
  // Serial numbers are text that looks like numbers; no green corners for that.
  const last = `${columnName(Math.max(columns.length, 1) - 1)}${row}`;
  yield `</sheetData>${choicesXml(columns, all)}<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

/** Lists to choose from, down to the last row that a sheet can have. */
function choicesXml(columns: readonly SheetColumn[], all: readonly WorkbookSheet[]): string {
  const lists = columns.flatMap(({ choices }, index) => {
    const named = choices && all[choices.sheet];
    if (choices === undefined || named === undefined || choices.count === 0) return [];
    const [own, from] = [columnName(index), columnName(choices.column)];
    const range = `'${sheetName(named.name).replaceAll("'", "''")}'!$${from}$2:$${from}$${choices.count + 1}`;
    return [
      `<dataValidation type="list" allowBlank="1" sqref="${own}2:${own}${MAX_SHEET_ROWS}"><formula1>${escapeXml(range)}</formula1></dataValidation>`,
    ];
  });
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

function columnXml(column: SheetColumn, index: number): string {
  const style = columnStyle(column);
  const styled = style === STYLE.plain ? '' : ` style="${style}"`;
  return `<col min="${index + 1}" max="${index + 1}" width="${column.width ?? DEFAULT_WIDTH}"${styled} customWidth="1"/>`;
}

function columnStyle({ isText = false, isWrapped = false }: SheetColumn): number {
  if (isText) return STYLE.text;
  return isWrapped ? STYLE.wrapped : STYLE.plain;
}

/** What Excel accepts as the name of a sheet. */
function sheetName(name: string): string {
  const allowed = name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .trim();
  return allowed === '' ? 'Sheet' : allowed;
}
