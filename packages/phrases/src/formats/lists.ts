const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '，' };
const colons: Readonly<Record<string, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** What a language puts between parts that belong together. */
export const commaOf = (language: string): string => commas[language] ?? ', ';

/** What a language puts between a label and its value. */
export const colonOf = (language: string): string => colons[language] ?? ': ';

/** Joins words as the language does: `a, b, and c`. */
export const formatList = (words: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** Puts the language's comma between parts that belong together, such as those of an address; empty ones are left out. */
export const formatParts = (parts: readonly (string | null | undefined)[], language: string): string =>
  parts.filter(Boolean).join(commaOf(language));

/** A label with its value: `Company: Sunfield`. Without a value it is the label that stands above one. */
export const formatLabelled = (label: string, value: string, language: string): string => `${label}${colonOf(language)}${value}`.trimEnd();
