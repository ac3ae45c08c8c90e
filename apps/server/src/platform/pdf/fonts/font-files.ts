import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Families of variable fonts, each cut into files by ranges of characters, and what lists the ranges. */
const families = {
  'noto-sans': import.meta.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-arabic': import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-sc': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-jp': import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
} as const;
export type Family = keyof typeof families;

/** A file of a family. */
export interface FontFile {
  /** In words that a PDF may use: `noto-sans-sc-119`. */
  name: string;
  path: string;
  /** The characters for which it is the file. */
  characters: readonly number[];
}

/** Scripts that are never set in a family because another one is better at them, or that were not kept. */
const leftOut = /^(?:devanagari|math|symbols)$/;

/** `U+4e00-4e02,U+4e05` as numbers. */
const charactersIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

function readFamily(family: Family): Map<number, FontFile> {
  const list = families[family];
  const ranges = JSON.parse(readFileSync(new URL(list), 'utf8')) as Record<string, string>;
  const fileOf = new Map<number, FontFile>();
  for (const [key, value] of Object.entries(ranges)) {
    const part = key.replaceAll(/[[\]]/g, '');
    if (leftOut.test(part)) continue;
    const name = `${family}-${part}`;
    const characters = charactersIn(value).filter((character) => !fileOf.has(character));
    const file = { name, path: fileURLToPath(new URL(`files/${name}-wght-normal.woff2`, list)), characters };
    for (const character of characters) fileOf.set(character, file);
  }
  return fileOf;
}

const known = new Map<Family, Map<number, FontFile>>();

/** The file in which a family has a character; nothing where it doesn't. */
export const fileOf = (family: Family, character: number): FontFile | undefined =>
  known.getOrInsertComputed(family, readFamily).get(character);
