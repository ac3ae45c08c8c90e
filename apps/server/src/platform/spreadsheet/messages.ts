import type { SpreadsheetFailure } from './spreadsheet-error.ts';

/** What the reading process is asked to do. */
export interface ReadingTask {
  path: string;
  columns: Record<string, string[]>;
  required: string[];
  maxRows: number;
  batchSize: number;
}

export type SheetKind = 'xlsx' | 'xls';

/** One batch on the wire: a few long strings cross the process border many times faster than many short ones. */
export interface WireBatch {
  keys: string[];
  rowNumbers: Int32Array;
  /** One string a column: its values joined by {@link WIRE_SEPARATOR}. */
  columns: string[];
  /** Triples: index in the batch, index in `keys`, index in CELL_PROBLEMS. */
  problems: Int32Array;
  /** Rows below the header that the file declares; 0 if it declares none. */
  rowsExpected: number;
}

/** No cell text holds it: readers drop it, and PostgreSQL could not store it. */
export const WIRE_SEPARATOR = '\0';

export interface ReadingOutcome {
  rows: number;
  kind: SheetKind;
  found: string[];
}

export type FromReader =
  | { type: 'batch'; batch: WireBatch }
  | { type: 'done'; outcome: ReadingOutcome }
  | { type: 'failed'; failure: SpreadsheetFailure };

/** The first message is the task; every later one grants the right to send one more batch. */
export type ToReader = { type: 'task'; task: ReadingTask } | { type: 'taken' };

/** Batches that the reading process may be ahead of the one that takes them. */
export const BATCHES_AHEAD = 4;
