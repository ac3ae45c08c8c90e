import type { ErrorKey } from './errors.ts';

/** What an upload of a file may be refused with. */
export const uploadRefusals = [
  'attachment.fileTooLarge',
  'attachment.totalTooLarge',
  'attachment.tooMany',
  'attachment.nameTooLong',
  'attachment.wrongType',
  'attachment.infected',
  'attachment.notScanned',
  'attachment.empty',
  'attachment.frozen',
  'tooManyRequests',
] as const satisfies readonly ErrorKey[];

/** What a spreadsheet that is read while it is uploaded may be refused with, whatever its columns are. */
export const sheetRefusals = [
  'attachment.fileTooLarge',
  'serial.wrongFormat',
  'serial.textFile',
  'serial.webPage',
  'serial.otherFormat',
  'serial.encrypted',
  'serial.damaged',
  'serial.tooLarge',
  'serial.tooSlow',
  'serial.noRows',
  'serial.tooManyRows',
  'tooManyRequests',
] as const satisfies readonly ErrorKey[];
