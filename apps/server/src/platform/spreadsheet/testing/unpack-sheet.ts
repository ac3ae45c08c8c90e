import { open, rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readZipDirectory } from '#src/platform/zip/zip-directory.ts';
import { readEntry } from '#src/platform/zip/zip-entry.ts';
import { LIMITS } from '../limits.ts';
import { makeFile } from './make-xlsx.ts';

/** The text of everything in an .xlsx file. */
export async function unpackSheet(bytes: Buffer): Promise<string> {
  const path = await makeFile(bytes);
  try {
    await using file = await open(path);
    const entries = await readZipDirectory(file, bytes.length, LIMITS);
    const parts: string[] = [];
    for (const entry of entries.values()) parts.push(await text(readEntry(file, entry)));
    return parts.join('\n');
  } finally {
    await rm(path);
  }
}
