import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Day, patterns, RegionId } from '@heliodesk/contract/kit';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findProgress, saveProgress, upsertModules, type ImportProgress, type RegisteredModule } from './store.ts';

/** Columns of the file, in any order; the header names them. */
const registryColumns = [
  'serial_number',
  'module_type',
  'grade',
  'power',
  'production_date',
  'warranty_region',
  'warranty_start',
  'product_years',
  'performance_years',
] as const;

const years = z.coerce.number().int().min(0).max(50);
const RegistryRow = z
  .object({
    serial_number: z.string().trim().toUpperCase().regex(patterns.serialNumber),
    module_type: z.string().trim().min(1).max(60),
    grade: z.string().trim().min(1).max(10),
    power: z.coerce.number().positive().max(2_000),
    production_date: Day,
    warranty_region: RegionId,
    warranty_start: Day,
    product_years: years,
    performance_years: years,
  })
  .transform((row): RegisteredModule => ({
    serialNumber: row.serial_number,
    moduleType: row.module_type,
    grade: row.grade,
    power: row.power,
    productionDate: row.production_date,
    warrantyRegion: row.warranty_region,
    warrantyStart: row.warranty_start,
    productYears: row.product_years,
    performanceYears: row.performance_years,
  }));

const batchRows = 5_000;
const longestRow = 10_000;

/** The file is not a module registry; the message says what is wrong with it. */
export class RegistryFileError extends Error {
  override name = 'RegistryFileError';
}

interface ImportWatch {
  /** After each batch, and once at the end. */
  onProgress: (progress: ImportProgress) => void;
  /** A row, counted from 1 below the header, was left out because of these columns. */
  onRejected: (row: number, columns: string[]) => void;
}

/** Names as the columns are called, whatever their case; a missing one ends the import before anything is written. */
function checkedHeader(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = registryColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new RegistryFileError(`The file has no column ${missing.join(', ')}; its header must name ${registryColumns.join(', ')}`);
  return names;
}

/**
 * Streams a CSV file of any size into the registry. Rows and progress are written together, so a broken import continues where it
 * stopped when the same file (path, size and time of change) is given again. Rows that cannot be read are counted and left out.
 */
export async function importModules(
  platform: Pick<Platform, 'db' | 'clock'>,
  path: string,
  { onProgress, onRejected }: ImportWatch,
): Promise<ImportProgress> {
  const { size, mtimeMs } = await stat(path);
  const source = `${path} ${size} ${Math.round(mtimeMs)}`;
  const before = await findProgress(platform.db, source);
  if (before.isFinished) return before;
  const progress = { ...before };
  let batch: RegisteredModule[] = [];
  let position = 0;
  const flush = async (isFinished: boolean): Promise<void> => {
    progress.rowsDone = Math.max(progress.rowsDone, position);
    progress.isFinished = isFinished;
    await transaction(platform.db, async (tx) => {
      if (batch.length > 0) await upsertModules(tx, batch);
      await saveProgress(tx, source, progress, platform.clock.now());
    });
    batch = [];
    onProgress(progress);
  };
  const rows = createReadStream(path).pipe(
    parse({ bom: true, columns: checkedHeader, relax_column_count: true, skip_empty_lines: true, max_record_size: longestRow }),
  );
  for await (const row of rows) {
    position += 1;
    if (position <= before.rowsDone) continue;
    const module = RegistryRow.safeParse(row);
    if (module.success) batch.push(module.data);
    else {
      progress.rejected += 1;
      onRejected(position, [...new Set(module.error.issues.map(({ path: [column] }) => String(column)))]);
    }
    if (batch.length >= batchRows) await flush(false);
  }
  await flush(true);
  return progress;
}
