/**
 * Why the text of a cell can't be trusted:
 * `exponent` and `tooManyDigits`: a number that the spreadsheet program has already rounded, or may have;
 * `formulaWithoutValue`: never evaluated here; `errorValue`: #REF! and its like; `unreadable`: no known cell type, or no number in a number cell.
 */
export const CELL_PROBLEMS = ['exponent', 'tooManyDigits', 'formulaWithoutValue', 'errorValue', 'unreadable'] as const;

export type CellProblemCode = (typeof CELL_PROBLEMS)[number];

/** Digits that a spreadsheet program keeps of a number. */
const KEPT_DIGITS = 15;
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const EXPONENT_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)[eE][+-]?\d+$/;

/** The text to take for a number cell, or the problem that keeps it from being taken. */
export function readNumber(raw: string): { text: string; problem?: CellProblemCode } {
  const text = raw.trim();
  if (!PLAIN_NUMBER.test(text)) return { text, problem: EXPONENT_NUMBER.test(text) ? 'exponent' : 'unreadable' };
  if (text.length <= KEPT_DIGITS) return { text };
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length <= KEPT_DIGITS) return { text };
  return roundedFraction(text) ?? { text, problem: 'tooManyDigits' };
}

/** Binary fractions are stored with 17 digits (540.55 as 540.54999999999995) and shown with 15; what stays a fraction is no identifier. */
function roundedFraction(text: string): { text: string } | undefined {
  if (!text.includes('.')) return undefined;
  const rounded = String(Number(Number(text).toPrecision(KEPT_DIGITS)));
  return PLAIN_NUMBER.test(rounded) && rounded.includes('.') ? { text: rounded } : undefined;
}
