import { AttachmentLimits } from '@heliodesk/contract/attachment';
import {
  Email,
  Id,
  IdList,
  isLanguage,
  optionalText,
  Paging,
  patterns,
  positiveDecimal,
  readLanguage,
  SerialNumber,
  violationsOf,
} from '@heliodesk/contract/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/config.ts';
import { cleanFileName } from '#src/domains/attachment/file-name.ts';
import { malformation, normalized, readPower } from '#src/domains/serial-number/read-cells.ts';
import { Failure } from '#src/platform/http/failure.ts';
import { refuseUnstorable } from '#src/platform/http/storable-text.ts';
import { fieldErrors } from '#src/platform/i18n/texts.ts';

/** Any text, also such that no keyboard makes. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('\0', '\ud800', '\u202e', ' ', '\ufeff'),
);
const anything = fc.anything({ withBigInt: false, withNullPrototype: true, maxDepth: 4 });

/** What a reader answers: a value, or a refusal that is meant. */
function outcome<Value>(read: () => Value): { value: Value } | 'refused' {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Failure) return 'refused';
    throw error;
  }
}

/** The mode that a server would start in, or what it says instead. */
function startsOrTells(environment: Record<string, string>): string {
  try {
    return readConfig(environment).mode;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

const isStorable = (value: unknown): boolean => outcome(() => refuseUnstorable(value)) !== 'refused';

describe('a reader of what strangers send', () => {
  it('of file names gives one that every system can save and that hides nothing, or refuses', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(anyText).map((parts) => parts.join('/')),
          fc.string({ minLength: 200 }),
        ),
        (given) => {
          const cleaned = outcome(() => cleanFileName(given));
          if (cleaned === 'refused') return;
          const { value: name } = cleaned;
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(AttachmentLimits.fileName);
          expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069<>:"|?*]/u);
          expect(name.startsWith('.')).toBe(false);
          expect(cleanFileName(name)).toBe(name);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('of bodies lets through only what a column can store', () => {
    fc.assert(
      fc.property(fc.json(), anyText, (json, text) => {
        const body: unknown = JSON.parse(json);
        expect(isStorable(body) && /(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(body))).toBe(false);
        expect(isStorable({ deep: [text] })).toBe(text.isWellFormed() && !text.includes('\0'));
      }),
    );
    const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'bottom');
    expect(isStorable({ desc: { length: { toString: 1 } } })).toBe(false);
    expect(isStorable(nested(30))).toBe(true);
    expect(isStorable(nested(100_000))).toBe(false);
  });

  it('of serial numbers takes exactly 10 to 24 letters and digits', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[A-Za-z0-9]{8,26}$/)), (given) => {
        const sn = normalized(given);
        expect(malformation(sn) === undefined).toBe(/^[A-Z0-9]{10,24}$/.test(sn));
        expect(normalized(sn)).toBe(sn);
        expect(SerialNumber.safeParse(given).success).toBe(patterns.serialNumber.test(given.trim().toUpperCase()));
      }),
    );
  });

  it('of powers gives watts that the column holds, or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.double().map(String),
          fc.nat(3_000).map((watts) => `${watts} Wp`),
        ),
        (given) => {
          const watts = readPower(given);
          if (watts === null) return;
          expect(watts).toBeGreaterThanOrEqual(0);
          expect(watts).toBeLessThanOrEqual(2_000);
        },
      ),
    );
    expect([readPower('575 W'), readPower('540,5'), readPower('0'), readPower('1e3'), readPower('-5')]).toEqual([
      575,
      540.5,
      null,
      null,
      null,
    ]);
  });

  it('of languages knows the nine and nothing else, and is quick about it', () => {
    fc.assert(fc.property(anyText, (given) => readLanguage(given) === undefined || isLanguage(readLanguage(given))));
    expect(readLanguage(','.repeat(1_000_000))).toBeUndefined();
  });

  it('of fields never throws, and says in words what is wrong', () => {
    const schemas = [Id, IdList, Email, Paging, optionalText(20), positiveDecimal(2)];
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.oneof(anything, anyText), (schema, given) => {
        // As it comes to them.
        fc.pre(isStorable(given));
        const parsed = schema.safeParse(given);
        if (parsed.success) return;
        const errors = fieldErrors('en', violationsOf(parsed.error, given));
        expect(errors.length).toBeGreaterThan(0);
        for (const { message, rule } of errors) expect(message === '' || message === rule || message.includes('{{')).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of ids gives whole numbers that the database takes', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.double(), fc.bigInt().map(String)), (given) => {
        const { data } = Id.safeParse(given);
        expect(data === undefined || (Number.isSafeInteger(data) && data > 0)).toBe(true);
      }),
    );
  });

  it('of settings starts the server or names what is wrong', () => {
    const name = fc.constantFrom(
      'NODE_ENV',
      'PORT',
      'HOST',
      'DATABASE_URL',
      'PUBLIC_URL',
      'HELIODESK_SECRET',
      'HELIODESK_KEYS',
      'HELIODESK_CAPTCHA',
      'SMTP_URL',
      'S3_BUCKET',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'DATA_DIR',
    );
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.oneof(anyText, fc.constantFrom('production', 'test', '80', '', 'on', 'true', 'postgres://h/d'))),
        (environment) => {
          expect(startsOrTells(environment)).toMatch(/^(?:demo|production)$| {2}- [A-Z0-9_]+/);
        },
      ),
    );
  });
});
