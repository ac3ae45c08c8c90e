// @shares-process
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatFileSize, formatMoney, formatShare, formatSizeLimit } from '@heliodesk/phrases/formats/numbers';
import { localClock, localTime } from '#src/platform/testing/local-time.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { LocalTime } from './local-time.tsx';
import { TextWithTimes } from './text-with-times.tsx';
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
    expect([512, 1536, 1_929_379].map((bytes) => formatFileSize(bytes, 'fr'))).toEqual(['512 o', '1,50 Ko', '1,84 Mo']);
  });

  test('limits of file sizes in MB, without needless decimals', () => {
    const limit = 20 * 1024 * 1024;
    expect([0, limit, limit + limit / 8].map((bytes) => formatSizeLimit(bytes, 'en'))).toEqual(['0 MB', '20 MB', '22.5 MB']);
    expect(formatSizeLimit(limit, 'fr')).toBe('20 Mo');
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

describe('times in sentences', () => {
  test('keeps its own direction in Arabic, where the month is a word', async () => {
    await act(() => i18n.changeLanguage('ar'));
    render(<LocalTime at="2026-11-19T12:02:03Z" as="day" />);
    const day = screen.getByText('19 نوفمبر 2026');
    expect(day.tagName).toBe('BDI');
    expect(day).not.toHaveAttribute('dir');
    await act(() => i18n.changeLanguage('en'));
  });

  test('are written as the reader writes them, with the time in UTC on hover', () => {
    render(<LocalTime at="2026-11-20T01:02:03+08:00" />);
    const time = screen.getByText(localTime('2026-11-19T17:02:03Z'));
    expect(time.textContent).toMatch(/^November \d\d, 2026 at \d+:02.[AP]M \S+$/u);
    expect(time.closest('time')).toHaveAttribute('datetime', '2026-11-19T17:02:03.000Z');
    expect(time.closest('time')).toHaveAttribute('title', '2026/11/19 17:02:03 UTC');
  });

  test('may be a day or a time alone, and nothing is a dash', () => {
    render(
      <>
        <LocalTime at="2026-11-19T12:02:03Z" as="day" />
        <LocalTime at="2026-11-19T12:02:03Z" as="clock" />
        <LocalTime at={null} />
      </>,
    );
    expect(screen.getByText(/^November \d+, 2026$/)).toBeVisible();
    expect(screen.getByText(localClock('2026-11-19T12:02:03Z'))).toBeVisible();
    expect(screen.getByText('–')).toBeVisible();
  });
});

test('times and spans of time in a typed text stay left to right', () => {
  const { container } = render(<TextWithTimes text="من الساعة 8:00 بتوقيت الصين (00:00–12:00 UTC)." />);
  expect(container).toHaveTextContent('من الساعة 8:00 بتوقيت الصين (00:00–12:00 UTC).');
  const times = [...container.querySelectorAll('bdi[dir=ltr]')].map(({ textContent }) => textContent);
  expect(times).toEqual(['8:00', '00:00–12:00 UTC']);
});
