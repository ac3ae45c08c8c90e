import { rm } from 'node:fs/promises';
import { CELL_PROBLEMS } from '../cell-problem.ts';
import { WIRE_SEPARATOR } from '../messages.ts';
import type { ReadingOutcome, ReadingTask } from '../messages.ts';
import { readFileInto } from '../read-file.ts';
import { SpreadsheetError } from '../spreadsheet-error.ts';
import type { SpreadsheetFailure } from '../spreadsheet-error.ts';
import { makeFile } from './make-xlsx.ts';

export interface ReadHere extends ReadingOutcome {
  rowNumbers: number[];
  batchSizes: number[];
  values: Record<string, string[]>;
  /** `row index:column:code` */
  problems: string[];
}

const DEFAULTS = { columns: { sn: ['Serial number'], power: ['Power'] }, required: ['sn'], maxRows: 1_000, batchSize: 100 };

/** Reads the bytes in this process, which is quick; the process around it has tests of its own. */
export async function readHere(bytes: string | Buffer, task: Partial<ReadingTask> = {}): Promise<ReadHere> {
  const path = await makeFile(bytes);
  const rowNumbers: number[] = [];
  const batchSizes: number[] = [];
  const values: Record<string, string[]> = {};
  const problems: string[] = [];
  try {
    const outcome = await readFileInto({ ...DEFAULTS, path, ...task }, async (batch) => {
      for (let at = 0; at < batch.problems.length; at += 3) {
        const [index = 0, slot = 0, code = 0] = batch.problems.subarray(at, at + 3);
        problems.push(`${rowNumbers.length + index}:${batch.keys[slot]}:${CELL_PROBLEMS[code]}`);
      }
      batchSizes.push(batch.rowNumbers.length);
      rowNumbers.push(...batch.rowNumbers);
      for (const [slot, key] of batch.keys.entries()) (values[key] ??= []).push(...(batch.columns[slot] ?? '').split(WIRE_SEPARATOR));
    });
    return { ...outcome, rowNumbers, batchSizes, values, problems };
  } finally {
    await rm(path);
  }
}

/** Why the bytes are refused. */
export async function refusal(bytes: string | Buffer, task: Partial<ReadingTask> = {}): Promise<SpreadsheetFailure | 'taken'> {
  try {
    await readHere(bytes, task);
    return 'taken';
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.failure;
    throw error;
  }
}
