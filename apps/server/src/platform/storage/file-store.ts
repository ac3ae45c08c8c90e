import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#src/config.ts';
import type { S3Config } from '#src/storage-settings.ts';
import { spool } from './spool.ts';
import { calling } from './storage-away.ts';
import { isStorageFull } from './storage-full.ts';

/** Keeps files under random keys, on disk or in S3-compatible storage. Knows nothing of what they are. */
export interface FileStore {
  /** Stores a stream; what breaks off leaves nothing behind, and an error of the stream is thrown as it is. */
  put: (key: string, content: Readable) => Promise<void>;
  /** A stream that has to be read or destroyed. */
  read: (key: string) => Promise<Readable>;
  exists: (key: string) => Promise<boolean>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  size: (key: string) => Promise<number>;
}

/** A new storage key, `area/random`; it tells nothing and cannot be guessed. */
export const newStorageKey = (area: string): string => `${area}/${randomBytes(24).toString('base64url')}`;

/** Far more than what is read and written by someone at a time; a slow reader keeps one for long. */
const connections = { maxSockets: 1_000 };
/** Milliseconds; the sender of a file waits for 100 s (spec 1 §7), and the library tries three times. */
const patience = { connectionTimeout: 5_000, socketTimeout: 30_000 };

async function openS3({ bucket, region, endpoint, credentials }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Without any, the library asks what it runs on, and again before they expire.
      ...(credentials === 'platform' ? {} : { credentials }),
      visibility: 'private',
      supportsACL: false,
      requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
      // Other makers' storage does not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/** S3 takes nothing without its length, and makes an object visible only once it is whole. */
async function putToS3(disk: Disk, key: string, content: Readable): Promise<void> {
  const spooled = await spool(content);
  try {
    await calling(disk.putStream(key, spooled.content(), { contentLength: spooled.size }));
  } finally {
    await spooled.release();
  }
}

/** Written by our own hand: the library tries again on an aborted stream, and so loses why it broke off, such as a full disk. */
async function putToFolder(folder: string, key: string, content: Readable): Promise<void> {
  const path = join(folder, key);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path));
}

/** Opened before it is handed out: what can't be opened is thrown here, not as an event of a stream that no one listens to yet. */
async function readFromFolder(folder: string, key: string): Promise<Readable> {
  const file = await open(join(folder, key));
  return file.createReadStream();
}

export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  const disk = s3 === undefined ? new Disk(new FSDriver({ location: folder, visibility: 'private' })) : await openS3(s3);
  const called = s3 === undefined ? <Result>(call: Promise<Result>) => call : calling;
  const put = (key: string, content: Readable): Promise<void> =>
    s3 === undefined ? putToFolder(folder, key, content) : putToS3(disk, key, content);
  return {
    put: async (key, content) => {
      try {
        await put(key, content);
      } catch (error) {
        content.destroy();
        await disk.delete(key).catch(() => undefined);
        // Whatever stopped the writing aborts the stream too; the stream's own error counts only where it came first.
        throw isStorageFull(error) ? error : (content.errored ?? error);
      }
    },
    read: (key) => (s3 === undefined ? readFromFolder(folder, key) : calling(disk.getStream(key))),
    exists: (key) => called(disk.exists(key)),
    remove: (key) => called(disk.delete(key)),
    size: async (key) => (await called(disk.getMetaData(key))).contentLength,
  };
}
