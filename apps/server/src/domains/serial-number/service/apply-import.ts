import { randomUUID } from 'node:crypto';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findChunkNumbers, applyChunk } from '../chunk-store.ts';
import { startRun, updateRun } from '../import-store.ts';
import { findListOfImport, lockList } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';

/**
 * Takes the valid rows into the list: all of them, once, or none. One transaction under the owner's lock, so that neither the limit nor
 * a submission can slip in between.
 */
export async function applyImport(platform: Platform, importId: number): Promise<void> {
  const run = randomUUID();
  await transaction(platform.db, async (tx) => {
    const of = await findListOfImport(tx, importId);
    if (of === undefined) return;
    const owner = serialListOwners.of(platform, of.ownerKind);
    const isOpen = await owner.lockForWork(tx, of.ownerId);
    const record = await startRun(tx, { importId, run, at: platform.clock.now() }, ['inserting'], 'inserting');
    const list = await lockList(tx, of.id);
    if (list === undefined || record === undefined) return;
    const valid = Object.values(record.verdicts).reduce((sum, count) => sum + count, 0);
    const fits = isOpen && list.total + valid <= (await owner.findLimit(platform, tx));
    let inserted = 0;
    for (const chunkNo of fits ? await findChunkNumbers(tx, importId) : []) inserted += await applyChunk(tx, list.id, importId, chunkNo);
    await updateRun(
      tx,
      { importId, run, at: platform.clock.now() },
      fits ? { state: 'done', inserted } : { state: 'failed', error_key: isOpen ? 'serial.limit' : 'request.notDraft' },
    );
    await owner.publishImport(platform, tx, list.ownerId, importId);
  });
}
