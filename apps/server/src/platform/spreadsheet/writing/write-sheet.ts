import { Readable } from 'node:stream';
import { workbookParts } from './workbook.ts';
import type { SheetColumn, SheetRows, WorkbookSheet } from './workbook.ts';
import { zipStream } from './zip-stream.ts';

export interface WriteSheetOptions {
  /** Name of the sheet's tab; characters that Excel forbids are replaced. */
  name: string;
  isRightToLeft?: boolean;
}

/**
 * An .xlsx file as a stream of bytes. Rows are pulled as the reader takes bytes, so memory stays flat; an error among
 * them destroys the stream, and destroying the stream ends the rows' iterator.
 */
export const writeSheet = (columns: readonly SheetColumn[], rows: SheetRows, options: WriteSheetOptions): Readable =>
  writeWorkbook([{ ...options, columns, rows }]);

/** The same for a file of several sheets. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Readable {
  return Readable.from(zipStream(workbookParts(sheets)), { objectMode: false });
}
