import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '@heliodesk/contract/kit';
import { forEachConcurrently } from '#src/platform/concurrently.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readSheet, SpreadsheetError, type SheetBatch } from '#src/platform/spreadsheet/index.ts';
import { withWorkingFolder } from '#src/platform/storage/working-folder.ts';
import { insertChunk, removeChunks, type Chunk, type ChunkCounts, type ChunkPlace } from '../chunk-store.ts';
import { isBehindOthers, updateProgress, type ImportRecord } from '../import-store.ts';
import { findListById, lockList } from '../list-store.ts';
import { importMachine } from '../machine.ts';
import { serialListOwners, type EvaluationScope } from '../owners.ts';
import { divisionOf } from '../pieces.ts';
import { sheetHeaders, type SheetKey } from '../sheet-labels.ts';
import { carry, type Run } from './carry.ts';
import { Failure } from '#src/platform/http/failure.ts';
import { noteUnknown, spendJudging } from './judging-budget.ts';
import { ChunkBuilder } from './chunk-builder.ts';
import { FileRefused, refused } from './refusal.ts';
import { tellEnd } from './running.ts';
import { startNext } from './start-next.ts';

/** The file on the local disk for as long as `work` needs it; the reader seeks in it. */
const withLocalCopy = (platform: Platform, storageKey: string, work: (path: string) => Promise<void>): Promise<void> =>
  withWorkingFolder(async (folder) => {
    const path = join(folder, 'sheet');
    await pipeline(await platform.files.read(storageKey), createWriteStream(path));
    await work(path);
  });

const add = <Key extends string>(sums: Partial<Record<Key, number>>, more: Partial<Record<Key, number>>): void => {
  for (const [key, count] of Object.entries(more) as [Key, number][]) sums[key] = (sums[key] ?? 0) + count;
};

/** What one reading keeps between its batches. */
class Reading {
  readonly #run: Run;
  readonly #place: ChunkPlace;
  readonly #builder: ChunkBuilder;
  readonly #sums: ChunkCounts = { valid: 0, verdicts: {}, reasons: {} };
  #read = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(run: Run, place: ChunkPlace) {
    this.#run = run;
    this.#place = place;
    this.#builder = new ChunkBuilder(divisionOf(run.platform.database.engine).rows);
  }

  /** Prepares a batch while the one before it is being written, and answers once that is. */
  async take(batch: SheetBatch<SheetKey>): Promise<void> {
    const chunks = this.#builder.build(batch);
    await this.#writing;
    this.#writing = this.#write(chunks, batch);
    // The next call that waits for it reports a failure.
    this.#writing.catch(() => undefined);
  }

  /** Waits for the last batch. */
  finish(): Promise<void> {
    return this.#writing;
  }

  /** Waits until nothing is being written anymore, also after a failure. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.#writing]);
  }

  async #write(chunks: Chunk[], { rowNumbers, rowsExpected }: SheetBatch<SheetKey>): Promise<void> {
    const { platform: within } = this.#run;
    const owner = this.#place.of.owner;
    await spendJudging(
      within,
      owner,
      chunks.reduce((sum, { reasons }) => sum + reasons.filter((reason) => reason === '').length, 0),
    ).catch((error: unknown) => {
      throw error instanceof Failure ? new FileRefused(error.key, undefined, error) : error;
    });
    const before = this.#sums.verdicts['unknown'] ?? 0;
    await this.#store(chunks, rowNumbers.length);
    await noteUnknown(within, owner, (this.#sums.verdicts['unknown'] ?? 0) - before);
    this.#read += rowNumbers.length;
    await this.#run.write(async ({ platform, tx }, record) => {
      const change = {
        rows_read: this.#read,
        rows_total: rowsExpected,
        verdicts: JSON.stringify(this.#sums.verdicts),
        reasons: JSON.stringify(this.#sums.reasons),
      };
      await updateProgress(tx, record.id, change, platform.clock.now());
      this.#run.publish(tx, record);
    });
  }

  /** Several chunks at the same time if the list has room for all of their rows; else in order, as the first that come fill it. */
  async #store(chunks: Chunk[], rows: number): Promise<void> {
    const { concurrency } = divisionOf(this.#run.platform.database.engine);
    await forEachConcurrently(this.#place.room >= rows ? concurrency : 1, chunks, async (chunk) => {
      const counts = await this.#run.writePiece((tx) => insertChunk(tx, this.#place, chunk));
      this.#place.room = Math.max(0, this.#place.room - counts.valid);
      add(this.#sums.verdicts, counts.verdicts);
      add(this.#sums.reasons, counts.reasons);
    });
  }
}

/** An import whose turn it is, and what its rows are evaluated against. */
interface StartedRead {
  record: ImportRecord;
  scope: EvaluationScope;
}

/** Takes up an import whose turn it is; one that others of its list come before is started once they are through. */
const begin = (run: Run): Promise<StartedRead | undefined> =>
  run.takeUp(async (context, record) => {
    if (record.state !== 'waiting' && record.state !== 'reading') return undefined;
    const { platform, tx } = context;
    await lockList(tx, record.list_id);
    if (record.state === 'waiting' && (await isBehindOthers(tx, record))) return undefined;
    await removeChunks(tx, [record.id]);
    const evaluated_at = platform.clock.now();
    const scope = await serialListOwners.of(platform, record.ownerKind).findScope(tx, record.ownerId, evaluated_at);
    const change = { rows_read: 0, verdicts: '{}', reasons: '{}', evaluated_at, evaluated_for: JSON.stringify(scope) };
    return { record: await transition(context, importMachine, record, { action: 'read', change }), scope };
  });

async function placeOf(
  platform: Platform,
  { record: { id, list_id: listId, ownerKind, ownerId }, scope }: StartedRead,
): Promise<ChunkPlace> {
  const { total = 0, reserved = 0 } = (await findListById(platform.db, listId)) ?? {};
  const limit = await serialListOwners.of(platform, ownerKind).findLimit(platform);
  const of = { platform, owner: { ownerKind, ownerId }, scope };
  return { importId: id, listId, of, room: Math.max(0, limit - total - reserved) };
}

async function read(run: Run, started: StartedRead, signal: AbortSignal): Promise<void> {
  const { platform } = run;
  const division = divisionOf(platform.database.engine);
  const reading = new Reading(run, await placeOf(platform, started));
  await withLocalCopy(platform, started.record.storage_key, async (path) => {
    const { rows } = await readSheet(
      { path },
      {
        columns: sheetHeaders(),
        required: ['sn'],
        maxRows: limits.serialNumbers,
        batchSize: division.rows * division.perCheckpoint,
        signal,
        onBatch: (batch) => reading.take(batch),
      },
    )
      .finally(() => reading.settle())
      .catch(async (error: unknown) => {
        throw error instanceof SpreadsheetError ? await refused(error, path) : error;
      });
    await reading.finish();
    await run.finish(async (context, current) => {
      await transition(context, importMachine, current, {
        action: 'finishReading',
        change: { rows_total: rows, run: null, carrier: null },
      });
      await tellEnd(context, current, 'ready');
      await startNext(context, current.list_id);
    });
  });
}

/** Reads an uploaded spreadsheet into a preview. Started again after a crash; a refusal of the file ends in state `failed`. */
export const readImport = (platform: Platform, importId: number, signal: AbortSignal): Promise<void> =>
  carry(platform, importId, async (run) => {
    const started = await begin(run);
    if (started === undefined) return;
    try {
      await read(run, started, signal);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      platform.log.info({ importId, refusal: error.message }, 'spreadsheet refused');
      await run.finish(async (context, current) => {
        const change = { error_key: error.key, run: null, carrier: null, refusal: error.refusal ? JSON.stringify(error.refusal) : null };
        await transition(context, importMachine, current, { action: 'fail', change });
        await tellEnd(context, current, 'failed');
        await startNext(context, current.list_id);
      });
    }
  });
