import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { readBytes, type ZipEntry } from './zip-directory.ts';
import { damaged, tooLarge } from './zip-error.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const STORED = 0;
/** Big enough that a thread-pool round trip costs little beside the scanning of what it brings. */
const CHUNK = 256 * 1024;

/** The entry's inflated bytes, counted and check-summed as they come: more than the directory promised is a bomb, less is damage. */
export async function* readEntry(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  let size = 0;
  let crc = 0;
  for await (const chunk of inflate(file, entry, await dataOffset(file, entry))) {
    size += chunk.length;
    if (size > entry.size) throw tooLarge('entryBytes');
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.size) throw damaged('zip size');
  if (crc !== entry.crc) throw damaged('zip checksum');
}

async function dataOffset(file: FileHandle, entry: ZipEntry): Promise<number> {
  const header = await readBytes(file, entry.offset, LOCAL_LENGTH);
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE || header.readUInt16LE(8) !== entry.method) throw damaged('zip entry');
  const name = await readBytes(file, entry.offset + LOCAL_LENGTH, header.readUInt16LE(26));
  // Some programs unpack by these names, others by those of the directory.
  if (name.toString('utf8').replaceAll('\\', '/') !== entry.name) throw damaged('zip name');
  return entry.offset + LOCAL_LENGTH + name.length + header.readUInt16LE(28);
}

async function* inflate(file: FileHandle, entry: ZipEntry, start: number): AsyncGenerator<Buffer> {
  const packed = readRange(file, start, entry.compressedSize);
  if (entry.method === STORED) {
    yield* packed;
    return;
  }
  const source = Readable.from(packed, { objectMode: false });
  const inflater = createInflateRaw({ chunkSize: CHUNK });
  source.on('error', (error) => inflater.destroy(error));
  try {
    for await (const chunk of source.pipe(inflater)) yield chunk as Buffer;
  } catch (error) {
    throw isZlibError(error) ? damaged('zip data') : error;
  } finally {
    source.destroy();
  }
}

async function* readRange(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += CHUNK) yield await readBytes(file, start + at, Math.min(CHUNK, length - at));
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
