import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { spool } from '#src/platform/storage/spool.ts';
import { ZipError } from '#src/platform/zip/zip-error.ts';
import { inspectEntries } from '../content/zip-entries.ts';

/**
 * Refuses a stored zip with `attachment.wrongType` if one of its entries isn't what its name says, or can't be looked at: encrypted, damaged, or
 * packed by a method that few programs know. Reads from a file of its own, because a directory points back and forth.
 */
export async function refuseHiddenContent({ files }: Platform, key: string): Promise<void> {
  const spooled = await spool(await files.read(key));
  try {
    await inspectEntries(spooled.file, spooled.size);
  } catch (error) {
    throw error instanceof ZipError ? fail('attachment.wrongType') : error;
  } finally {
    await spooled.release();
  }
}
