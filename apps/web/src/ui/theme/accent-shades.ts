/** The shades of the theme color. The default's are fixed; how others are computed is loaded only for those who chose one. */
import type { AccentShades } from './theme-color.ts';

export type { AccentShades };

export const defaultThemeColor = '#409eff';

type Appearance = 'light' | 'dark';

const fixed: Record<Appearance, AccentShades> = {
  light: {
    accent: defaultThemeColor,
    fill: '#1166cc',
    fillHover: '#0f5ab5',
    fillPress: '#0b4f9e',
    words: '#1166cc',
    wordsHover: '#0f5ab5',
    wordsPress: '#0b4f9e',
    soft: '#eaf4ff',
    softHover: '#d9ebff',
    line: '#a9d3ff',
  },
  dark: {
    accent: defaultThemeColor,
    fill: '#1f73d4',
    fillHover: '#1b68c2',
    fillPress: '#175cae',
    words: '#75b8ff',
    wordsHover: '#97caff',
    wordsPress: '#5aa9fb',
    soft: '#12283f',
    softHover: '#17334f',
    line: '#2a5f98',
  },
};

/** Whether a text is a color that can be chosen. */
export const isThemeColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

let compute: ((chosen: string, appearance: Appearance) => AccentShades) | undefined;

/** Before a color other than the default can be shown or chosen. */
export async function loadThemeColors(): Promise<void> {
  compute = (await import('./theme-color.ts')).computeShades;
}

/** The shades of a chosen color; the default's for anything that is no color, and until `loadThemeColors` has ended. */
export function accentShades(chosen: string, appearance: Appearance): AccentShades {
  const color = chosen.toLowerCase();
  if (compute === undefined || color === defaultThemeColor || !isThemeColor(color)) return fixed[appearance];
  return compute(color, appearance);
}
