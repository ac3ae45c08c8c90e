import type { FileHandle } from 'node:fs/promises';
import { damaged, tooLarge, ZipError, type ZipLimits } from './zip-error.ts';

/** One entry as the central directory describes it. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  /** Offset of the local header, and its length without an extra field. */
  offset: number;
  headerLength: number;
}

const END_SIGNATURE = 0x06054b50;
const END64_LOCATOR_SIGNATURE = 0x07064b50;
const END64_SIGNATURE = 0x06064b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_LENGTH = 22;
const END64_LOCATOR_LENGTH = 20;
const END64_LENGTH = 56;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED_FLAGS = 0x2041;
const IN_ZIP64 = 0xffffffff;
const IN_ZIP64_SHORT = 0xffff;
const METHODS = new Set([0, 8]);

/** Reads `length` bytes at `position`; a file that is shorter is damaged. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw damaged('zip offset');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw damaged('zip cut off');
  return buffer;
}

/** The checked central directory, by lower-case part name. Nothing is inflated before all of it is found harmless. */
export async function readZipDirectory(file: FileHandle, fileSize: number, limits: ZipLimits): Promise<Map<string, ZipEntry>> {
  const { count, size, offset } = await readEnd(file, fileSize);
  if (count > limits.entries) throw tooLarge('entries');
  if (offset + size > fileSize) throw damaged('zip directory');
  const bytes = await readBytes(file, offset, size);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    const { entry, next } = readCentralHeader(bytes, at);
    const key = entry.name.toLowerCase();
    if (entries.has(key)) throw damaged('zip names');
    entries.set(key, entry);
    at = next;
  }
  checkSizes([...entries.values()], limits);
  checkOverlap([...entries.values()], offset);
  return entries;
}

async function readEnd(file: FileHandle, fileSize: number): Promise<{ count: number; size: number; offset: number }> {
  const tailLength = Math.min(fileSize, END_LENGTH + LONGEST_COMMENT);
  const tail = await readBytes(file, fileSize - tailLength, tailLength);
  for (let at = tailLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE || at + END_LENGTH + tail.readUInt16LE(at + 20) !== tailLength) continue;
    const end = { count: tail.readUInt16LE(at + 10), size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
    const isShort = end.count !== IN_ZIP64_SHORT && end.size !== IN_ZIP64 && end.offset !== IN_ZIP64;
    return isShort ? end : readEnd64(file, fileSize - tailLength + at);
  }
  throw damaged('zip end');
}

async function readEnd64(file: FileHandle, endPosition: number): Promise<{ count: number; size: number; offset: number }> {
  const locator = await readBytes(file, endPosition - END64_LOCATOR_LENGTH, END64_LOCATOR_LENGTH);
  if (locator.readUInt32LE(0) !== END64_LOCATOR_SIGNATURE) throw damaged('zip64 locator');
  const end = await readBytes(file, Number(locator.readBigUInt64LE(8)), END64_LENGTH);
  if (end.readUInt32LE(0) !== END64_SIGNATURE) throw damaged('zip64 end');
  return { count: Number(end.readBigUInt64LE(32)), size: Number(end.readBigUInt64LE(40)), offset: Number(end.readBigUInt64LE(48)) };
}

function readCentralHeader(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + CENTRAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw damaged('zip directory');
  const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  const next = extraEnd + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damaged('zip directory');
  if ((bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAGS) !== 0) throw new ZipError({ reason: 'encrypted' });
  const method = bytes.readUInt16LE(at + 10);
  if (!METHODS.has(method)) throw damaged('zip method');
  const [size, compressedSize, offset] = withZip64(
    [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
    bytes.subarray(nameEnd, extraEnd),
  );
  const name = bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd).replaceAll('\\', '/');
  return {
    entry: {
      name,
      method,
      crc: bytes.readUInt32LE(at + 16),
      compressedSize,
      size,
      offset,
      headerLength: LOCAL_LENGTH + bytes.readUInt16LE(at + 28),
    },
    next,
  };
}

/** Sizes and offset; those that the plain field can't hold are in the zip64 extra field in this order. */
function withZip64(plain: [number, number, number], extra: Buffer): [number, number, number] {
  if (!plain.includes(IN_ZIP64)) return plain;
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  at += 4;
  const [size, compressedSize, offset] = plain.map((value) => {
    if (value !== IN_ZIP64) return value;
    at += 8;
    if (at > extra.length) throw damaged('zip64 field');
    return Number(extra.readBigUInt64LE(at - 8));
  });
  return [size ?? 0, compressedSize ?? 0, offset ?? 0];
}

function checkSizes(entries: ZipEntry[], limits: ZipLimits): void {
  if (entries.some((entry) => entry.size > limits.entryBytes)) throw tooLarge('entryBytes');
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > limits.archiveBytes) throw tooLarge('archiveBytes');
}

/** Entries that share bytes are how a small file pretends to hold a lot. */
function checkOverlap(entries: ZipEntry[], directoryOffset: number): void {
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < free) throw tooLarge('archiveBytes');
    free = entry.offset + entry.headerLength + entry.compressedSize;
  }
  if (free > directoryOffset) throw damaged('zip entries');
}
