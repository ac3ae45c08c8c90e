import { createHash } from 'node:crypto';
import { fallbackLanguage, languages, type Language } from '@heliodesk/contract/kit';
import type { MacroContent, Translation } from '@heliodesk/contract/macro';
import type { BasedOn, MacroRecord } from './store.ts';

type Content = Pick<MacroContent, 'names' | 'steps'>;
type Texts = Readonly<Record<Language, string>>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
const keyOf = (language: Language, text: string): string => `${language}:${hashOf(text)}`;

/** All texts, each with its step; the name has none. */
const textsOf = ({ names, steps }: Content): { step: number | null; texts: Texts }[] => [
  { step: null, texts: names },
  ...steps.flatMap((each, step) => ('texts' in each ? [{ step, texts: each.texts }] : [])),
];

interface Translated extends Translation {
  english: string;
  text: string;
}

const translationsOf = (content: Content): Translated[] =>
  textsOf(content).flatMap(({ step, texts }) =>
    languages.flatMap((language) =>
      language === fallbackLanguage || texts[language] === '' ? [] : [{ step, language, text: texts[language], english: texts.en }],
    ),
  );

/**
 * What the translations of a changed macro were written for. One that is as it was before was written for what was said in English then,
 * wherever its step is now; a changed one, and one that someone calls right, for what is said now.
 */
export function basedOnAfter(before: MacroRecord, after: Content, stillRight: readonly Translation[]): BasedOn {
  const known = new Map(
    translationsOf(before).map(({ language, text, english }) => {
      const key = keyOf(language, text);
      return [key, before.based_on[key] ?? hashOf(english)];
    }),
  );
  const isRight = ({ step, language }: Translated): boolean =>
    stillRight.some((right) => right.step === step && right.language === language);
  return Object.fromEntries(
    translationsOf(after).map((each) => {
      const key = keyOf(each.language, each.text);
      return [key, (isRight(each) ? undefined : known.get(key)) ?? hashOf(each.english)];
    }),
  );
}

/** Translations of a text that has been changed in English since. */
export const olderOf = (macro: Pick<MacroRecord, 'names' | 'steps' | 'based_on'>): Translation[] =>
  translationsOf(macro).flatMap(({ step, language, text, english }) =>
    (macro.based_on[keyOf(language, text)] ?? hashOf(english)) === hashOf(english) ? [] : [{ step, language }],
  );
