import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { newStorageKey } from '#src/platform/storage/file-store.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Measured, Measuring } from '../content/measure.ts';
import { insertPendingFile, removePendingDeletion, updateToPendingDeletion } from '../store/stored-file.ts';

const hour = 3_600_000;

/** A time in the future; after it the clean-up deletes what is not needed. */
export const hoursFromNow = (platform: Platform, hours: number): Date => new Date(platform.clock.now().getTime() + hours * hour);

/** Announces a new object; if nothing comes of it within the hour, the clean-up takes it. */
export async function announceFile(platform: Platform, tx: Tx, area: string): Promise<string> {
  const key = newStorageKey(area);
  await insertPendingFile(tx, key, platform.clock.now(), hoursFromNow(platform, 1));
  return key;
}

/** Removes objects from the store and then from the table; those that are still held stay. What fails is left to the clean-up. */
export async function discardFiles(platform: Platform, keys: readonly string[]): Promise<void> {
  const pendingDeletion = await transaction(platform.db, (tx) => updateToPendingDeletion(tx, keys));
  await removeFromStore(platform, pendingDeletion);
}

/** Removes objects marked for deletion from the store, then their rows. */
export async function removeFromStore(platform: Platform, pendingDeletion: readonly string[]): Promise<void> {
  for (const key of pendingDeletion) await platform.files.remove(key);
  await transaction(platform.db, (tx) => removePendingDeletion(tx, pendingDeletion));
}

/**
 * Stores an announced object, lets `inspect` look at it and `settle` record it in one transaction. Whatever goes wrong on the way, a
 * limit, a broken line or a refusal of either, leaves neither object nor row.
 */
export async function storeFile<Result>(
  platform: Platform,
  key: string,
  { content, result, inspect }: Measuring,
  settle: (tx: Tx, measured: Measured) => Promise<Result>,
): Promise<Result> {
  try {
    await platform.files.put(key, content);
    const measured = result();
    await inspect?.(measured);
    return await transaction(platform.db, (tx) => settle(tx, measured));
  } catch (error) {
    await discardFiles(platform, [key]).catch((again: unknown) => platform.log.warn({ err: again }, 'refused upload left to the clean-up'));
    throw error;
  }
}
