import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recognizeSerials } from './recognize.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const serial = fc.array(fc.constantFrom(...letters), { minLength: 10, maxLength: 24 }).map((parts) => parts.join(''));
const separator = fc
  .array(fc.constantFrom('\n', '\r\n', ',', ';', '\t', ' '), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

describe('serial numbers in pasted text', () => {
  test('every number is found again, whatever stands between them and however they are written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(serial, { maxLength: 40 }),
        fc.array(separator, { minLength: 41, maxLength: 41 }),
        fc.boolean(),
        (serials, between, isSmall) => {
          const text = serials.map((sn, index) => `${between[index]}${isSmall ? sn.toLowerCase() : sn}`).join('') + (between[40] ?? '');
          expect(recognizeSerials(text)).toEqual({ serials, rejected: [] });
        },
      ),
    );
  });

  test('no piece is lost: each is a number, a second time of one, or refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { serials, rejected } = recognizeSerials(text);
        const pieces = text.split(/[\s,;]+/).filter(Boolean);
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
});
