import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { bundles } from './bundles.ts';

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

/** Loads the phrases of a part of the web; a language without its own speaks English. */
export const loadPhrases = {
  public: (language: Language) => (bundles[language] ?? bundles.en).public(),
  forms: (language: Language) => (bundles[language] ?? bundles.en).forms(),
  pages: (language: Language) => (bundles[language] ?? bundles.en).pages(),
  factor: (language: Language) => (bundles[language] ?? bundles.en).factor(),
  app: (language: Language) => (bundles[language] ?? bundles.en).app(),
  requests: (language: Language) => (bundles[language] ?? bundles.en).requests(),
  backOffice: (language: Language) => (bundles[language] ?? bundles.en).backOffice(),
};
