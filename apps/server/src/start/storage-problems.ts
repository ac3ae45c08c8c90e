import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Places } from '../config.ts';
import type { S3Config } from '../storage-settings.ts';
import { newStorageKey, openFileStore } from '../platform/storage/file-store.ts';
import { isStorageFull } from '../platform/storage/storage-full.ts';

/** How long the storage may take to answer. */
const patience = 10_000;

/** The name of what went wrong at the bottom: libraries wrap it. */
function reasonOf(error: unknown): string {
  let bottom = error;
  while (bottom instanceof Error && bottom.cause !== undefined) bottom = bottom.cause;
  const { code, name, message } = bottom as { code?: unknown; name?: unknown; message?: unknown };
  return String([code, name].find((part) => typeof part === 'string' && part !== 'Error') ?? message);
}

/** Files are written below the data folder, and first to the machine's folder for temporary ones. */
export async function folderProblems({ dataDir, s3, databaseUrl }: Pick<Places, 'dataDir' | 's3' | 'databaseUrl'>): Promise<string[]> {
  const folders: [name: string, folder: string][] = [['TMPDIR', tmpdir()]];
  if (s3 === undefined || databaseUrl === undefined) folders.push(['DATA_DIR', dataDir]);
  const problems: string[] = [];
  for (const [name, folder] of folders)
    try {
      if (name === 'DATA_DIR') await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      problems.push(`${name}: the folder ${folder} can't be written to (${reasonOf(error)})`);
    }
  return problems;
}

/** Writes to the storage and removes what was written, which is all that the server asks of it. */
async function probe(s3: S3Config): Promise<void> {
  const files = await openFileStore({ s3, dataDir: '' });
  const key = newStorageKey('start');
  await files.put(key, Readable.from([Buffer.from('start')]));
  await files.remove(key);
}

/** Throws once the storage has taken too long, unless `signal` is aborted before. */
async function giveUp(signal: AbortSignal): Promise<void> {
  await wait(patience, undefined, { signal, ref: false }).catch(() => undefined);
  if (!signal.aborted) throw new Error(`no answer in ${patience / 1_000} s`);
}

/** Whether files can be put into the bucket; full storage is no reason not to start. */
export async function storageProblems({ s3 }: Pick<Places, 's3'>): Promise<string[]> {
  if (s3 === undefined) return [];
  const answered = new AbortController();
  try {
    await Promise.race([probe(s3), giveUp(answered.signal)]);
    return [];
  } catch (error) {
    if (isStorageFull(error)) return [];
    return [`S3_BUCKET: files can't be written to ${s3.bucket} at ${s3.endpoint ?? `Amazon S3, ${s3.region}`} (${reasonOf(error)})`];
  } finally {
    answered.abort();
  }
}
