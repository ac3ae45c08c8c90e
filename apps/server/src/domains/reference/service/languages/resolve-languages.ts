import { fallbackLanguage, languages, type Language } from '@heliodesk/contract/kit';
import type { AvailableLanguages } from '@heliodesk/contract/reference';

/** The languages to choose from, and the default among them. */
export type LanguageSelection = Pick<AvailableLanguages, 'offered' | 'fallback'>;

/** Combines the two settings: English is always available, the order is the product's, and the default is one of the available languages. */
export function resolveLanguages(chosen: readonly Language[], fallback: Language): LanguageSelection {
  const offered = languages.filter((language) => language === fallbackLanguage || chosen.includes(language));
  return { offered, fallback: offered.includes(fallback) ? fallback : fallbackLanguage };
}
