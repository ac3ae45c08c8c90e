import { fallbackLanguage, type Language } from '@heliodesk/contract/kit';
import type { LocalizedTexts } from '@heliodesk/contract/reference';

/** The text in a language, else in English. */
export const textIn = (texts: LocalizedTexts, language: Language): string => texts[language] ?? texts[fallbackLanguage] ?? '';

/** What was filled in; empty texts are not kept, so that the other languages fall back. */
export const filled = (texts: LocalizedTexts): LocalizedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
