import type { FileHandle } from 'node:fs/promises';
import { LIMITS } from '../limits.ts';
import type { RowCollector } from '../row-collector.ts';
import { readZipDirectory } from '#src/platform/zip/zip-directory.ts';
import { readEntry } from '#src/platform/zip/zip-entry.ts';
import { SharedStrings } from './shared-strings.ts';
import { SheetCells } from './sheet-cells.ts';
import { findSheetParts } from './workbook-parts.ts';

/** Streams the first visible sheet of an .xlsx file into the collector; `flush` runs after every piece and may wait. */
export async function readXlsx(file: FileHandle, fileSize: number, collector: RowCollector, flush: () => Promise<void>): Promise<void> {
  const entries = await readZipDirectory(file, fileSize, LIMITS);
  const parts = await findSheetParts(file, entries);
  const table = new SharedStrings();
  if (parts.sharedStrings !== undefined) {
    for await (const chunk of readEntry(file, parts.sharedStrings)) table.feed(chunk);
    table.end();
  }
  const cells = new SheetCells(table.strings, collector);
  for await (const chunk of readEntry(file, parts.sheet)) {
    cells.feed(chunk);
    await flush();
  }
  cells.end();
}
