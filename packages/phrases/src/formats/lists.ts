const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '，' };
const colons: Readonly<Record<string, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** What a language puts between parts that belong together. */
export const commaOf = (language: string): string => commas[language] ?? ', ';

/** What a language puts between a label and its value. */
export const colonOf = (language: string): string => colons[language] ?? ': ';

/** Joins words as the language does: `a, b, and c`. */
export const formatList = (words: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

const arabic = /\p{Script=Arabic}/u;
const otherLetters = /(?!\p{Script=Arabic})\p{L}/u;

/**
 * Puts the language's comma between parts that belong together, such as those of an address; empty ones are left out. In Arabic, parts in
 * Latin letters alone have the Latin comma, and among Arabic ones each part is isolated, so that it keeps its place.
 */
export function formatParts(parts: readonly (string | null | undefined)[], language: string): string {
  const given = parts.filter((part): part is string => Boolean(part));
  if (language !== 'ar' || !given.some((part) => otherLetters.test(part))) return given.join(commaOf(language));
  if (!given.some((part) => arabic.test(part))) return given.join(commaOf('en'));
  return given.map((part) => `\u2068${part}\u2069`).join(commaOf(language));
}

/** A label with its value: `Company: Sunfield`. Without a value it is the label that stands above one. */
export const formatLabelled = (label: string, value: string, language: string): string => `${label}${colonOf(language)}${value}`.trimEnd();
