import { languages, type Language } from '@heliodesk/contract/kit';
import type { MacroBody } from '@heliodesk/contract/macro';

/** The English text, no other. */
export const inLanguages = (english: string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, language === 'en' ? english : ''])) as Record<Language, string>;

/** A macro for claims in any state, that says hello unless told otherwise. */
export const macroBody = (change: Partial<MacroBody> = {}): MacroBody => ({
  names: inLanguages('Say hello'),
  types: [3],
  statuses: ['submitted', 'picked_up'],
  steps: [{ kind: 'message', texts: inLanguages('Hello {{contactName}}') }],
  isEnabled: true,
  ...change,
});
