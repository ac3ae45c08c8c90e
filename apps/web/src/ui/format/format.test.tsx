import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatFileSize, formatMoney, formatShare } from '@heliodesk/phrases/formats/numbers';
import { UtcTime } from './utc-time.tsx';

describe('times', () => {
  test('are in UTC whatever the zone they are written in, with the own time on hover', () => {
    render(<UtcTime at="2026-11-20T01:02:03+08:00" />);
    const time = screen.getByText('2026/11/19 17:02:03');
    expect(time).toHaveAttribute('dir', 'ltr');
    expect(time.closest('time')).toHaveAttribute('datetime', '2026-11-19T17:02:03.000Z');
    expect(time.closest('time')?.title).toMatch(/your time$/);
  });

  test.each([null, undefined, 'no time'])('%s is a dash', (at) => {
    render(<UtcTime at={at} />);
    expect(screen.getByText('–')).toBeVisible();
  });
});

describe('figures', () => {
  test('file sizes in B, KB and M with two decimals', () => {
    expect([0, 1023, 1024, 1_929_379].map((bytes) => formatFileSize(bytes, 'en'))).toEqual(['0 B', '1,023 B', '1.00 KB', '1.84 M']);
    expect(formatFileSize(1536, 'de')).toBe('1,50 KB');
  });

  test('money keeps the digits of its string, in Latin figures', () => {
    expect(formatMoney('3933', 'EUR', 'en')).toBe('3,933.00 EUR');
    expect(formatMoney('90071992547409.93', 'EUR', 'en')).toBe('90,071,992,547,409.93 EUR');
    expect(formatMoney('1234.5', 'EUR', 'ar')).toMatch(/^[\d.,]+ EUR$/);
  });

  test('a share is whole only when all is done', () => {
    expect(formatShare(0.999, 'en')).toBe('99%');
    expect(formatShare(1, 'en')).toBe('100%');
  });
});
