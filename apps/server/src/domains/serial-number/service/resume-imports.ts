import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAbandoned, isCarried } from '../abandoned-store.ts';
import { findStepTime, lockImport, runningStates, updateProgress } from '../import-store.ts';
import { addImports, enqueueImport, readImports } from '../queues.ts';
import { failImport } from './add-import.ts';
import { carriedImports } from './carry.ts';

/** An import that no one has taken up for this long has lost the job that was to do so. Milliseconds. */
const lostAfter = 15_000;
/** How long an interrupted read or add is retried; the file isn't kept any longer either. Milliseconds. */
const expireAfter = 24 * 60 * 60_000;

async function resume(platform: Platform, importId: number): Promise<void> {
  const now = platform.clock.now();
  const carrying = { presence: platform.presence, carried: carriedImports.of(platform) };
  await transaction(platform.db, async (tx) => {
    const record = await lockImport(tx, importId);
    // Another instance may have been quicker.
    if (record === undefined || !runningStates.includes(record.state) || (await isCarried(tx, carrying, importId))) return;
    const since = (await findStepTime(tx, importId, 'add')) ?? record.created_at;
    if (now.getTime() - since.getTime() > expireAfter) return failImport(withTx(contextOf(platform, null), tx), record, 'unavailable');
    await updateProgress(tx, importId, { run: null, carrier: null }, now);
    await enqueueImport(platform.jobs, tx, record.state === 'inserting' ? addImports : readImports, { importId });
  });
}

/** Puts imports back to work whose instance is gone, and those that no one takes up; with `all` also those that no one has yet. */
export async function resumeAbandoned(platform: Platform, all: boolean): Promise<void> {
  const { db, clock, presence } = platform;
  const now = clock.now();
  const before = new Date(all ? now.getTime() + 1 : now.getTime() - lostAfter);
  for (const id of await findAbandoned(db, { presence, carried: carriedImports.of(platform) }, before)) await resume(platform, id);
}
