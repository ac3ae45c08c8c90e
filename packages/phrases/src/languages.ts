import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { bundles, type Bundles, type Namespaces } from './bundles.ts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  ja: '日本語',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  pl: 'Polski',
  ar: 'العربية',
};

/** Languages that are translated whole and offered for choosing. */
export const completeLanguages: readonly Language[] = languages.filter((language) => bundles[language] !== undefined);

/** The language whose phrases are used for `language`: its own, else English. */
export const spokenLanguage = (language: Language): Language => (bundles[language] ? language : 'en');

/** A part of the web whose phrases are loaded together. */
export type PhrasePart = keyof Bundles;

/** Loads the phrases of a part; a language without its own speaks English. */
export const loadPhrases = (part: PhrasePart, language: Language): Promise<Namespaces> => (bundles[language] ?? bundles.en)[part]();
