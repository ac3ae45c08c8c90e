import type { Readable } from 'node:stream';
import type { Platform } from '#src/platform/platform.ts';
import { insertExport } from '../store/temporary-export.ts';
import { urlOf } from '../view.ts';
import { keepForADay } from './keep-for-a-day.ts';

export interface ExportToKeep {
  /** The only one who may download it. */
  userId: number;
  fileName: string;
  contentType: string;
  content: Readable;
}

/** Keeps a file made for one person for a day, or until it is downloaded with `delete=true`. */
export const keepExport = (
  platform: Platform,
  { userId, fileName, contentType, content }: ExportToKeep,
): Promise<{ key: string; url: string }> =>
  keepForADay(platform, { area: 'export', contentType, content }, async (tx, key) => {
    await insertExport(tx, key, userId, fileName);
    return { key, url: urlOf(key) };
  });
