import { describe, expect, it } from 'vitest';
import { withWrittenNumbers } from './written-numbers.ts';

describe('numbers in messages', () => {
  it.each([
    ['en', '10,000,000'],
    ['de', '10.000.000'],
    ['ar', '10,000,000'],
    ['zh', '10,000,000'],
  ])('are grouped as in %s', (language, written) => {
    expect(withWrittenNumbers({ max: 10_000_000 }, language)).toEqual({ max: written });
  });

  it.each(['en', 'de', 'fr', 'pl'])('below 10,000 stay as they are in %s', (language) => {
    expect(withWrittenNumbers({ year: 2026, max: 9999 }, language)).toEqual({ year: '2026', max: '9999' });
  });

  it('leave texts and the number that chooses a plural', () => {
    expect(withWrittenNumbers({ count: 12_345, name: '12345' }, 'en')).toEqual({ count: 12_345, name: '12345' });
  });
});
