import { formatDecimal } from './numbers.ts';

/** How numbers travel and are stored: Latin digits, a point before the decimals, nothing between the thousands. */
export const isCanonicalNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** A stored number in the reader's way, with every digit it has; what is no number stays as it was typed. */
export const writeNumber = (stored: string, language: string): string =>
  isCanonicalNumber(stored) ? formatDecimal(stored, language) : stored;

/** Marks of direction that come along when numbers are copied. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Digits whose last hexadecimal place is their value: Arabic-Indic, Persian, full width. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;
const arabicDecimal = '\u066B';

/** Latin digits and plain signs for those of other scripts and widths, one sign for all spaces and one for all apostrophes. */
const inPlainSigns = (typed: string): string =>
  typed
    .replaceAll(directionMarks, '')
    .replaceAll(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\u060C\uFF0C]/g, ',')
    .replaceAll('\uFF0E', '.')
    .replaceAll(/[’‘ʼ]/g, "'")
    .trim()
    .replaceAll(/\s+/g, ' ');

/** What a language puts between thousands. */
const groupMarkOf = (language: string): string | undefined =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value;

/** Whether the last mark of a number stands before its decimals, rather than between thousands. */
function isDecimalMark(marks: readonly string[], runs: readonly string[], language: string): boolean {
  const mark = marks.at(-1);
  if (mark === arabicDecimal) return true;
  if (mark !== '.' && mark !== ',') return false;
  if (marks.length > 1) return marks.indexOf(mark) === marks.length - 1;
  const looksGrouped = /^[1-9]\d{0,2}$/.test(runs[0] ?? '') && runs[1]?.length === 3;
  return !looksGrouped || mark !== groupMarkOf(language);
}

/** Whether runs of digits are thousands: one kind of mark between them, three digits in each but the first. */
const areThousands = (runs: readonly string[], marks: readonly string[]): boolean =>
  new Set(marks).size <= 1 && (runs.length === 1 || runs.every((run, n) => (n === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(run)));

const withoutPadding = (whole: string, decimals: string): string => {
  const kept = decimals.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${kept && `.${kept}`}`;
};

/**
 * Reads a number as people write it in their language, and answers it as it is stored (`1234.5`); nothing if it is no number.
 *
 * Digits may be Latin, Arabic-Indic, Persian or full width. Spaces of any width, apostrophes and `٬` stand between thousands, `٫`
 * before decimals. Of points and commas:
 *
 * | typed                             | read as  | because                                                              |
 * | --------------------------------- | -------- | -------------------------------------------------------------------- |
 * | `12,5`, `12.5`, `0,125`, `1234,567` | decimals | thousands come in threes after one to three digits without a zero  |
 * | `1.234,5`, `1,234.5`              | 1234.5   | of two different marks, the last one stands before the decimals      |
 * | `1.234.567`, `1,234,567`          | 1234567  | a mark that repeats stands between thousands                         |
 * | `1,234` in English, Arabic, Japanese, Chinese; `1.234` in German, Spanish, Italian | 1234 | the language writes thousands like this |
 * | `1.234` in English, French, Polish; `1,234` in German, French | 1.234 | the language doesn't write thousands like this    |
 *
 * Only the last two rows depend on the language. What was read is said beside the field, so that no one has to know them.
 */
export function readNumber(typed: string, language: string): string | undefined {
  const [, sign = '', text = ''] = /^([-−–+]?) ?(.*)$/.exec(inPlainSigns(typed)) ?? [];
  if (!/\d/.test(text) || !/^(?:\d+|[ ',.\u066B\u066C](?=\d|$))+$/.test(text)) return undefined;
  const runs = text.split(/\D/);
  const marks = text.match(/\D/g) ?? [];
  const hasDecimals = isDecimalMark(marks, runs, language);
  const [whole, between] = hasDecimals ? [runs.slice(0, -1), marks.slice(0, -1)] : [runs, marks];
  if (!areThousands(whole, between) || between.includes(arabicDecimal)) return undefined;
  const value = withoutPadding(whole.join(''), hasDecimals ? (runs.at(-1) ?? '') : '');
  return sign === '' || sign === '+' || value === '0' ? value : `-${value}`;
}
