import type { ErrorKey } from '@heliodesk/contract/kit';
import type { WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { forEachConcurrently } from '#src/platform/concurrently.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findChunkNumbers } from '../chunk-store.ts';
import { reserveIdBlocks, insertHidden, releaseRoom, removeHidden, reserveRoom, showHidden } from '../hidden-store.ts';
import { findImportById, updateProgress, validOf, type ImportRecord } from '../import-store.ts';
import { lockList } from '../list-store.ts';
import { importMachine } from '../machine.ts';
import { serialListOwners } from '../owners.ts';
import { divisionOf } from '../pieces.ts';
import { enqueueImport, leftRows } from '../queues.ts';
import { carry, type Run } from './carry.ts';
import { reevaluateOutdated } from './reevaluate.ts';
import { tellEnd } from './running.ts';
import { startNext } from './start-next.ts';

/** Ends a locked import for good; what it has added so far was never seen and goes piece by piece. */
export async function failImport(context: WriteContext<null>, record: ImportRecord, key: ErrorKey): Promise<void> {
  const { platform, tx } = context;
  await transition(context, importMachine, record, { action: 'fail', change: { error_key: key, run: null, carrier: null } });
  await tellEnd(context, record, 'failed');
  const list = await lockList(tx, record.list_id);
  await startNext(context, record.list_id);
  if (list?.hiddenImports.includes(record.id) !== true) return;
  await releaseRoom(tx, list.id, validOf(record));
  await enqueueImport(platform.jobs, tx, leftRows, { importId: record.id });
}

/** Reserves room in its list for all valid rows of a locked import that is about to be added; refuses if there is too little. */
export async function keepRoom({ platform, tx }: WriteContext, record: ImportRecord): Promise<void> {
  const list = await lockList(tx, record.list_id);
  if (list === undefined) throw fail('notFound');
  const limit = await serialListOwners.of(platform, list.ownerKind).findLimit(platform, tx);
  if (list.total + list.reserved + validOf(record) > limit) throw fail('serial.limit');
  await reserveRoom(tx, list.id, record.id, validOf(record));
}

/** Answers `undefined` if there is nothing to add. */
const begin = (run: Run): Promise<ImportRecord | undefined> =>
  run.takeUp(async ({ tx }, record) => {
    if (record.state !== 'inserting') return undefined;
    const list = await lockList(tx, record.list_id);
    // Imports from before room was reserved on the call reserve it here.
    if (list?.hiddenImports.includes(record.id) === false) await reserveRoom(tx, list.id, record.id, validOf(record));
    return list && record;
  });

/** Adds several chunks concurrently. Their ids are reserved first, because lists are sorted by id. */
async function addChunks(run: Run, chunkNumbers: readonly number[]): Promise<void> {
  const { db, database } = run.platform;
  const firstIds = await reserveIdBlocks(db, chunkNumbers.length);
  const pieces = chunkNumbers.map((chunkNo, index) => ({ chunkNo, firstId: firstIds[index] ?? 0 }));
  await forEachConcurrently(divisionOf(database.engine).concurrency, pieces, (piece) =>
    run.writePiece((tx, record) => insertHidden(tx, record, piece)),
  );
}

/**
 * Adds the valid rows of an import: all of them, once, or none. They come in pieces, which stay hidden until the last one is in; a server
 * that is killed on the way continues after those that were noted. Rows whose verdicts may be outdated are evaluated again before they are
 * shown. While an import runs, its owner is not handed in.
 */
export const addImport = (platform: Platform, importId: number): Promise<void> =>
  carry(platform, importId, async (run) => {
    const record = await begin(run);
    if (record === undefined) return;
    const chunks = await findChunkNumbers(platform.db, importId);
    for (let added = record.added_chunks; added < chunks.length;) {
      const next = chunks.slice(added, added + divisionOf(platform.database.engine).perCheckpoint);
      await addChunks(run, next);
      added += next.length;
      const change = { added_chunks: added };
      await run.write(({ tx }) => updateProgress(tx, importId, change, platform.clock.now()));
    }
    await reevaluateOutdated(run, record);
    await run.finish(async (context, current) => {
      await lockList(context.tx, current.list_id);
      const inserted = await showHidden(context.tx, current.list_id, importId, validOf(current));
      await transition(context, importMachine, current, { action: 'finishAdding', change: { inserted, run: null, carrier: null } });
      await tellEnd(context, current, 'done');
      await startNext(context, current.list_id);
    });
  });

/** Removes what a failed import has added. */
export async function removeLeftRows(platform: Platform, importId: number): Promise<void> {
  const { db, database } = platform;
  const removePiece = (): Promise<boolean> =>
    transaction(db, async (tx) => {
      const record = await findImportById(tx, importId);
      const list = record?.state === 'failed' || record?.state === 'cancelled' ? await lockList(tx, record.list_id) : undefined;
      return list !== undefined && removeHidden(tx, list.id, importId, divisionOf(database.engine).rows);
    });
  while (await removePiece());
}
