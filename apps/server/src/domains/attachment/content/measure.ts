import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { attachmentTypes, AttachmentLimits } from '@heliodesk/contract/attachment';
import { fail } from '#src/platform/http/failure.ts';
import { endingOf } from '../file-name.ts';
import { ContentInspector } from './inspect-content.ts';

/** What the server itself found out about a file. */
export interface Measured {
  /** Bytes. */
  size: number;
  sha256: Buffer;
  contentType: string;
}

export interface Measuring {
  /** The same bytes; fails with a refusal as soon as a limit is passed or the type turns out wrong. */
  content: Readable;
  /** To be called after the content has ended. */
  result: () => Measured;
  /** Looks at the stored object, before anyone may have it. */
  inspect?: (measured: Measured) => Promise<void>;
}

interface Watcher {
  /** Sees each chunk before it is passed on, with the bytes so far. */
  look: (chunk: Buffer, size: number) => Promise<void>;
  /** The media type, once all bytes have gone by. */
  finish: () => Promise<string>;
}

function weigh(source: Readable, watcher: Watcher): Measuring {
  const hash = createHash('sha256');
  let size = 0;
  let contentType = '';
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length;
      await watcher.look(chunk, size);
      hash.update(chunk);
      yield chunk;
    }
    contentType = await watcher.finish();
  }
  return { content: Readable.from(pass(), { objectMode: false }), result: () => ({ size, sha256: hash.digest(), contentType }) };
}

/** Counts, hashes and inspects an uploaded file while it streams through. `room`: bytes left for its request. */
export function measureUpload(source: Readable, fileName: string, room: number): Measuring {
  const inspector = new ContentInspector(endingOf(fileName));
  return weigh(source, {
    look: async (chunk, size) => {
      if (size > AttachmentLimits.fileSize) throw fail('attachment.fileTooLarge');
      if (size > room) throw fail('attachment.totalTooLarge');
      await inspector.feed(chunk);
    },
    finish: async () => attachmentTypes[await inspector.finish()],
  });
}

/** Counts and hashes a file that the server itself made. */
export const measureOwn = (source: Readable, contentType: string): Measuring =>
  weigh(source, { look: async () => undefined, finish: async () => contentType });
