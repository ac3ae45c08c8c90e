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
import { withOverrides } from '@heliodesk/phrases/overrides';
import { withWrittenNumbers } from '@heliodesk/phrases/written-numbers';
import { createInstance, type TFunction } from 'i18next';

/** The texts of a namespace by their keys; those of groups as `group.key`. */
function flat(texts: object, prefix = '', all: Record<string, string> = {}): Record<string, string> {
  for (const [key, text] of Object.entries(texts) as [string, unknown][])
    if (typeof text === 'object' && text !== null) flat(text, `${prefix}${key}.`, all);
    else all[`${prefix}${key}`] = String(text);
  return all;
}
const flatNamespaces = (namespaces: object): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(namespaces).map(([name, texts]: [string, object]) => [name, flat(texts)]));

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(Object.entries(serverPhrases).map(([language, phrases]) => [language, flatNamespaces(phrases)])),
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  // Keys of the error catalogue contain dots themselves.
  keySeparator: false,
  nsSeparator: ':',
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** What staff decide about languages while the server runs. */
export interface LanguageSettings {
  offered: readonly Language[];
  /** Used where none of the requested languages is offered. */
  fallback: Language;
  /** Custom texts, which replace the default ones, by `namespace:key`. */
  own: Partial<Record<Language, Readonly<Record<string, string>>>>;
}

export const defaultLanguageSettings: LanguageSettings = { offered: languages, fallback: fallbackLanguage, own: {} };
let settings = defaultLanguageSettings;

/** Changes languages and texts of this process, which serves one portal. */
export function applyLanguageSettings(next: LanguageSettings): void {
  for (const language of languages) {
    if (settings.own[language] === undefined && next.own[language] === undefined) continue;
    const namespaces = withOverrides(serverPhrases[language] ?? {}, next.own[language] ?? {});
    for (const [namespace, texts] of Object.entries(flatNamespaces(namespaces)))
      i18n.addResourceBundle(language, namespace, texts, true, true);
  }
  settings = next;
}

/** The phrases of one language; keys are `namespace:key`. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

const translators = new Map<Language, TFunction>(languages.map((language) => [language, i18n.getFixedT(language)]));

export const translate =
  (language: Language): Translate =>
  (key, params = {}) =>
    (translators.get(language) as TFunction)(key, params);

/** A text in all languages: as released, and as customized. */
export const wordingsOf = (namespace: string, key: string): string[] =>
  languages.flatMap((language) => {
    const released = (serverPhrases[language] as Record<string, Record<string, string>> | undefined)?.[namespace]?.[key];
    return [...new Set([...(released === undefined ? [] : [released]), translate(language)(`${namespace}:${key}`)])];
  });

/** A language, or its fallback if it is not offered. */
export const offeredLanguage = (language: Language): Language => (settings.offered.includes(language) ? language : settings.fallback);

/** `lang` wins over `accept-language`; anything unknown or not offered falls back to the default language (spec 3 §3). */
export const languageOf = (headers: { lang?: string | string[] | undefined; 'accept-language'?: string | undefined }): Language =>
  readLanguage(typeof headers.lang === 'string' ? headers.lang : undefined, settings.offered) ??
  readLanguage(headers['accept-language'], settings.offered) ??
  settings.fallback;

export const errorText = (language: Language, key: ErrorKey, params: ErrorParams): string =>
  translate(language)(`errors:${key}`, withWrittenNumbers(params, language));

/** Under which name the label of a field is found, where a call says another than the field's own. */
export type LabelNames = Readonly<Record<string, string>>;

/** The label of a field: the one its call names, that of its whole path, or that of its name; list indexes are ignored. */
function fieldLabel(language: Language, path: string, labels: LabelNames): string {
  const names = (labels[path] ?? path).split('.').filter((part) => !/^\d+$/.test(part));
  return (translators.get(language) as TFunction)([`fields:${names.join('.')}`, `fields:${names.at(-1) ?? path}`]);
}

const asks = /[?？؟]$/u;

const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A text that is nested within its namespace, by the names on the way to it; `undefined` without one. */
function nestedText(language: Language, namespace: string, path: string): string | undefined {
  const texts: unknown = i18n.getResourceBundle(language, namespace);
  const found = path.split('.').reduce<unknown>((inner, name) => (isTexts(inner) ? inner[name] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
}

/** The name of a field among other words, where a label that is a question gives way to the field's plain one. */
export function fieldName(language: Language, path: string): string {
  const label = nestedText(language, 'fields', path) ?? fieldLabel(language, path, {});
  return asks.test(label) ? fieldLabel(language, path.split('.').at(-1) ?? path, {}) : label;
}

export function fieldErrors(language: Language, violations: readonly Violation[], labels: LabelNames = {}): FieldError[] {
  const t = translate(language);
  return violations.map(({ path, rule, params }) => {
    const field = fieldLabel(language, path, labels);
    return { path, rule, message: t(`rules:${rule}`, { field, ...withWrittenNumbers(params, language) }) };
  });
}
