import type { FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as SheetJs from '@e965/xlsx';
import { readNumber } from '../cell-problem.ts';
import type { RowCollector } from '../row-collector.ts';
import { SpreadsheetError, damaged } from '../spreadsheet-error.ts';
import { storable } from '../xlsx/xml-text.ts';
import { isEncrypted } from './biff-records.ts';
import { watchParent } from './parent-watch.ts';

type CellObject = SheetJs.CellObject;

/** The CommonJS build: the module build loads neither code pages nor the file system. */
const { CFB, read } = createRequire(import.meta.url)('@e965/xlsx') as typeof SheetJs;

/** Rows of the format's grid. */
const XLS_ROWS = 65_536;
/** Rows between two pauses for batches. */
const SLICE = 2_000;

/** Reads the first visible sheet of an .xls file into the collector. The file is parsed whole; the format can't be streamed. */
export async function readXls(file: FileHandle, collector: RowCollector, flush: () => Promise<void>): Promise<void> {
  const bytes = await file.readFile();
  await using _watch = watchParent();
  const rows = firstVisibleSheet(parse(bytes));
  collector.expectLastRow(rows.length);
  for (const [index, row] of rows.entries()) {
    if (row !== undefined) readRow(row, collector);
    collector.endRow(index + 1);
    if (index % SLICE === 0) await flush();
  }
}

function parse(bytes: Buffer): SheetJs.WorkBook {
  try {
    refuseOthers(bytes);
    return read(bytes, { type: 'buffer', dense: true, sheetRows: XLS_ROWS, cellHTML: false, cellText: false, bookVBA: false });
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : damaged('xls');
  }
}

/** The container also holds encrypted .xlsx files, Word documents, mails … */
function refuseOthers(bytes: Buffer): void {
  const container = CFB.read(bytes, { type: 'buffer' });
  if (CFB.find(container, '/EncryptedPackage') !== null) throw new SpreadsheetError({ reason: 'encrypted' });
  const book = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book');
  if (book === null) throw new SpreadsheetError({ reason: 'notASpreadsheet' });
  if (isEncrypted(Buffer.from(book.content))) throw new SpreadsheetError({ reason: 'encrypted' });
}

function firstVisibleSheet(book: SheetJs.WorkBook): (CellObject[] | undefined)[] {
  const properties = book.Workbook?.Sheets ?? [];
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (sheet === undefined || (properties[index]?.Hidden ?? 0) !== 0 || sheet['!type'] === 'chart') continue;
    return sheet['!data'] ?? [];
  }
  throw new SpreadsheetError({ reason: 'noSheet' });
}

function readRow(row: (CellObject | undefined)[], collector: RowCollector): void {
  for (const [column, cell] of row.entries()) {
    if (cell === undefined || (cell.v === undefined && cell.f === undefined)) continue;
    collector.countCell();
    if (collector.reads(column)) putCell(column, cell, collector);
  }
}

function putCell(column: number, cell: CellObject, collector: RowCollector): void {
  if (cell.t === 'e') collector.put(column, '', 'errorValue');
  else if (cell.v === undefined || cell.v === null) collector.put(column, '', 'formulaWithoutValue');
  else if (typeof cell.v === 'boolean') collector.put(column, cell.v ? 'TRUE' : 'FALSE');
  else if (typeof cell.v === 'number') {
    const { text, problem } = readNumber(String(cell.v));
    collector.put(column, text, problem);
  } else collector.put(column, storable(String(cell.v)));
}
