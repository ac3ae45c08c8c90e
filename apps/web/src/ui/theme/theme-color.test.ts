// @shares-process
import { assert, integer, property } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { accentShades, isThemeColor, loadThemeColors } from './accent-shades.ts';
import { contrast } from './theme-color.ts';

describe('the shades of a theme color', () => {
  beforeAll(loadThemeColors);

  test.each([
    ['#409EFF', '#1166CC', '#1F73D4', '#75B8FF'],
    ['#F5222D', '#D0051D', '#EA0722', '#FE867C'],
    ['#FA8C16', '#9D5501', '#AE5E00', '#FE8F1D'],
    ['#13C2C2', '#047575', '#098181', '#13C2C2'],
    ['#722ED1', '#722ED1', '#722ED1', '#B79CFE'],
    ['#52C41A', '#2D7803', '#328600', '#52C41A'],
  ])('%s', (chosen, fill, darkFill, darkWords) => {
    expect(accentShades(chosen, 'light').fill.toUpperCase()).toBe(fill);
    expect(accentShades(chosen, 'dark').fill.toUpperCase()).toBe(darkFill);
    expect(accentShades(chosen, 'dark').words.toUpperCase()).toBe(darkWords);
  });

  test('any color gives words that can be read', () => {
    const color = integer({ min: 0, max: 0xffffff }).map((digits) => `#${digits.toString(16).padStart(6, '0')}`);
    assert(
      property(color, (chosen) => {
        const light = accentShades(chosen, 'light');
        const dark = accentShades(chosen, 'dark');
        expect(contrast(light.fill, '#ffffff')).toBeGreaterThanOrEqual(5.49);
        expect(contrast(light.fillHover, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(light.words, light.soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(dark.fill, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(dark.words, '#171f28')).toBeGreaterThanOrEqual(6.9);
        expect(contrast(dark.words, dark.soft)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('what is no color gives the default', () => {
    expect(isThemeColor('#12345')).toBe(false);
    expect(accentShades('red; } body { display: none', 'light').fill).toBe('#1166cc');
  });
});
