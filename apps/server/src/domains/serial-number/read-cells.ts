import { onOneLine, patterns } from '@heliodesk/contract/kit';
import type { LeftOutReason } from '@heliodesk/contract/serial-number';
import type { CellProblemCode } from '#src/platform/spreadsheet/index.ts';

/** A serial number as it is stored: trimmed, upper case. */
export const normalized = (text: string): string => text.trim().toUpperCase();

/** Why a serial number in this form cannot be taken; `undefined` when it can. */
export const malformation = (sn: string): LeftOutReason | undefined => (patterns.serialNumber.test(sn) ? undefined : 'malformed');

const reasonOfProblem: Record<CellProblemCode, LeftOutReason> = {
  exponent: 'numberUnreadable',
  tooManyDigits: 'numberUnreadable',
  formulaWithoutValue: 'formulaWithoutValue',
  errorValue: 'malformed',
  unreadable: 'malformed',
};
export const leftOutBy = (problem: CellProblemCode): LeftOutReason => reasonOfProblem[problem];

const mostWatts = 2_000;

/** Watts out of a cell such as `575`, `575 W` or `540,5`; anything else counts as not given. */
export function readPower(text: string): number | null {
  const match = /^\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:wp?)?\s*$/i.exec(text);
  const watts = Number(match?.[1]?.replace(',', '.'));
  return watts > 0 && watts <= mostWatts ? Math.round(watts * 100) / 100 : null;
}

/** Module types longer than the column are of no use; they are cut. */
export const readModuleType = (text: string): string => onOneLine(text).trim().slice(0, 60);
