import {
  languages,
  readLanguage,
  fallbackLanguage,
  type ErrorKey,
  type ErrorParams,
  type FieldError,
  type Language,
  type Violation,
} from '@heliodesk/contract/kit';
import { serverPhrases } from '@heliodesk/phrases';
import { createInstance, type TFunction } from 'i18next';

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(Object.entries(serverPhrases).map(([language, phrases]) => [language, { ...phrases }])),
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  // Keys of the error catalogue contain dots themselves.
  keySeparator: false,
  nsSeparator: ':',
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The phrases of one language; keys are `namespace:key`. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

const translators = new Map<Language, TFunction>(languages.map((language) => [language, i18n.getFixedT(language)]));

export const translate =
  (language: Language): Translate =>
  (key, params = {}) =>
    (translators.get(language) as TFunction)(key, params);

/** `lang` wins over `accept-language`; anything unknown falls back to English (spec 3 §3). */
export const languageOf = (headers: { lang?: string | string[] | undefined; 'accept-language'?: string | undefined }): Language =>
  readLanguage(typeof headers.lang === 'string' ? headers.lang : undefined) ?? readLanguage(headers['accept-language']) ?? fallbackLanguage;

export const errorText = (language: Language, key: ErrorKey, params: ErrorParams): string => translate(language)(`errors:${key}`, params);

/** The label of a field is found by the last name in its path, list positions left aside. */
const fieldName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;

export function fieldErrors(language: Language, violations: readonly Violation[]): FieldError[] {
  const t = translate(language);
  return violations.map(({ path, rule, params }) => {
    const field = t(`fields:${fieldName(path)}`);
    return { path, rule, message: t(`rules:${rule}`, { field, ...params }) };
  });
}
