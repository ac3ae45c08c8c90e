import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import { removeUnshown } from '../store/attachment.ts';
import { findLeftovers, updateToPendingDeletion, updateUnreferenced } from '../store/stored-file.ts';
import { hoursFromNow, removeFromStore } from './store-file.ts';

const batch = 100;

export const cleanUpQueue = queue<Record<string, never>>({ name: 'attachment-clean-up', retries: 2, expireInSeconds: 900, concurrency: 1 });

/**
 * Removes what no one needs anymore, from store and table: uploads that broke off with their server (after an hour), files of
 * messages that were never sent, objects without an attachment, and exports (after a day).
 */
export async function removeLeftovers(platform: Platform): Promise<void> {
  const unshown = await transaction(platform.db, async (tx) => {
    const keys = await removeUnshown(tx, hoursFromNow(platform, -24));
    await updateUnreferenced(tx, hoursFromNow(platform, 24));
    return keys;
  });
  await removeFromStore(platform, await transaction(platform.db, (tx) => updateToPendingDeletion(tx, unshown)));
  for (let size = batch; size === batch;) {
    const keys = await findLeftovers(platform.db, platform.clock.now(), batch);
    size = keys.length;
    await removeFromStore(platform, await transaction(platform.db, (tx) => updateToPendingDeletion(tx, keys)));
  }
}
