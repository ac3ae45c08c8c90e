import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#src/config.ts';

/** Keeps files under random keys, on disk or in S3-compatible storage. Knows nothing of what they are. */
export interface FileStore {
  /** Stores a stream; what breaks off leaves nothing behind. */
  put: (key: string, content: Readable) => Promise<void>;
  read: (key: string) => Promise<Readable>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  size: (key: string) => Promise<number>;
}

/** A new storage key, `area/random`; it tells nothing and cannot be guessed. */
export const newStorageKey = (area: string): string => `${area}/${randomBytes(24).toString('base64url')}`;

async function openDisk(config: Config): Promise<Disk> {
  if (config.s3 === undefined) return new Disk(new FSDriver({ location: join(config.dataDir, 'files'), visibility: 'private' }));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config.s3;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

export async function openFileStore(config: Config): Promise<FileStore> {
  const disk = await openDisk(config);
  return {
    put: async (key, content) => {
      try {
        await disk.putStream(key, content);
      } catch (error) {
        await disk.delete(key).catch(() => undefined);
        throw error;
      }
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    size: async (key) => (await disk.getMetaData(key)).contentLength,
  };
}
