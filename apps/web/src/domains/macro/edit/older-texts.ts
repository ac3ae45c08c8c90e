import { languages, type Language } from '@heliodesk/contract/kit';
import type { Macro, MacroContent, Translation } from '@heliodesk/contract/macro';

/** A translation by what it says, so that it stays the same when its step is moved. */
export interface OldText {
  language: Language;
  text: string;
}

type Texts = Pick<MacroContent, 'names' | 'steps'>;

const textsAt = ({ names, steps }: Texts, step: number | null): Readonly<Record<Language, string>> | undefined => {
  if (step === null) return names;
  const at = steps[step];
  return at !== undefined && 'texts' in at ? at.texts : undefined;
};

/** Translations of a macro that are older than their English text. */
export const oldTextsOf = (macro: Macro): OldText[] =>
  macro.older.flatMap(({ step, language }) => {
    const text = textsAt(macro, step)?.[language];
    return text === undefined ? [] : [{ language, text }];
  });

export const includesText = (list: readonly OldText[], { language, text }: OldText): boolean =>
  list.some((one) => one.language === language && one.text === text);

/** Where a macro says some of its translations now. */
export const placesOf = (content: Texts, list: readonly OldText[]): Translation[] =>
  [null, ...content.steps.keys()].flatMap((step) =>
    languages.flatMap((language) => {
      const text = textsAt(content, step)?.[language];
      return text !== undefined && includesText(list, { language, text }) ? [{ step, language }] : [];
    }),
  );

/** Languages in which a macro still says something that is older than the English text. */
export const oldLanguages = (content: Texts, older: readonly OldText[], stillRight: readonly OldText[]): Language[] => {
  const left = older.filter((one) => !includesText(stillRight, one));
  return [...new Set(placesOf(content, left).map(({ language }) => language))];
};
