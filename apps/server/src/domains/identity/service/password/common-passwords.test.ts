import { patterns } from '@heliodesk/contract/kit';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it('is one of more than three thousand leaked ones that keep the rules', () => {
    const possible = dictionary['passwords-common']?.filter(
      (word) => word.length >= 6 && word.length <= 16 && patterns.password.test(word),
    );
    expect(possible?.length).toBeGreaterThan(3_000);
    expect(possible?.filter((word) => !isCommonPassword(word.toUpperCase()))).toEqual([]);
  });

  it.each(['Heliodesk2026', 'solar2026', '2026Portal', 'supervisor1', 'Winter2026', 'Woaini520'])('is %s', (word) =>
    expect(isCommonPassword(word)).toBe(true),
  );

  it.each(['Solaris42', 'zbqd12', 'solar7panther', 'Abcdefgh12345678'])('is not %s', (word) => expect(isCommonPassword(word)).toBe(false));
});
