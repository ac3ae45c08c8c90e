/** The rule that turns a chosen theme color into shades that words can be read in: hue kept in OKLCH, lightness moved in steps of 1 %. */

type Triple = readonly [number, number, number];
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function readHex(hex: string): Triple {
  const digits = Number.parseInt(hex.slice(1), 16);
  return [(digits >> 16) / 255, ((digits >> 8) & 255) / 255, (digits & 255) / 255];
}

const writeHex = (rgb: Triple): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function toOklch(hex: string): Oklch {
  const [r, g, b] = readHex(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear) as unknown as Triple;
}

const isInGamut = (rgb: Triple): boolean => rgb.every((part) => part >= -0.0001 && part <= 1.0001);

/** The color as hex, its chroma reduced only as far as sRGB asks for. */
function fit(colour: Oklch): string {
  let c = colour.c;
  let rgb = toRgb(colour);
  while (!isInGamut(rgb) && c > 0) {
    c = Math.max(0, c - 0.002);
    rgb = toRgb({ ...colour, c });
  }
  return writeHex(rgb);
}

function luminance(hex: string): number {
  const [r, g, b] = readHex(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves the lightness until the color stands out from `against` by `goal`; the color itself where it does already. */
function reach(chosen: string, against: string, goal: number, step: 0.01 | -0.01): string {
  const colour = toOklch(chosen);
  let shade = chosen;
  for (let l = colour.l; contrast(shade, against) < goal && (step < 0 ? l > 0 : l < 1);) {
    l += step;
    shade = fit({ ...colour, l });
  }
  return shade;
}

/** Lays a color over a surface at an opacity of `share`. */
function mix(colour: string, surface: string, share: number): string {
  const over = readHex(colour);
  const under = readHex(surface);
  return writeHex([0, 1, 2].map((i) => (over[i] ?? 0) * share + (under[i] ?? 0) * (1 - share)) as unknown as Triple);
}

/** What the theme takes of one color in one appearance. */
export interface AccentShades {
  /** As chosen: fills without words, focus, selection. */
  accent: string;
  fill: string;
  fillHover: string;
  fillPress: string;
  /** Words and links. */
  words: string;
  wordsHover: string;
  wordsPress: string;
  soft: string;
  softHover: string;
  line: string;
}

export const defaultThemeColour = '#409eff';

const white = '#ffffff';
const darkSurface = '#171f28';
const darkSheet = '#10161d';

const fixed: Record<'light' | 'dark', AccentShades> = {
  light: {
    accent: defaultThemeColour,
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
    accent: defaultThemeColour,
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

const black = '#000000';

function lightShades(accent: string): AccentShades {
  const fill = reach(accent, white, 5.5, -0.01);
  const soft = mix(accent, white, 0.1);
  const words = reach(fill, soft, 4.6, -0.01);
  return {
    accent,
    fill,
    fillHover: mix(fill, black, 0.9),
    fillPress: mix(fill, black, 0.8),
    words,
    wordsHover: mix(words, black, 0.9),
    wordsPress: mix(words, black, 0.8),
    soft,
    softHover: mix(accent, white, 0.18),
    line: mix(accent, white, 0.45),
  };
}

function darkShades(accent: string): AccentShades {
  const fill = reach(accent, white, 4.6, -0.01);
  const soft = mix(accent, darkSheet, 0.18);
  const words = reach(reach(accent, darkSurface, 7, 0.01), soft, 4.6, 0.01);
  return {
    accent,
    fill,
    fillHover: mix(fill, black, 0.9),
    fillPress: mix(fill, black, 0.8),
    words,
    wordsHover: mix(words, white, 0.8),
    wordsPress: mix(words, black, 0.9),
    soft,
    softHover: mix(accent, darkSheet, 0.26),
    line: mix(accent, darkSheet, 0.5),
  };
}

/** Whether a text is a color that can be chosen. */
export const isThemeColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The shades of a chosen color. The default's are fixed; anything that is no color gives them too. */
export function accentShades(chosen: string, appearance: 'light' | 'dark'): AccentShades {
  const colour = chosen.toLowerCase();
  if (colour === defaultThemeColour || !isThemeColour(colour)) return fixed[appearance];
  return appearance === 'light' ? lightShades(colour) : darkShades(colour);
}
