import { fallbackLanguage, languages, type Language } from '@heliodesk/contract/kit';
import type { LanguageOffer } from '@heliodesk/contract/reference';

/** Which languages are offered, and the default among them. */
export type Offer = Pick<LanguageOffer, 'offered' | 'fallback'>;

/** What the two settings mean together: English is always offered, in the order of the product; the default is one of the offered. */
export function offerOf(chosen: readonly Language[], fallback: Language): Offer {
  const offered = languages.filter((language) => language === fallbackLanguage || chosen.includes(language));
  return { offered, fallback: offered.includes(fallback) ? fallback : fallbackLanguage };
}
