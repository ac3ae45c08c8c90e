import type { LimitName } from './limits.ts';

/** Formats that people save under an Excel name, and workbooks in an encoding that Excel never writes. */
export type WrongFormat = 'html' | 'xml2003' | 'csv' | 'biff2' | 'xlsb' | 'ods' | 'encoding';

/** Why a spreadsheet was not read; plain data, so that it crosses the process border. */
export type SpreadsheetFailure =
  | { reason: 'wrongFormat'; format: WrongFormat }
  | { reason: 'tooLarge'; limit: LimitName }
  | { reason: 'damaged'; detail: string }
  /** Keys of the required columns that no header row had. */
  | { reason: 'noHeader'; missing: string[] }
  | { reason: 'tooManyRows'; maxRows: number }
  | { reason: 'notASpreadsheet' | 'encrypted' | 'noSheet' | 'noRows' | 'tooSlow' | 'cancelled' | 'crashed' };

export type SpreadsheetReason = SpreadsheetFailure['reason'];

/** A spreadsheet was refused or could not be read; `failure` says why. The message is for logs, not for people. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly failure: SpreadsheetFailure;

  constructor(failure: SpreadsheetFailure, options?: ErrorOptions) {
    const { reason, ...rest } = failure;
    const details = Object.values(rest).flat().join(', ');
    super(`spreadsheet not read: ${reason}${details === '' ? '' : ` (${details})`}`, options);
    this.failure = failure;
  }

  get reason(): SpreadsheetReason {
    return this.failure.reason;
  }
}

export function damaged(detail: string): SpreadsheetError {
  return new SpreadsheetError({ reason: 'damaged', detail });
}

export function tooLarge(limit: LimitName): SpreadsheetError {
  return new SpreadsheetError({ reason: 'tooLarge', limit });
}
