import { mkdirSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another server works on the same data folder; a second one would silently lose acknowledged rows. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release: () => void;
}

/** SQLite's result code. */
const busy = 5;

/**
 * Takes the folder for this process. The lock is SQLite's own on an empty file beside the folder: the system frees it whatever ends
 * the process, two that start at the same time cannot both get it, and containers that share the folder see it too.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(`${realpathSync(folder)}.lock`, { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new FolderInUseError(
      `Another Heliodesk server already works on the folder ${folder}. Stop it first, or give this one its own with DATA_DIR.`,
    );
  }
  return { release: () => file.close() };
}
