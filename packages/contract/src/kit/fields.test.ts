import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BankBranch } from './bank.ts';
import { Paging, sortedPaging } from './envelope.ts';
import {
  Day,
  Email,
  Id,
  line,
  nameLine,
  IdList,
  optionalNameLine,
  optionalText,
  Password,
  Phone,
  positiveDecimal,
  RegionId,
  SerialNumber,
  SwiftCode,
  TaxNumber,
  text,
  wholeNumber,
} from './fields.ts';
import { violationsOf } from './issues.ts';
import { limits } from './limits.ts';

/** The rule that refuses a value of a field, or `undefined` when it is taken. */
function refusalOf(schema: z.ZodType, value: unknown): string | undefined {
  const input = { field: value };
  const parsed = z.object({ field: schema }).safeParse(input);
  return parsed.success ? undefined : violationsOf(parsed.error, input)[0]?.rule;
}

const letters = (count: number): string => 'a'.repeat(count);

describe('both sides of each limit', () => {
  it.each<[string, z.ZodType, unknown, string | undefined]>([
    ['text: missing', text(5), undefined, 'required'],
    ['text: null', text(5), null, 'required'],
    ['text: blanks only', text(5), '   ', 'required'],
    ['text: at the limit', text(5), 'abcde', undefined],
    ['text: over the limit', text(5), 'abcdef', 'tooLong'],
    ['text: blanks around it do not count', text(5), '  abcde  ', undefined],
    ['text: NUL', text(5), 'a\0b', 'invalid'],
    ['text: half a surrogate pair', text(5), '\uD800', 'invalid'],
    ['text: a number', text(5), 12, 'invalid'],
    ['optional text: missing', optionalText(5), undefined, undefined],
    ['optional text: over the limit', optionalText(5), 'abcdef', 'tooLong'],
    ['password: 5', Password, 'abcd1', 'tooShort'],
    ['password: 6', Password, 'abcde1', undefined],
    ['password: 16', Password, `${letters(15)}1`, undefined],
    ['password: 17', Password, `${letters(16)}1`, 'tooLong'],
    ['password: letters only', Password, 'abcdefg', 'password'],
    ['password: digits only', Password, '1234567', 'password'],
    ['password: a sign', Password, 'abcde1!', 'password'],
    ['password: a letter that is not Latin', Password, 'абвгде1', 'password'],
    ['e-mail: whole', Email, 'amelia@sierraclara.example', undefined],
    ['e-mail: without domain', Email, 'amelia@', 'email'],
    ['e-mail: two', Email, 'a@b.example,c@d.example', 'email'],
    ['e-mail: missing', Email, '', 'required'],
    ['e-mail: 256 characters', Email, `${letters(64)}@${letters(60)}.${letters(60)}.${letters(61)}.example`, 'tooLong'],
    ['tax number: unknown', TaxNumber, '0', undefined],
    ['tax number: 4', TaxNumber, 'B123', 'taxNo'],
    ['tax number: 5', TaxNumber, 'B1234', undefined],
    ['phone: with country code', Phone, '+34 600 123 456', undefined],
    ['phone: letters', Phone, '+34 six hundred', 'phone'],
    ['phone: 4 digits', Phone, '1234', 'phone'],
    ['phone: 5 digits', Phone, '12345', undefined],
    ['phone: 31 characters', Phone, '1'.repeat(31), 'tooLong'],
    ['serial number: 9', SerialNumber, 'A'.repeat(9), 'invalid'],
    ['serial number: 10', SerialNumber, 'A'.repeat(10), undefined],
    ['serial number: 24', SerialNumber, 'A'.repeat(24), undefined],
    ['serial number: 25', SerialNumber, 'A'.repeat(25), 'invalid'],
    ['serial number: a dash', SerialNumber, 'ABC-1234567', 'invalid'],
    ['SWIFT: 11', SwiftCode, 'BSCHESMMXXX', undefined],
    ['SWIFT: small letters', SwiftCode, 'bschesmmxxx', undefined],
    ['SWIFT: 10', SwiftCode, 'BSCHESMMXX', 'swift'],
    ['SWIFT: 12', SwiftCode, 'BSCHESMMXXXX', 'tooLong'],
    ['SWIFT: a digit among the first six', SwiftCode, 'BSC1ESMMXXX', 'swift'],
    ['decimal: smallest', positiveDecimal(3), '0.001', undefined],
    ['decimal: zero', positiveDecimal(3), '0', 'greaterThan'],
    ['decimal: negative', positiveDecimal(3), '-1', 'decimal'],
    ['decimal: too fine', positiveDecimal(3), '1.0001', 'decimal'],
    ['decimal: exponent', positiveDecimal(3), '1e5', 'decimal'],
    ['decimal: 12 digits', positiveDecimal(3), '9'.repeat(12), undefined],
    ['decimal: 13 digits', positiveDecimal(3), '9'.repeat(13), 'decimal'],
    ['decimal: a number', positiveDecimal(3), 12.5, undefined],
    ['decimal: missing', positiveDecimal(3), '', 'required'],
    ['whole: digits', wholeNumber(1, 100), '48', undefined],
    ['whole: a number', wholeNumber(1, 100), 48, undefined],
    ['whole: decimal comma', wholeNumber(1, 100), '4,5', 'wholeNumber'],
    ['whole: decimals', wholeNumber(1, 100), 4.5, 'wholeNumber'],
    ['whole: exponent', wholeNumber(1, 100), '1e1', 'wholeNumber'],
    ['whole: hexadecimal', wholeNumber(1, 100), '0x10', 'wholeNumber'],
    ['whole: zero', wholeNumber(1, 100), 0, 'tooSmall'],
    ['whole: too many', wholeNumber(1, 100), '101', 'tooBig'],
    ['whole: missing', wholeNumber(1, 100), null, 'required'],
    ['id: zero', Id, 0, 'greaterThan'],
    ['id: one', Id, '1', undefined],
    ...[true, [1], '0x1', '1e3', ' 1', '+1', '1.0'].map((given): [string, z.ZodType, unknown, string] => [
      `id: ${JSON.stringify(given)}`,
      Id,
      given,
      'invalid',
    ]),
    ['id: beyond what is exact', Id, 2 ** 53, 'tooBig'],
    ['region: zero', RegionId, 0, 'tooSmall'],
    ['region: 999', RegionId, 999, undefined],
    ['region: 1000', RegionId, 1_000, 'tooBig'],
    ['day: a day', Day, '2026-02-28', undefined],
    ['day: no such day', Day, '2026-02-30', 'invalid'],
    ['day: no such year', Day, '0000-02-01', 'invalid'],
    ['id list: none', IdList, '', undefined],
    ['id list: some', IdList, '1,2,3', undefined],
    ['id list: a word', IdList, '1,two', 'invalid'],
  ])('%s', (_name, schema, value, rule) => {
    expect(refusalOf(schema, value)).toBe(rule);
  });
});

it.each([
  'https://evil.example',
  'Win: HTTP://evil.example/x',
  'www.evil.example',
  'see evil.example/win',
  'w\u200Dww.evil.example',
  'شركة ht\u200Etps://evil.example',
  'ｈｔｔｐｓ：／／evil.example',
])('a name is no link: %j', (name) => {
  expect(refusalOf(nameLine(60), name)).toBe('noWebAddress');
});

it.each([
  'Ana\r\nMaría',
  'Ana\tMaría',
  'Ana\u2028María',
  'Ana\u0007',
  'Ana\u0085María',
  'Sun \u202Egpj.exe',
  'Sun \u2066gpj\u2069 Ltd',
  'Sun\u200FPower',
  'شركة \u202BSolar\u202C',
  'Sun\u200BPower',
  'Sun\u00ADPower',
  'Sun\uFEFFPower',
])('a name turns, breaks and hides nothing: %j', (name) => {
  expect(refusalOf(nameLine(60), name)).toBe('noControl');
  expect(refusalOf(optionalNameLine(60), name)).toBe('noControl');
});

it.each([
  'Słoneczny Dach Sp. z o.o.',
  'St.John',
  'Smith, Jr.',
  'A/S Solar',
  'sonnen.de',
  'Zimmer & Co. KG',
  'Müller & Co. www',
  'Müller & Co. www.',
  'Müller-Lüdenscheidt',
  'S.r.l. / GmbH',
  '株式会社ソーラー',
  'O’Neill',
  'شركة الشمس (ذ.م.م.)',
  'شركة Solar\u200F (ذ.م.م.)',
  'می\u200Cنا خورشید',
  'क्\u200Dष',
])('a name is %s', (name) => {
  expect(nameLine(60).parse(name)).toBe(name);
});

it('a name loses only what surrounds it', () => {
  expect(nameLine(60).parse('\u200F\n شركة الشمس\t\u200E')).toBe('شركة الشمس');
  expect(optionalNameLine(60).parse(' \u200E ')).toBe('');
  expect(refusalOf(nameLine(60), '\u200F\n')).toBe('tooShort');
});

it('a line stays one, whatever turns or breaks it', () => {
  expect(line(60).parse(' Ana\r\nMaría\u2028Ruiz \u202Egpj.exe\u2066 ')).toBe('Ana María Ruiz gpj.exe');
  expect(line(60).safeParse('\n\u202E').success).toBe(false);
});

describe('bank accounts', () => {
  const spanish = { bankAccount: 'ES91 2100 0418 4502 0005 1332', bankBic: 'CAIXESBBXXX', branchCountry: 'ES' };
  const violationsIn = (change: Partial<typeof spanish>): string[] => {
    const input = { ...spanish, ...change };
    const parsed = BankBranch.safeParse(input);
    return parsed.success ? [] : violationsOf(parsed.error, input).map(({ path, rule }) => `${path} ${rule}`);
  };

  it.each<[string, Partial<typeof spanish>, string[]]>([
    ['take an IBAN with blanks', {}, []],
    ['refuse a wrong check digit', { bankAccount: 'ES92 2100 0418 4502 0005 1332' }, ['bankAccount iban']],
    ['refuse an IBAN of another country', { bankAccount: 'DE89 3704 0044 0532 0130 00' }, ['bankAccount iban']],
    [
      'refuse a branch country that the SWIFT code does not name',
      { branchCountry: 'DE' },
      ['bankAccount iban', 'branchCountry branchCountry'],
    ],
    [
      'take a free account number where no IBAN is used',
      { bankAccount: '021000021-12345', bankBic: 'CHASUS33XXX', branchCountry: 'US' },
      [],
    ],
    [
      'refuse a wrong check digit as soon as it and its country are there, whatever else is wrong',
      { bankAccount: 'ES92 2100 0418 4502 0005 1332', bankBic: 'CAIXESBB' },
      ['bankBic swift', 'bankAccount iban'],
    ],
    ['refuse a branch country of three letters', { branchCountry: 'ESP' }, ['branchCountry tooLong']],
  ])('%s', (_name, change, violations) => {
    expect(violationsIn(change)).toEqual(violations);
  });
});

describe('paging', () => {
  const Sorted = sortedPaging(['createTime', 'updateTime']);

  it.each([
    [{}, true],
    [{ pageNum: '1', pageSize: '50' }, true],
    [{ pageNum: '0' }, false],
    [{ pageNum: '1.5' }, false],
    [{ pageSize: '25' }, false],
    [{ pageSize: '1000000' }, false],
    [{ orderByColumn: 'createTime', isAsc: 'asc' }, true],
    [{ orderByColumn: 'password' }, false],
    [{ isAsc: 'sideways' }, false],
  ])('%o', (query, taken) => {
    expect(Sorted.safeParse(query).success).toBe(taken);
  });

  it('starts at page 1 with 20 rows', () => {
    expect(Paging.parse({})).toEqual({ pageNum: 1, pageSize: 20 });
  });
});

describe('whatever is sent', () => {
  it('is refused with a rule or taken, never thrown at', () => {
    const schemas = [text(20), Password, Email, TaxNumber, Phone, SwiftCode, SerialNumber, Day, positiveDecimal(3), IdList];
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.anything(), (schema, value) => {
        expect(() => refusalOf(schema, value)).not.toThrow();
      }),
    );
  });

  it('a serial number that is taken is stored upper case, without blanks', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^ {0,3}[a-zA-Z0-9]{10,24} {0,3}$/), (typed) => {
        expect(SerialNumber.parse(typed)).toBe(typed.trim().toUpperCase());
      }),
    );
  });

  it('the limits are those of the specification', () => {
    expect(limits).toMatchObject({
      passwordMin: 6,
      passwordMax: 16,
      taxNoMin: 5,
      fileSize: 20 * 1024 ** 2,
      filesTotal: 100 * 1024 ** 2,
      serialNumbers: 100_000,
    });
  });
});
