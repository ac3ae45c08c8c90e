import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';

/**
 * A text for each language, empty where there is none. Forms hold all nine: setting the values of a form merges, so that a language left
 * out would keep what was there before.
 */
export const wholeTexts = (texts: Partial<Record<Language, string>>): Record<Language, string> =>
  Object.fromEntries(languages.map((code) => [code, texts[code] ?? ''])) as Record<Language, string>;
