import type { Language } from '@heliodesk/contract/kit';

/** The plural forms of each language, as `Intl.PluralRules` names them. */
export const pluralForms = {
  en: ['one', 'other'],
  zh: ['other'],
  ja: ['other'],
  es: ['one', 'many', 'other'],
  de: ['one', 'other'],
  it: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

type PluralForm<Lang extends Language> = (typeof pluralForms)[Lang][number];

/** `days_one` and `days_other` of English become the keys that the language needs; any other key stays. */
type KeyIn<Lang extends Language, Key> = Key extends `${infer Stem}_one`
  ? `${Stem}_${PluralForm<Lang>}`
  : Key extends `${infer Stem}_other`
    ? `${Stem}_${PluralForm<Lang>}`
    : Key;

/**
 * What a translation of a namespace must hold: the keys of the English one, with the plural forms of its own language.
 * A file of a language ends with `satisfies Texts<typeof en, 'de'>`: a missing or foreign key does not compile.
 */
export type Texts<English, Lang extends Language> = {
  [Key in keyof English as KeyIn<Lang, Key>]: English[Key] extends string ? string : Texts<English[Key], Lang>;
};
