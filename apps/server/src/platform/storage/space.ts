import { Readable } from 'node:stream';
import type { Db } from '../db/database.ts';
import { probeDatabaseSpace } from '../db/probe-space.ts';
import { newStorageKey, type FileStore } from './file-store.ts';
import { isStorageFull } from './storage-full.ts';

/** As much as has to fit, in bytes. */
const probeSize = 1024 * 1024;

/** Knows whether space ran out: from the errors of calls and jobs, and then by trying again. */
export interface Space {
  /** Looks whether a call or a job failed for lack of space. */
  notice: (error: unknown) => void;
  /** Whether there is none; once it ran out, a file and a row are tried each time that this is asked. */
  isOut: () => Promise<boolean>;
}

async function probeFiles(files: FileStore): Promise<void> {
  const key = newStorageKey('probe');
  await files.put(key, Readable.from([Buffer.alloc(probeSize)]));
  await files.remove(key);
}

export function watchSpace(db: Db, files: FileStore): Space {
  let ranOut = false;
  return {
    notice: (error) => {
      if (isStorageFull(error)) ranOut = true;
    },
    isOut: async () => {
      if (!ranOut) return false;
      try {
        await probeFiles(files);
        await probeDatabaseSpace(db);
        ranOut = false;
      } catch (error) {
        if (!isStorageFull(error)) throw error;
      }
      return ranOut;
    },
  };
}
