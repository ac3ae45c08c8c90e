const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '，' };
const colons: Readonly<Record<string, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** What a language puts between parts that belong together. */
export const commaOf = (language: string): string => commas[language] ?? ', ';

/** What a language puts between a label and its value. */
export const colonOf = (language: string): string => colons[language] ?? ': ';

/** Joins words as the language does: `a, b, and c`. */
export const formatList = (words: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/**
 * What a plain list has between its words, before each of them; nothing before the first. For Chinese and Japanese, the data of `unit`
 * have nothing or a blank there, where people write a comma of their own.
 */
export function separatorsOf(count: number, language: string): string[] {
  const ownMark = language === 'zh' || language === 'ja';
  const list = new Intl.ListFormat(language, ownMark ? { type: 'conjunction', style: 'narrow' } : { type: 'unit' });
  const parts = list.formatToParts(Array.from({ length: count }, () => 'x'));
  return ['', ...parts.filter(({ type }) => type === 'literal').map(({ value }) => value)];
}

/** Words as a plain list: what was chosen, kinds of files. Some languages have their "and" before the last. */
export function formatPlainList(words: readonly string[], language: string): string {
  const separators = separatorsOf(words.length, language);
  return words.map((word, index) => `${separators[index] ?? ''}${word}`).join('');
}

const arabic = /\p{Script=Arabic}/u;
const otherLetters = /(?!\p{Script=Arabic})\p{L}/u;

/** Languages in which a label only begins with a capital because it stands alone; German nouns keep theirs. */
const smallInside = new Set(['en', 'es', 'fr', 'it', 'pl']);

/** A label as it is within a sentence; abbreviations stay as they are. */
const insideSentence = (label: string, language: string): string =>
  /^\p{Lu}(?=[\p{Ll}\s’'-])/u.test(label) ? label.charAt(0).toLocaleLowerCase(language) + label.slice(1) : label;

/**
 * Joins labels as the language does; only the first keeps its capital: `Pick up and write message`. Not for names. What Chinese has for
 * "and" joins no actions.
 */
export const formatLabels = (labels: readonly string[], language: string): string =>
  language === 'zh'
    ? formatPlainList(labels, language)
    : formatList(
        smallInside.has(language) ? labels.map((label, at) => (at === 0 ? label : insideSentence(label, language))) : labels,
        language,
      );

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
