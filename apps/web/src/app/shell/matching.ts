import Fuse from 'fuse.js';
import { useMemo } from 'react';

/** Longest text that is looked for (spec 1 §2). */
export const longestSearch = 32;

/** How much of the menu's titles and paths may differ from what is typed (spec 1 §2). */
export const menuFuzziness = 0.4;
/** Elsewhere a typing error in each four letters is forgiven, in words that are long enough not to be another word by then. */
const fuzziness = 0.25;
const shortestFuzzy = 5;

/** A text of an item that is searched; the same object for every call. */
export interface Searchable<Item> {
  name: string;
  of: (item: Item) => string;
  weight: number;
}

/** Lowercase without accents, as texts are compared. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/**
 * How well a text has what is asked, both folded; the best is 0: it begins with it, a word of it does, its words begin with those asked in any
 * order, it is somewhere inside. `undefined`: not letter by letter.
 */
function rankOf(text: string, asked: string): number | undefined {
  if (text.startsWith(asked)) return 0;
  const words = wordsOf(text);
  if (words.some((_, index) => words.slice(index).join(' ').startsWith(asked))) return 1;
  const wanted = wordsOf(asked);
  if (wanted.length > 0 && wanted.every((want) => words.some((word) => word.startsWith(want)))) return 2;
  return text.includes(asked) ? 3 : undefined;
}
const ranks = 4;

/** Items that have what is asked letter by letter, the best first; of the texts of an item, earlier ones count for more. */
function matchExactly<Item>(items: readonly Item[], texts: readonly Searchable<Item>[], asked: string): Item[] {
  const rankOfItem = (item: Item) =>
    Math.min(...texts.map(({ of }, index) => (rankOf(fold(of(item)), asked) ?? Number.POSITIVE_INFINITY) + index * ranks));
  return items
    .map((item) => ({ item, rank: rankOfItem(item) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/**
 * Items that match what is typed; all of them while nothing is. Those that have it letter by letter come first; with typing errors, others are
 * found only if there are none, or after them with a fuzziness of its own.
 */
export function useMatches<Item>(items: readonly Item[], texts: readonly Searchable<Item>[], typed: string, ownFuzziness?: number): Item[] {
  const fuse = useMemo(
    () =>
      new Fuse(items, {
        threshold: ownFuzziness ?? fuzziness,
        ignoreLocation: true,
        ignoreDiacritics: true,
        keys: texts.map(({ name, of, weight }) => ({ name, weight, getFn: of })),
      }),
    [items, texts, ownFuzziness],
  );
  const asked = typed.trim().slice(0, longestSearch).trim();
  if (asked === '') return [...items];
  const exact = matchExactly(items, texts, fold(asked));
  if (ownFuzziness === undefined && (exact.length > 0 || asked.length < shortestFuzzy)) return exact;
  return [...new Set([...exact, ...fuse.search(asked).map(({ item }) => item)])];
}
