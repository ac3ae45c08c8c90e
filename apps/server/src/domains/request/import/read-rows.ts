import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { optionalColumns, requiredColumns } from './row.ts';

/** The file is no list of requests; the message says what is wrong with it. */
export class RequestFileError extends Error {
  override name = 'RequestFileError';
}

/** A request with as many serial numbers as one claim takes. */
const longestRow = 3_000_000;
const reading = { relax_column_count: true, skip_empty_lines: true, max_record_size: longestRow, info: true } as const;

interface Parsed {
  info: { bytes: number };
  record: unknown;
}

/** Names as the columns are called, whatever their case, and where the first row begins; a missing one ends the import before anything is written. */
export async function readHeader(path: string): Promise<{ columns: string[]; bytes: number }> {
  const header = createReadStream(path).pipe(parse({ ...reading, bom: true, to: 1 }));
  for await (const { record, info } of header as AsyncIterable<Parsed>) {
    const columns = (record as string[]).map((name) => name.trim().toLowerCase());
    const missing = requiredColumns.filter((column) => !columns.includes(column));
    if (missing.length === 0) return { columns, bytes: info.bytes };
    throw new RequestFileError(
      `The file has no column ${missing.join(', ')}; its header must name ${requiredColumns.join(', ')} and may name ${optionalColumns.join(', ')}`,
    );
  }
  throw new RequestFileError('The file is empty');
}

/** A row by its columns, its cells as they are, its place below the header from 1 on, and the byte at which the next one begins. */
export interface ReadRow {
  values: { [column: string]: string | undefined };
  cells: string[];
  number: number;
  end: number;
}

/** The rows of a file behind a byte and so many rows, one after another. */
export async function* readRows(path: string, columns: readonly string[], after: { byte: number; row: number }): AsyncGenerator<ReadRow> {
  const rows = createReadStream(path, { start: after.byte }).pipe(parse(reading));
  let number = after.row;
  for await (const { record, info } of rows as AsyncIterable<Parsed>) {
    number += 1;
    const cells = record as string[];
    yield {
      values: Object.fromEntries(columns.map((column, index) => [column, cells[index]])),
      cells,
      number,
      end: after.byte + info.bytes,
    };
  }
}
