import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits, type ErrorKey } from '@heliodesk/contract/kit';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readSheet, SpreadsheetError, type SheetBatch, type SpreadsheetReason } from '#src/platform/spreadsheet/index.ts';
import { withWorkingFolder } from '#src/platform/storage/working-folder.ts';
import { insertChunk, removeChunks, type ChunkCounts } from '../chunk-store.ts';
import { startRun, updateRun, type ImportRecord, type RunChange } from '../import-store.ts';
import type { Evaluation } from '../evaluation-store.ts';
import { findListOfImport, type ListRecord } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { sheetHeaders, type SheetKey } from '../sheet-labels.ts';
import { ChunkBuilder } from './chunk-builder.ts';

/** This run was cancelled, or another one carries the import now. */
class RunLost extends Error {}

const refusals: Record<Exclude<SpreadsheetReason, 'cancelled'>, ErrorKey> = {
  notASpreadsheet: 'serial.wrongFormat',
  wrongFormat: 'serial.wrongFormat',
  encrypted: 'serial.encrypted',
  tooLarge: 'serial.tooLarge',
  damaged: 'serial.damaged',
  crashed: 'serial.damaged',
  noSheet: 'serial.noRows',
  noRows: 'serial.noRows',
  noHeader: 'serial.noHeader',
  tooManyRows: 'serial.tooManyRows',
  tooSlow: 'serial.tooSlow',
};

/** The claim's file on the local disk for as long as `work` needs it; the reader seeks in it. */
const withLocalCopy = (platform: Platform, storageKey: string, work: (path: string) => Promise<void>): Promise<void> =>
  withWorkingFolder(async (folder) => {
    const path = join(folder, 'sheet');
    await pipeline(await platform.files.read(storageKey), createWriteStream(path));
    await work(path);
  });

const add = <Key extends string>(sums: Partial<Record<Key, number>>, more: Partial<Record<Key, number>>): void => {
  for (const [key, count] of Object.entries(more) as [Key, number][]) sums[key] = (sums[key] ?? 0) + count;
};

/** One reading of a file by one handler. */
interface Carried {
  platform: Platform;
  record: ImportRecord;
  list: ListRecord;
  run: string;
}

/** Writes an import in the name of the run, if that carries it still. */
async function write({ platform, record: { id }, list, run }: Carried, tx: Tx, change: RunChange): Promise<boolean> {
  const isCarried = await updateRun(tx, { importId: id, run, at: platform.clock.now() }, change);
  if (isCarried) await serialListOwners.of(platform, list.ownerKind).publishImport(platform, tx, list.ownerId, id);
  return isCarried;
}

/** What one reading keeps between its batches. */
class Reading {
  readonly #carried: Carried;
  readonly #of: Evaluation;
  readonly #builder = new ChunkBuilder();
  readonly #sums: ChunkCounts = { valid: 0, verdicts: {}, reasons: {} };
  #room: number;
  #read = 0;

  constructor(carried: Carried, of: Evaluation, room: number) {
    this.#carried = carried;
    this.#of = of;
    this.#room = room;
  }

  async take(batch: SheetBatch<SheetKey>): Promise<void> {
    const chunk = this.#builder.build(batch);
    this.#read += batch.rowNumbers.length;
    const { platform, record, list } = this.#carried;
    await transaction(platform.db, async (tx) => {
      const counts = await insertChunk(tx, { importId: record.id, listId: list.id, of: this.#of, room: this.#room }, chunk);
      this.#room = Math.max(0, this.#room - counts.valid);
      this.#sums.valid += counts.valid;
      add(this.#sums.verdicts, counts.verdicts);
      add(this.#sums.reasons, counts.reasons);
      const isCarried = await write(this.#carried, tx, {
        rows_read: this.#read,
        rows_total: batch.rowsExpected,
        verdicts: JSON.stringify(this.#sums.verdicts),
        reasons: JSON.stringify(this.#sums.reasons),
      });
      if (!isCarried) throw new RunLost();
    });
  }
}

/** How often a reading tells that it is alive, also while its file gives no rows yet. Milliseconds. */
const heartbeatEvery = 5_000;

/** Runs `work` while the import counts as carried by this run. */
async function withHeartbeat({ platform, record, run }: Carried, work: () => Promise<void>): Promise<void> {
  const beat = (): void =>
    void transaction(platform.db, (tx) => updateRun(tx, { importId: record.id, run, at: platform.clock.now() }, {})).catch(
      (error: unknown) => platform.log.warn({ err: error, importId: record.id }, 'import without a sign of life'),
    );
  const heartbeat = setInterval(beat, heartbeatEvery);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
  }
}

const finish = (carried: Carried, change: RunChange): Promise<boolean> =>
  transaction(carried.platform.db, (tx) => write(carried, tx, change));

/** Reads an uploaded spreadsheet into a preview. Started again after a crash; a refusal of the file ends in state `failed`. */
export async function readImport(platform: Platform, importId: number, signal: AbortSignal): Promise<void> {
  const run = randomUUID();
  const record = await transaction(platform.db, async (tx) => {
    const started = await startRun(tx, { importId, run, at: platform.clock.now() }, ['waiting', 'reading'], 'reading');
    if (started !== undefined) await removeChunks(tx, importId);
    return started;
  });
  const list = await findListOfImport(platform.db, importId);
  if (record === undefined || list === undefined) return;
  const owner = serialListOwners.of(platform, list.ownerKind);
  const room = Math.max(0, (await owner.findLimit(platform)) - list.total);
  const carried = { platform, record, list, run };
  const scope = await owner.findScope(platform.db, list.ownerId, platform.clock.now());
  const reading = new Reading(carried, { platform, owner: list, scope }, room);
  try {
    const read = async (path: string): Promise<void> => {
      const { rows } = await readSheet(
        { path },
        { columns: sheetHeaders(), required: ['sn'], maxRows: limits.serialNumbers, signal, onBatch: (batch) => reading.take(batch) },
      );
      await finish(carried, { state: 'ready', rows_total: rows });
    };
    await withHeartbeat(carried, () => withLocalCopy(platform, record.storage_key, read));
  } catch (error) {
    if (error instanceof RunLost) return;
    if (!(error instanceof SpreadsheetError) || error.reason === 'cancelled') throw error;
    platform.log.info({ importId, failure: error.failure }, 'spreadsheet refused');
    await finish(carried, { state: 'failed', error_key: refusals[error.reason] });
  }
}
