// @shares-process
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accentShades, defaultThemeColor, type AccentShades } from './accent-shades.ts';
import { frameColor, themeValues, type ThemeValues } from './theme-values.ts';

/** Without what scripts and people's wishes change. */
const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8').split('/* Scripts */')[0] ?? '';
const written = new Map(
  [...css.matchAll(/--hd-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')]),
);

/** Splits at the commas that are in no brackets. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

/** What a token of tokens.css is in one appearance. */
function token(name: string, appearance: 'light' | 'dark'): string {
  const value = written.get(name) ?? '';
  const shade = /^light-dark\((.+)\)$/.exec(value)?.[1];
  const [light = '', dark = light] = shade === undefined ? [value] : parts(shade);
  const chosen = appearance === 'light' ? light : dark;
  const other = /^var\(--hd-([\w-]+)\)$/.exec(chosen)?.[1];
  return other === undefined ? chosen : token(other, appearance);
}

/** What Ant Design calls the tokens; the rest has shades of its own. */
const tokenOf: Partial<Record<keyof ThemeValues, string>> = {
  colorPrimary: 'accent-fill',
  colorPrimaryHover: 'accent-fill-hover',
  colorPrimaryBg: 'accent-soft',
  colorPrimaryBgHover: 'accent-soft-hover',
  colorPrimaryBorder: 'accent-line',
  colorPrimaryText: 'accent-strong',
  colorPrimaryTextHover: 'accent-strong-hover',
  colorPrimaryTextActive: 'accent-strong-press',
  colorLink: 'accent-strong',
  colorLinkHover: 'accent-strong-hover',
  colorLinkActive: 'accent-strong-press',
  colorInfo: 'info',
  colorInfoBg: 'info-soft',
  colorInfoBorder: 'accent-line',
  colorSuccess: 'good',
  colorSuccessBg: 'good-soft',
  colorSuccessText: 'good',
  colorWarning: 'warn',
  colorWarningBg: 'warn-soft',
  colorWarningBorder: 'sun-line',
  colorWarningText: 'warn',
  colorError: 'bad',
  colorErrorBg: 'bad-soft',
  colorErrorBorder: 'bad-line',
  colorErrorText: 'bad',
  colorText: 'ink',
  colorTextSecondary: 'ink-2',
  colorTextTertiary: 'ink-3',
  colorTextQuaternary: 'ink-3',
  colorTextHeading: 'ink',
  colorTextLabel: 'ink-2',
  colorTextDescription: 'ink-3',
  colorTextPlaceholder: 'ink-3',
  colorTextDisabled: 'ink-3',
  colorIcon: 'ink-3',
  colorIconHover: 'ink',
  colorBorder: 'line-field',
  colorBorderSecondary: 'line',
  colorSplit: 'line',
  colorBorderDisabled: 'line',
  colorBgBase: 'bg',
  colorBgLayout: 'bg-sunken',
  colorBgContainer: 'bg',
  colorBgElevated: 'bg-raised',
  colorBgSpotlight: 'bg-inverse',
  colorBgMask: 'scrim',
  colorBgContainerDisabled: 'bg-sunken',
  colorFillAlter: 'bg-sunken',
  colorFillSecondary: 'c-track',
  colorFillTertiary: 'idle-soft',
  controlItemBgHover: 'bg-hover',
  controlItemBgActive: 'accent-soft',
  controlItemBgActiveHover: 'accent-soft-hover',
  controlOutline: 'accent-soft',
};
const accents: Partial<Record<keyof AccentShades, string>> = {
  accent: 'accent',
  fill: 'accent-fill',
  fillHover: 'accent-fill-hover',
  words: 'accent-strong',
  wordsHover: 'accent-strong-hover',
  wordsPress: 'accent-strong-press',
  soft: 'accent-soft',
  softHover: 'accent-soft-hover',
  line: 'accent-line',
};

const tokensOf = (names: Partial<Record<string, string>>, appearance: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(names).map(([name, of = '']) => [name, token(of, appearance)]));

test.each(['light', 'dark'] as const)('Ant Design has the colors of tokens.css when it is %s', (appearance) => {
  expect(themeValues(appearance)).toMatchObject(tokensOf(tokenOf, appearance));
  expect(accentShades(defaultThemeColor, appearance)).toMatchObject(tokensOf(accents, appearance));
  expect(frameColor(appearance)).toBe(token('line-2', appearance));
});

test('each token is written once, its scripts and its motion aside', () => {
  const names = [...css.matchAll(/--hd-([\w-]+):/g)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
