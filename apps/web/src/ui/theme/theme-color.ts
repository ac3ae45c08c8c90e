import {
  formatHex,
  inGamut,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

/** The rule that turns a chosen theme color into shades that words can be read in: hue kept in OKLCH, lightness moved in steps of 1 %. */

const toOklch = registerMode(modeOklch);
registerMode(modeRgb);
registerMode(modeLrgb);
const isInGamut = inGamut('rgb');

/** The color as hex, its chroma reduced only as far as sRGB asks for. */
function fit(color: Oklch): string {
  let { c } = color;
  while (!isInGamut({ ...color, c }) && c > 0) c = Math.max(0, c - 0.002);
  return formatHex({ ...color, c });
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** Moves the lightness until the color stands out from `against` by `goal`; the color itself where it does already. */
function reach(chosen: string, against: string, goal: number, step: 0.01 | -0.01): string {
  const color = toOklch(chosen);
  let shade = chosen;
  if (color === undefined) return shade;
  for (let { l } = color; contrast(shade, against) < goal && (step < 0 ? l > 0 : l < 1);) {
    l += step;
    shade = fit({ ...color, l });
  }
  return shade;
}

/** Lays a color over a surface at an opacity of `share`. */
const mix = (color: string, surface: string, share: number): string => formatHex(interpolate([surface, color], 'rgb')(share));

/** What the theme derives from one color in one appearance. */
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

const white = '#ffffff';
const darkSurface = '#171f28';
const darkSheet = '#10161d';

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

/** The shades of a color written as `#rrggbb`. */
export const computeShades = (color: string, appearance: 'light' | 'dark'): AccentShades =>
  appearance === 'light' ? lightShades(color) : darkShades(color);
