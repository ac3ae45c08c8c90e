import type { Readable } from 'node:stream';
import type { Platform } from '#src/platform/platform.ts';
import { insertExport } from '../store/temporary-export.ts';
import { urlOf } from '../view.ts';
import { storeTemporarily } from './store-temporarily.ts';

export interface ExportToStore {
  /** The only one who may download it. */
  userId: number;
  fileName: string;
  contentType: string;
  content: Readable;
}

/** Keeps a file made for one person for a day, or until it is downloaded with `delete=true`. */
export const storeExport = (
  platform: Platform,
  { userId, fileName, contentType, content }: ExportToStore,
): Promise<{ key: string; url: string }> =>
  storeTemporarily(platform, { area: 'export', contentType, content }, async (tx, key) => {
    await insertExport(tx, key, userId, fileName);
    return { key, url: urlOf(key) };
  });
