import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Spooled {
  /** Bytes. */
  size: number;
  /** Open for reading at any place until the release. */
  file: FileHandle;
  /** The content from its beginning; once. */
  content: () => Readable;
  release: () => Promise<void>;
}

/** Keeps a stream in a file without a name, which is gone with the process whatever ends it. */
export async function spool(content: Readable): Promise<Spooled> {
  const path = join(tmpdir(), `heliodesk-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let size = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      await file.writeFile(chunk);
      size += chunk.length;
    }
    return { size, file, content: () => file.createReadStream({ start: 0, autoClose: false }), release: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
