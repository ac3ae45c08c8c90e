import { stat } from 'node:fs/promises';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  findAccountsByNumber,
  findProgress,
  replaceSerials,
  saveProgress,
  upsertImported,
  type ImportProgress,
  type MatchedRow,
} from './import-store.ts';
import { readHeader, readRows, type ReadRow } from './read-rows.ts';
import { csvLine, openReport, type RefusedReport } from './refused-report.ts';
import { ImportedRow, wrongColumns } from './row.ts';

/** Rows, and serial numbers, after which a batch is written. */
const batchRows = 1_000;
const batchSerials = 20_000;

interface ImportOptions {
  path: string;
  /** Where refused rows go; without it they are only counted. */
  reportPath?: string | undefined;
  /** Writes nothing, and tells what it would have written. */
  isDry?: boolean | undefined;
  /** After each batch, and once at the end. */
  onProgress?: (progress: ImportProgress) => void;
  /** A row, counted from 1 below the header, is refused because of these columns. */
  onRefused?: (row: number, columns: readonly string[]) => void;
}

type Database = Pick<Platform, 'db' | 'clock'>;

/** A row as it was read, and what it says; nothing where columns are wrong. */
interface CheckedRow {
  read: ReadRow;
  row?: ImportedRow;
  wrong: readonly string[];
}

function check(read: ReadRow): CheckedRow {
  const parsed = ImportedRow.safeParse(read.values);
  return parsed.success ? { read, row: parsed.data, wrong: [] } : { read, wrong: wrongColumns(parsed.error) };
}

/** Rows that are written together. */
async function* batchesOf(rows: AsyncIterable<ReadRow>): AsyncGenerator<CheckedRow[]> {
  let batch: CheckedRow[] = [];
  let serials = 0;
  for await (const read of rows) {
    const checked = check(read);
    batch.push(checked);
    serials += checked.row?.serial_numbers.length ?? 0;
    if (batch.length < batchRows && serials < batchSerials) continue;
    yield batch;
    batch = [];
    serials = 0;
  }
  yield batch;
}

/** Of rows with one number, the last counts, as it would in a file of its own. */
const lastOfEach = (rows: readonly MatchedRow[]): MatchedRow[] => [
  ...new Map(rows.map((row) => [JSON.stringify([row.external_system, row.external_number]), row])).values(),
];

/** Rows with the company of their customer number, and those that are refused, also because no company has the number. */
async function matchCompanies(
  { db }: Database,
  batch: readonly CheckedRow[],
): Promise<{ matched: MatchedRow[]; refused: readonly CheckedRow[] }> {
  const numbers = new Set(batch.flatMap(({ row }) => row?.customer_number || []));
  const accounts = await findAccountsByNumber(db, [...numbers]);
  const matched: MatchedRow[] = [];
  const refused: CheckedRow[] = [];
  for (const checked of batch) {
    const { row } = checked;
    const accountId = accounts.get(row?.customer_number ?? '') ?? null;
    if (row === undefined) refused.push(checked);
    else if (row.customer_number !== '' && accountId === null) refused.push({ ...checked, wrong: ['customer_number'] });
    else matched.push({ ...row, accountId });
  }
  return { matched: lastOfEach(matched), refused };
}

/** Undoes a transaction whose outcome is known. */
class DryRun extends Error {}

/** Writes rows and how far the import is together; a dry run takes it back. */
async function write(
  { db, clock }: Database,
  rows: readonly MatchedRow[],
  { source, isDry, before }: { source: string; isDry: boolean; before: ImportProgress },
): Promise<ImportProgress> {
  let after = before;
  try {
    await transaction(db, async (tx) => {
      const { added, changed } = await upsertImported(tx, rows);
      after = { ...before, added: before.added + added, changed: before.changed + changed };
      if (rows.length > 0) await replaceSerials(tx, rows);
      if (isDry) throw new DryRun();
      await saveProgress(tx, source, after, clock.now());
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return after;
}

const reportLine = ({ read: { cells }, wrong }: CheckedRow): string => csvLine([...cells, wrong.join(' ')]);

/**
 * Streams a CSV file of any size into the requests of older systems. Rows and progress are written together, so that an import that broke
 * off continues at the byte where it stopped when the same file (path, size and time of change) is given again. A number of a system is
 * there once: importing it again changes it, or nothing.
 */
export async function importRequests(platform: Database, options: ImportOptions): Promise<ImportProgress> {
  const { path, reportPath, isDry = false, onProgress, onRefused } = options;
  const { size, mtimeMs } = await stat(path);
  const source = `${path} ${size} ${Math.round(mtimeMs)}`;
  const { columns, bytes } = await readHeader(path);
  let progress = await findProgress(platform.db, isDry ? '' : source);
  if (progress.isFinished) return progress;
  const report: RefusedReport | undefined =
    reportPath === undefined ? undefined : await openReport(reportPath, csvLine([...columns, 'refused_for']), progress.reportBytes);
  const rows = readRows(path, columns, { byte: Math.max(bytes, progress.bytesDone), row: progress.rowsDone });
  try {
    for await (const batch of batchesOf(rows)) {
      const { matched, refused } = await matchCompanies(platform, batch);
      for (const { read, wrong } of refused) onRefused?.(read.number, wrong);
      const before = {
        ...progress,
        bytesDone: batch.at(-1)?.read.end ?? progress.bytesDone,
        reportBytes: (await report?.add(refused.map((row) => reportLine(row)))) ?? 0,
        rowsDone: progress.rowsDone + batch.length,
        refused: progress.refused + refused.length,
      };
      progress = await write(platform, matched, { source, isDry, before });
      onProgress?.(progress);
    }
  } finally {
    await report?.close();
  }
  if (!isDry) progress = await write(platform, [], { source, isDry, before: { ...progress, isFinished: true } });
  return progress;
}
