// @shares-process
import { Email, optionalText, Password, positiveDecimal, TaxNumber, text, wholeNumber } from '@heliodesk/contract/kit';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { switchLanguage } from './i18n/language.ts';
import { isRequired, maxLengthOf, schemaRule, validate } from './schema-rules.ts';

const Company = z.object({
  email: Email,
  taxNo: TaxNumber,
  province: text(100).optional(),
  region: z.object({ regionId: z.number() }),
  rows: z.array(z.object({ city: text(5) })),
  power: positiveDecimal(2),
});
const whole = { email: 'a@b.example', taxNo: '0', region: { regionId: 724 }, rows: [{ city: 'Lugo' }], power: '1.5' };

describe('validate()', () => {
  it('finds nothing wrong with what fits', () => {
    expect(validate(Company, whole)).toEqual([]);
  });

  it('names the field, says what is wrong and keeps the path of the wire', () => {
    const found = validate(Company, { ...whole, email: 'no address', taxNo: '123', region: {}, rows: [{ city: '' }] });
    expect(found.map(({ path, rule }) => [path, rule])).toEqual([
      ['email', 'email'],
      ['taxNo', 'taxNo'],
      ['region.regionId', 'required'],
      ['rows.0.city', 'required'],
    ]);
    expect(found.at(-1)?.message).toBe('City is required.');
    expect(found[1]?.message).toContain('Enter at least 5 characters');
  });
});

describe('messages', () => {
  afterEach(() => switchLanguage('en'));
  const Pieces = z.object({ quantity: wholeNumber(1, 10_000_000), desc: text(2000) });
  const messages = () => validate(Pieces, { quantity: '12.5', desc: 'x'.repeat(2001) }).map(({ message }) => message);

  it('write large limits as the reader does, and leave years and short lengths alone', async () => {
    expect(messages()[0]).toContain('1 to 10,000,000');
    expect(messages()[1]).toContain('2000');
    await switchLanguage('de');
    expect(messages()[0]).toContain('10.000.000');
    await switchLanguage('ar');
    expect(messages()[0]).toContain('10,000,000');
  });
});

describe('maxLengthOf()', () => {
  it('finds how long a text may be, through everything that a schema is wrapped in', () => {
    const Form = z.object({
      name: text(60),
      fax: optionalText(30),
      note: z.string().max(9).nullish(),
      code: z.union([z.literal(''), TaxNumber]).default(''),
      upper: text(11).toUpperCase(),
      rows: z.array(z.object({ city: text(5) })),
      count: z.number(),
      free: z.string(),
    });
    const paths = ['name', 'fax', 'note', 'code', 'upper', 'rows.0.city', 'count', 'free', 'nowhere'];
    expect(paths.map((path) => maxLengthOf(Form, path))).toEqual([60, 30, 9, 40, 11, 5, undefined, undefined, undefined]);
  });

  it('is where screens take their limits from', () => {
    const screens = import.meta.glob<string>(['../{app,domains}/**/*.tsx', '!**/*.test.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(screens).length).toBeGreaterThan(100);
    const spelledOut = Object.entries(screens).filter(([, source]) => /maxLength=(?:\{\s*\d|")/.test(source));
    expect(spelledOut.map(([path]) => path)).toEqual([]);
  });
});

describe('schemaRule()', () => {
  const reader = (values: unknown) => ({ getFieldsValue: () => values });

  it('checks one field of a form', async () => {
    const { validator } = schemaRule(Company, 'rows.0.city')(reader(whole));
    await expect(validator({}, 'Lugo')).resolves.toBeUndefined();
    await expect(validator({}, '')).rejects.toThrow('City is required.');
    await expect(validator({}, 'Valladolid')).rejects.toThrow('City can have at most 5 characters.');
  });

  it('counts rules between fields', async () => {
    const Pair = z
      .object({ newPwd: Password, confirmPwd: text(64) })
      .refine((pair) => pair.newPwd === pair.confirmPwd, { path: ['confirmPwd'], params: { rule: 'passwordsDiffer' } });
    const { validator } = schemaRule(Pair, 'confirmPwd')(reader({ newPwd: 'Sunny2026' }));
    await expect(validator({}, 'Sunny2027')).rejects.toThrow('The passwords don’t match.');
    await expect(validator({}, 'Sunny2026')).resolves.toBeUndefined();
  });

  it('knows which fields must be filled in', () => {
    const required = ['email', 'taxNo', 'province', 'region.regionId', 'rows.3.city', 'power', 'nowhere'].filter((path) =>
      isRequired(Company, path),
    );
    expect(required).toEqual(['email', 'taxNo', 'region.regionId', 'rows.3.city', 'power']);
  });
});
