import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits, type ErrorKey } from '@heliodesk/contract/kit';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { readSheet, SpreadsheetError, type ReadSheetOptions } from '#src/platform/spreadsheet/index.ts';
import { withWorkingFolder } from '#src/platform/storage/working-folder.ts';
import { FileRefused, refused } from './refusal.ts';

/** A file that is no larger than files may be. */
async function* withinLimit(content: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.fileSize) throw fail('attachment.fileTooLarge');
    yield chunk;
  }
}

type Options<Key extends string> = ReadSheetOptions<Key> & {
  /** What is said of a file without the columns. */
  noHeader: ErrorKey;
};

/** Reads an uploaded spreadsheet in a process of its own, while the caller waits; one that can't be read is refused. */
export const readUploaded = <Key extends string>({ content }: UploadedFile, { noHeader, ...options }: Options<Key>): Promise<void> =>
  withWorkingFolder(async (folder) => {
    const path = join(folder, 'sheet');
    await pipeline(Readable.from(withinLimit(content)), createWriteStream(path));
    await readSheet({ path }, options).catch(async (error: unknown) => {
      throw error instanceof SpreadsheetError ? await refused(error, path) : error;
    });
  }).catch((error: unknown) => {
    if (!(error instanceof FileRefused)) throw error;
    throw fail(error.key === 'serial.noHeader' ? noHeader : error.key);
  });
