import type { Readable } from 'node:stream';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { measureOwn } from '../content/measure.ts';
import { updateToStored } from '../store/stored-file.ts';
import { announceFile, hoursFromNow, storeFile } from './store-file.ts';

export interface TemporaryFile {
  /** First part of its storage key. */
  area: string;
  contentType: string;
  content: Readable;
}

/**
 * Stores a file that nothing needs for longer than a day. `settle` writes down what it is for, in the transaction that makes it
 * whole; if that throws, or the server ends on the way, neither object nor row stays.
 */
export async function storeTemporarily<Result>(
  platform: Platform,
  { area, contentType, content }: TemporaryFile,
  settle: (tx: Tx, key: string, size: number) => Promise<Result>,
): Promise<Result> {
  const key = await transaction(platform.db, (tx) => announceFile(platform, tx, area));
  return storeFile(platform, key, measureOwn(content, contentType), async (tx, measured) => {
    if (measured.size === 0) throw fail('attachment.empty');
    if (!(await updateToStored(tx, key, measured, hoursFromNow(platform, 24)))) throw fail('unavailable');
    return settle(tx, key, measured.size);
  });
}
