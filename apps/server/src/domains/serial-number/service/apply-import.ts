import { randomUUID } from 'node:crypto';
import { lockStatus } from '#src/domains/request/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { requestTopic } from '#src/platform/live/topics.ts';
import type { SerialContext } from '../context.ts';
import { findChunkNumbers, applyChunk } from '../chunk-store.ts';
import { startRun, updateRun } from '../import-store.ts';
import { countSerials } from '../store.ts';

/**
 * Takes the valid rows into the claim: all of them, once, or none. One transaction under the claim's lock, so that neither the
 * limit nor a submission can slip in between.
 */
export async function applyImport({ platform, serialLimit }: SerialContext, importId: number, requestId: number): Promise<void> {
  const run = randomUUID();
  const limit = await serialLimit();
  await transaction(platform.db, async (tx) => {
    const status = await lockStatus(tx, requestId);
    const record = status && (await startRun(tx, importId, ['inserting'], 'inserting', run, platform.clock.now()));
    if (status === undefined || record === undefined) return;
    const isDraft = status === 'draft';
    const room = limit - (await countSerials(tx, requestId));
    const chunks = isDraft ? await findChunkNumbers(tx, importId) : [];
    const valid = Object.values(record.verdicts).reduce((sum, count) => sum + count, 0);
    const fits = isDraft && valid <= room;
    let inserted = 0;
    for (const chunkNo of fits ? chunks : []) inserted += await applyChunk(tx, requestId, importId, chunkNo);
    await updateRun(
      tx,
      importId,
      run,
      fits ? { state: 'done', inserted } : { state: 'failed', error_key: isDraft ? 'serial.limit' : 'request.notDraft' },
      platform.clock.now(),
    );
    await platform.events.publish(tx, requestTopic, { kind: 'import', requestId, importId });
  });
}
