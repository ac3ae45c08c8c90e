import { open } from 'node:fs/promises';
import type { ErrorKey } from '@heliodesk/contract/kit';
import { firstLines, headBytes, textFormats, type FileFormat, type ImportStatus } from '@heliodesk/contract/serial-number';
import type { SpreadsheetError, SpreadsheetFailure, SpreadsheetReason, WrongFormat } from '#src/platform/spreadsheet/index.ts';
import { decodeText } from './decode-text.ts';

const refusals: Record<Exclude<SpreadsheetReason, 'cancelled' | 'wrongFormat'>, ErrorKey> = {
  notASpreadsheet: 'serial.wrongFormat',
  encrypted: 'serial.encrypted',
  tooLarge: 'serial.tooLarge',
  damaged: 'serial.damaged',
  crashed: 'serial.damaged',
  noSheet: 'serial.noRows',
  noRows: 'serial.noRows',
  noHeader: 'serial.noHeader',
  tooManyRows: 'serial.tooManyRows',
  tooSlow: 'serial.tooSlow',
};

/** What people save under an Excel name. */
const refusalsOfFormat: Record<WrongFormat, ErrorKey> = {
  csv: 'serial.textFile',
  html: 'serial.webPage',
  xml2003: 'serial.otherFormat',
  biff2: 'serial.otherFormat',
  xlsb: 'serial.otherFormat',
  ods: 'serial.otherFormat',
  encoding: 'serial.otherFormat',
};

/** Why a file is refused; `undefined` when reading it was cancelled. */
function keyOf(failure: SpreadsheetFailure): ErrorKey | undefined {
  if (failure.reason === 'cancelled') return undefined;
  return failure.reason === 'wrongFormat' ? refusalsOfFormat[failure.format] : refusals[failure.reason];
}

/** What the file is instead of an Excel workbook. */
function formatOf(failure: SpreadsheetFailure): FileFormat | undefined {
  if (failure.reason === 'wrongFormat') return failure.format;
  return failure.reason === 'notASpreadsheet' ? 'other' : undefined;
}

async function readHead(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  return buffer.subarray(0, bytesRead);
}

/** The file was refused for good, and what is told of it. */
export class FileRefused extends Error {
  readonly key: ErrorKey;
  readonly refusal: ImportStatus['refusal'];

  constructor(key: ErrorKey, refusal: ImportStatus['refusal'], cause: Error) {
    super(cause.message, { cause });
    this.key = key;
    this.refusal = refusal;
  }
}

/** The refusal of a file that could not be read, with what it is; the error itself when reading it was cancelled. */
export async function refused(error: SpreadsheetError, path: string): Promise<Error> {
  const key = keyOf(error.failure);
  if (key === undefined) return error;
  const format = formatOf(error.failure);
  if (format === undefined) return new FileRefused(key, undefined, error);
  const lines = textFormats.has(format) ? firstLines(decodeText(await readHead(path))) : [];
  return new FileRefused(key, { format, lines }, error);
}
