// @shares-process
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#src/platform/i18n/language.ts';
import { WarrantyArcs } from './warranty-arcs.tsx';

afterEach(() => act(() => i18n.changeLanguage('en')));

const draw = (now: string) => {
  const warranties = [
    { name: 'Product', until: '2032-01-01' },
    { name: 'Performance', until: '2052-01-01' },
  ];
  const { container } = render(<WarrantyArcs from="2022-01-01" now={now} warranties={warranties} />);
  return Array.from(container.querySelectorAll('circle'), (sun) => ({
    x: Number(sun.getAttribute('cx')),
    y: Number(sun.getAttribute('cy')),
  }));
};

test('suns of warranties that began together stand over the same day, the one of the longer warranty higher', () => {
  const [product, performance] = draw('2027-01-01T00:00:00.000Z');
  expect(product?.x).toBeCloseTo(performance?.x ?? 0, 0);
  expect(performance?.y).toBeLessThan(product?.y ?? 0);
});

test('before it starts the sun is where the path begins, once it is over where the path ends', () => {
  const [early, late] = [draw('2020-01-01T00:00:00.000Z'), draw('2060-01-01T00:00:00.000Z')];
  expect(early[0]).toEqual(early[1]);
  expect(late[0]?.y).toBe(late[1]?.y);
  expect(early[1]?.y).toBe(late[1]?.y);
  expect((late[0]?.x ?? 0) - (early[0]?.x ?? 0)).toBeCloseTo(((late[1]?.x ?? 0) - (early[1]?.x ?? 0)) / 3, 0);
  expect(screen.getAllByText('Ended January 1, 2032')).not.toHaveLength(0);
});

test('years run from right to left in Arabic', async () => {
  const [, inEnglish] = draw('2027-01-01T00:00:00.000Z');
  await act(() => i18n.changeLanguage('ar'));
  const [, inArabic] = draw('2027-01-01T00:00:00.000Z');
  expect((inArabic?.x ?? 0) + (inEnglish?.x ?? 0)).toBeCloseTo(848, 0);
  expect(inArabic?.y).toBe(inEnglish?.y);
});
