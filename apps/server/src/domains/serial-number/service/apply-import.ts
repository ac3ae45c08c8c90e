import { randomUUID } from 'node:crypto';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { lockStatus } from '#src/domains/request/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findChunkNumbers, applyChunk } from '../chunk-store.ts';
import { startRun, updateRun } from '../import-store.ts';
import { importEvent } from '../live.ts';
import { countSerials } from '../store.ts';

/**
 * Takes the valid rows into the claim: all of them, once, or none. One transaction under the claim's lock, so that neither the
 * limit nor a submission can slip in between.
 */
export async function applyImport(platform: Platform, importId: number, requestId: number): Promise<void> {
  const run = randomUUID();
  await transaction(platform.db, async (tx) => {
    const status = await lockStatus(tx, requestId);
    const record = status && (await startRun(tx, { importId, run, at: platform.clock.now() }, ['inserting'], 'inserting'));
    if (status === undefined || record === undefined) return;
    const isDraft = status === 'draft';
    const room = (await systemConfigOf(platform).get('claim.serialLimit', tx)) - (await countSerials(tx, requestId));
    const chunks = isDraft ? await findChunkNumbers(tx, importId) : [];
    const valid = Object.values(record.verdicts).reduce((sum, count) => sum + count, 0);
    const fits = isDraft && valid <= room;
    let inserted = 0;
    for (const chunkNo of fits ? chunks : []) inserted += await applyChunk(tx, requestId, importId, chunkNo);
    await updateRun(
      tx,
      { importId, run, at: platform.clock.now() },
      fits ? { state: 'done', inserted } : { state: 'failed', error_key: isDraft ? 'serial.limit' : 'request.notDraft' },
    );
    await publishLive(platform, tx, importEvent({ id: importId, request_id: requestId }));
  });
}
