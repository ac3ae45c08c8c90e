import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of the archive, its text made while it is written. */
export interface ZipPart {
  name: string;
  text: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  size: number;
  compressedSize: number;
}

const CHUNK = 64 * 1024;
const LOCAL_SIGNATURE = 0x04034b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01: the same rows give the same bytes. */
const DOS_DATE = 0x21;

/** A zip archive piece by piece; memory stays the same whatever the size. A part may have up to 4 GiB. */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const part of parts) {
    const entry: Written = { name: Buffer.from(part.name), offset, crc: 0, size: 0, compressedSize: 0 };
    const header = localHeader(entry);
    yield header;
    for await (const chunk of deflate(entry, part.text)) {
      entry.compressedSize += chunk.length;
      yield chunk;
    }
    yield descriptor(entry);
    offset += header.length + entry.compressedSize + 16;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield endRecord(written.length, directory.length, offset);
}

async function* deflate(entry: Written, text: ZipPart['text']): AsyncGenerator<Buffer> {
  const source = Readable.from(counted(entry, text), { objectMode: false });
  // Breaking off the iteration destroys the pipeline, and with it the source of the rows.
  const deflater = pipeline(source, createDeflateRaw({ level: 5, chunkSize: CHUNK }), () => undefined);
  for await (const chunk of deflater) yield chunk as Buffer;
}

async function* counted(entry: Written, text: ZipPart['text']): AsyncGenerator<Buffer> {
  for await (const piece of joined(text)) {
    const bytes = Buffer.from(piece);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    yield bytes;
  }
}

async function* joined(text: ZipPart['text']): AsyncGenerator<string> {
  let pending = '';
  for await (const piece of text) {
    pending += piece;
    if (pending.length >= CHUNK) {
      yield pending;
      pending = '';
    }
  }
  yield pending;
}

function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, compressedSize, size }: Written): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(DESCRIPTOR_SIGNATURE, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(compressedSize, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function centralHeader({ name, offset, crc, size, compressedSize }: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt16LE(DOS_DATE, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(compressedSize, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
