import { languages } from '@heliodesk/contract/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal } from './numbers.ts';
import { isCanonicalNumber, readNumber } from './read-number.ts';

/** A number as it is stored. */
const stored = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom('', '5', '25', '125', '001'))
  .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`));

const inArabicDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))).replaceAll(/[.,]/g, (mark) => (mark === '.' ? '٫' : '٬'));

describe('a number is read as people write it', () => {
  test.each([
    ['en', '12,5', '12.5'],
    ['en', '1,234', '1234'],
    ['en', '1.234', '1.234'],
    ['en', '1,234.5', '1234.5'],
    ['en', '1.234,5', '1234.5'],
    ['de', '12,5', '12.5'],
    ['de', '1.234', '1234'],
    ['de', '1,234', '1.234'],
    ['de', '1.234.567,25', '1234567.25'],
    ['de', '0.125', '0.125'],
    ['de', '1234.567', '1234.567'],
    ['es', '12,5', '12.5'],
    ['es', '49.900', '49900'],
    ['it', '12,5', '12.5'],
    ['it', '49.900', '49900'],
    ['pl', '12,5', '12.5'],
    ['pl', '49\u00A0900,5', '49900.5'],
    ['pl', '1.234', '1.234'],
    ['fr', '12,5', '12.5'],
    ['fr', '49\u202F900', '49900'],
    ['fr', '49 900,25', '49900.25'],
    ['ar', '١٢٫٥', '12.5'],
    ['ar', '٤٩٬٩٠٠', '49900'],
    ['ar', '\u200F١٢٣', '123'],
    ['ar', '۱۲٫۵', '12.5'],
    ['ar', '12,5', '12.5'],
    ['ja', '４８．２', '48.2'],
    ['ja', '1,234', '1234'],
    ['zh', '49，900', '49900'],
    ['de', "49'900", '49900'],
    ['de', '49’900,5', '49900.5'],
    ['en', ' 007.50 ', '7.5'],
    ['en', '.5', '0.5'],
    ['en', '48,', '48'],
    ['en', '−3', '-3'],
    ['en', '-0,0', '0'],
  ])('%s: %s is %s', (language, typed, value) => {
    expect(readNumber(typed, language)).toBe(value);
  });

  test.each([
    '',
    ',',
    'about 12',
    '12 5',
    '1,23,456',
    '1.2.3',
    '1.234,567.8',
    '1,234 567',
    '1e5',
    '0x10',
    '10²',
    '½',
    '12..5',
    'Infinity',
    '1٫2٫3',
  ])('%s is no number in any language', (typed) => {
    for (const language of languages) expect(readNumber(typed, language)).toBeUndefined();
  });

  test('in every language, what we write is read back as it is stored, in Arabic digits too', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom(...languages), (value, language) => {
        expect(readNumber(formatDecimal(value, language), language)).toBe(value);
        expect(readNumber(inArabicDigits(formatDecimal(value, 'en')), language)).toBe(value);
      }),
    );
  });

  test('decimals that cannot be thousands are decimals in every language, after a comma and after a point', () => {
    const decimals = fc.stringMatching(/^\d{1,2}[1-9]?$/).filter((digits) => digits.length !== 3 && Number(digits) > 0);
    fc.assert(
      fc.property(fc.nat(999_999), decimals, fc.constantFrom(',', '.'), fc.constantFrom(...languages), (whole, rest, mark, language) => {
        expect(readNumber(`${whole}${mark}${rest}`, language)).toBe(`${whole}.${rest.replace(/0+$/, '')}`);
      }),
    );
  });

  test('whatever is typed, what is read is stored in one form and stays itself', () => {
    const typed = fc.array(fc.constantFrom(...'0123456789', ...".,' ٫٬٣-"), { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(typed, fc.constantFrom(...languages), (text, language) => {
        const value = readNumber(text, language);
        if (value === undefined) return;
        expect(isCanonicalNumber(value)).toBe(true);
        expect(readNumber(formatDecimal(value, language), language)).toBe(value);
      }),
      { numRuns: 2_000 },
    );
  });
});
