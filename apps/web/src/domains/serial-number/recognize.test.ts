// @shares-process
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinIn, recognizeSerials } from './recognize.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const serial = fc.array(fc.constantFrom(...letters), { minLength: 10, maxLength: 24 }).map((parts) => parts.join(''));
const separator = fc
  .array(fc.constantFrom('\n', '\r\n', ',', ';', '\t', ' '), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

describe('serial numbers in pasted text', () => {
  test('every number is found again, whatever is between them and however they are written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(serial, { maxLength: 40 }),
        fc.array(separator, { minLength: 41, maxLength: 41 }),
        fc.boolean(),
        (serials, between, isSmall) => {
          const text = serials.map((sn, index) => `${between[index]}${isSmall ? sn.toLowerCase() : sn}`).join('') + (between[40] ?? '');
          expect(recognizeSerials(text)).toEqual({ serials, split: [], rejected: [] });
        },
      ),
    );
  });

  test('no piece is lost: each is a number, a second time of one, refused, or asked about with its line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { serials, split, rejected } = recognizeSerials(text);
        const asked = new Set(split.map(({ given }) => given));
        const lines = text.split(/[\n\r\t,;]+/).filter((line) => !asked.has(line.trim()));
        const pieces = lines.flatMap((line) => line.split(/\s+/).filter(Boolean));
        expect(serials.length + rejected.length).toBe(pieces.length);
        expect(new Set(serials).size).toBe(serials.length);
        for (const sn of serials) expect(sn).toMatch(/^[A-Z0-9]{10,24}$/);
      }),
    );
  });

  test('says why a piece is refused', () => {
    expect(recognizeSerials('HD7226W14A018842, hd7226w14a018842 HD72-26').rejected).toEqual([
      { sn: 'HD7226W14A018842', reason: 'duplicateInFile' },
      { sn: 'HD72-26', reason: 'malformed' },
    ]);
  });

  test.each([
    ['HD7226 W14A018842', 'HD7226W14A018842'],
    ['hd72 26w1 4a01 8842', 'HD7226W14A018842'],
    ['HD7226-W14A-018842', 'HD7226W14A018842'],
    ['HD7226\u2013W14A018842', 'HD7226W14A018842'],
    ['HD7226\u00a0W14A018842', 'HD7226W14A018842'],
    // A part that is long enough for a number by itself.
    ['HD7226W14A01 8842', 'HD7226W14A018842'],
  ])('asks whether %s is one number', (given, joined) => {
    const text = `HD7226W14A000001\n${given}`;
    expect(recognizeSerials(text)).toEqual({ serials: ['HD7226W14A000001'], split: [{ given, joined }], rejected: [] });
    expect(recognizeSerials(joinIn(text, [{ given, joined }])).serials).toEqual(['HD7226W14A000001', joined]);
  });

  test.each(['Serial number', 'HD7226W14A018842 HD72', 'HD7226W14A000001/HD7226W14A000002', 'HD7226W14A HD7226W14B'])(
    'does not ask about %s',
    (text) => {
      expect(recognizeSerials(text).split).toEqual([]);
    },
  );
});
