import { CELL_PROBLEMS } from './cell-problem.ts';
import type { CellProblemCode } from './cell-problem.ts';
import { WIRE_SEPARATOR } from './messages.ts';
import type { ReadingOutcome, SheetKind, WireBatch } from './messages.ts';
import { ReadingChild } from './reading-child.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** A cell whose text can't be trusted. */
export interface CellProblem<Key extends string = string> {
  /** Index in the batch's arrays. */
  index: number;
  column: Key;
  code: CellProblemCode;
}

/** Some rows, column by column, ready for one `unnest`; all arrays are of one length. */
export interface SheetBatch<Key extends string = string> {
  /** Row numbers as the spreadsheet program shows them, from 1. */
  rowNumbers: number[];
  /** Cell texts, untrimmed; '' for an empty cell and for a column that the file does not have. */
  values: Record<Key, string[]>;
  problems: CellProblem<Key>[];
  /** Data rows that the whole file seems to have; 0 where it does not say. Never to be relied on. */
  rowsExpected: number;
}

export interface ReadSheetOptions<Key extends string = string> {
  /** Accepted headers by column key; width, case, spaces and punctuation don't count. */
  columns: Readonly<Record<Key, readonly string[]>>;
  /** Keys without which a row is no header. */
  required: readonly NoInfer<Key>[];
  /** Most filled rows below the header; one more refuses the file. */
  maxRows: number;
  /** Takes the batches one after the other, in order; the next one waits for its promise. Its error ends the reading. */
  onBatch: (batch: SheetBatch<Key>) => Promise<void> | void;
  /** Rows in a batch. */
  batchSize?: number;
  signal?: AbortSignal;
  /** Milliseconds that may be spent waiting for the reading process, start included; time within `onBatch` does not count. */
  wallMs?: number;
}

export interface SheetRead<Key extends string = string> {
  /** Filled rows below the header. */
  rows: number;
  kind: SheetKind;
  /** Keys of the columns that the file has. */
  found: Key[];
}

const DEFAULT_BATCH = 5_000;
const DEFAULT_WALL_MS = 60_000;

/**
 * Reads the first visible sheet of an .xlsx or .xls file in a process of its own, which is gone when the promise settles.
 * Rejects with a {@link SpreadsheetError}, or with what `onBatch` threw. Batches may have been taken before a refusal
 * (`tooManyRows`, `damaged` …): the caller undoes what it did with them.
 */
export async function readSheet<Key extends string>(source: { path: string }, options: ReadSheetOptions<Key>): Promise<SheetRead<Key>> {
  const { columns, required, maxRows, onBatch, batchSize = DEFAULT_BATCH, signal, wallMs = DEFAULT_WALL_MS } = options;
  if (signal?.aborted) throw new SpreadsheetError({ reason: 'cancelled' });
  const keys = Object.keys(columns) as Key[];
  const accepted = Object.fromEntries(keys.map((key) => [key, [...columns[key]]]));
  const child = new ReadingChild({ path: source.path, columns: accepted, required: [...required], maxRows, batchSize }, wallMs);
  const cancel = (): void => child.fail(new SpreadsheetError({ reason: 'cancelled' }));
  signal?.addEventListener('abort', cancel);
  try {
    const { rows, kind, found } = await takeBatches(child, (batch) => onBatch(unpack(batch, keys)));
    return { rows, kind, found: keys.filter((key) => found.includes(key)) };
  } finally {
    signal?.removeEventListener('abort', cancel);
    await child.close();
  }
}

async function takeBatches(child: ReadingChild, take: (batch: WireBatch) => Promise<void> | void): Promise<ReadingOutcome> {
  for (;;) {
    const next = await child.next();
    if (next.type === 'done') return next.outcome;
    await take(next.batch);
    child.taken();
  }
}

function unpack<Key extends string>(batch: WireBatch, keys: readonly Key[]): SheetBatch<Key> {
  const rowNumbers = Array.from(batch.rowNumbers);
  const values = {} as Record<Key, string[]>;
  for (const key of keys) {
    const slot = batch.keys.indexOf(key);
    values[key] = slot === -1 ? rowNumbers.map(() => '') : (batch.columns[slot] ?? '').split(WIRE_SEPARATOR);
  }
  return { rowNumbers, values, problems: unpackProblems<Key>(batch), rowsExpected: batch.rowsExpected };
}

function unpackProblems<Key extends string>({ problems, keys }: WireBatch): CellProblem<Key>[] {
  const unpacked: CellProblem<Key>[] = [];
  for (let at = 0; at < problems.length; at += 3) {
    const code = CELL_PROBLEMS[problems[at + 2] ?? -1];
    if (code !== undefined) unpacked.push({ index: problems[at] ?? 0, column: keys[problems[at + 1] ?? -1] as Key, code });
  }
  return unpacked;
}
