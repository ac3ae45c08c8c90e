import type { Readable } from 'node:stream';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { measureOwn } from '../content/measure.ts';
import { updateToStored } from '../store/stored-file.ts';
import { insertExport } from '../store/temporary-export.ts';
import { urlOf } from '../view.ts';
import { announceFile, hoursFromNow, keepFile } from './keep-file.ts';

export interface ExportToKeep {
  /** The only one who may download it. */
  userId: number;
  fileName: string;
  contentType: string;
  content: Readable;
}

/** Keeps a file made for one person for a day, or until it is downloaded with `delete=true`. */
export async function keepExport(platform: Platform, { userId, fileName, contentType, content }: ExportToKeep): Promise<{ key: string; url: string }> {
  const key = await transaction(platform.db, (tx) => announceFile(platform, tx, 'export'));
  await keepFile(platform, key, measureOwn(content, contentType), async (tx, measured) => {
    if (!(await updateToStored(tx, key, measured, hoursFromNow(platform, 24)))) throw fail('unavailable');
    await insertExport(tx, key, userId, fileName);
  });
  return { key, url: urlOf(key) };
}
