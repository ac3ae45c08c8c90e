import { pluralStem } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';

/* One English text has one translation in a language, unless a reason says why not. */

/** Keys whose texts have a form of their own, and why. The translations are compared among themselves. */
export interface OwnForm {
  keys: RegExp;
  reason: string;
}

/** Why a text has several translations; both lists are in `phrases-allowed.ts`. */
export interface DoubleReasons {
  forms: readonly OwnForm[];
  /** By English text. */
  texts: Readonly<Record<string, string>>;
}

/** The translations of an English text with the keys that have them. */
type Translations = Map<string, string[]>;

function translationsOf(texts: Texts, english: Texts, { forms }: DoubleReasons): Map<string, Translations> {
  const found = new Map<string, Translations>();
  for (const [key, source] of english) {
    const translation = texts.get(key);
    if (translation === undefined || pluralStem(key, english) !== null) continue;
    const group = `${forms.findIndex(({ keys }) => keys.test(key))} ${source}`;
    const translations: Translations = found.get(group) ?? new Map();
    translations.set(translation, [...(translations.get(translation) ?? []), key]);
    found.set(group, translations);
  }
  return found;
}

const sourceOf = (group: string): string => group.slice(group.indexOf(' ') + 1);

/** English texts that a language translates in several ways without a reason. */
export function doubleProblems(language: string, texts: Texts, english: Texts, reasons: DoubleReasons): string[] {
  return [...translationsOf(texts, english, reasons)]
    .filter(([group, translations]) => translations.size > 1 && reasons.texts[sourceOf(group)] === undefined)
    .map(([group, translations]) => {
      const list = [...translations].map(([text, keys]) => `“${text}” (${keys.join(', ')})`).join(', ');
      return `${language}  “${sourceOf(group)}” has several translations and no reason in tools/phrases-allowed.ts: ${list}`;
    });
}

/** Reasons that no language needs any more. */
export function idleReasons(languages: readonly Texts[], english: Texts, reasons: DoubleReasons): string[] {
  const needed = new Set(
    languages.flatMap((texts) =>
      [...translationsOf(texts, english, reasons)].flatMap(([group, translations]) => (translations.size > 1 ? [sourceOf(group)] : [])),
    ),
  );
  return Object.keys(reasons.texts)
    .filter((source) => !needed.has(source))
    .map((source) => `en  “${source}” has one translation in every language: remove its reason from tools/phrases-allowed.ts`);
}
