import { open } from 'node:fs/promises';
import { ZipError } from '#src/platform/zip/zip-error.ts';
import { LIMITS } from './limits.ts';
import type { ReadingOutcome, ReadingTask, WireBatch } from './messages.ts';
import { RowCollector } from './row-collector.ts';
import { SNIFF_BYTES, sniffContainer } from './sniff-format.ts';
import { SpreadsheetError, tooLarge } from './spreadsheet-error.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** What is wrong with its zip is wrong with the spreadsheet. */
function refuse(error: unknown): never {
  throw error instanceof ZipError ? new SpreadsheetError(error.failure, { cause: error }) : error;
}

/** Reads one file in this process; `emit` can wait before reading continues. */
export async function readFileInto(task: ReadingTask, emit: (batch: WireBatch) => Promise<void>): Promise<ReadingOutcome> {
  await using file = await open(task.path);
  const { size } = await file.stat();
  if (size === 0) throw new SpreadsheetError({ reason: 'notASpreadsheet' });
  if (size > LIMITS.fileBytes) throw tooLarge('fileBytes');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
  const container = sniffContainer(buffer.subarray(0, bytesRead));
  const collector = new RowCollector(task);
  const flush = async (): Promise<void> => {
    for (const batch of collector.takeFull()) await emit(batch);
  };
  if (container === 'zip') await readXlsx(file, size, collector, flush).catch(refuse);
  else {
    // SheetJS is big, and most files are none of its business.
    const { readXls } = await import('./xls/read-xls.ts');
    await readXls(file, collector, flush);
  }
  const { rows, found } = collector.finish();
  await flush();
  return { rows, found, kind: container === 'zip' ? 'xlsx' : 'xls' };
}
