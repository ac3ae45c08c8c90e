/** The nine languages of the product (spec 1 §1). */
export const languages = ['en', 'zh', 'ja', 'es', 'de', 'it', 'fr', 'pl', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Used when nothing else is known. */
export const fallbackLanguage: Language = 'en';

/** Whether a value is the code of one of the nine. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** How a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The language of a `lang` or `accept-language` value: `de`, `en_US`, `zh-CN`, `fr;q=0.9, en`.
 * Reads at most 100 characters, so that a crafted header costs nothing. Unknown values, and languages that are not `among` those
 * looked for, give `undefined`.
 */
export function readLanguage(value: string | undefined, among: readonly Language[] = languages): Language | undefined {
  for (const part of (value ?? '').slice(0, 100).split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const next = part.trim().charAt(2);
    if (isLanguage(code) && among.includes(code) && (next === '' || !/[a-z]/i.test(next))) return code;
  }
  return undefined;
}
