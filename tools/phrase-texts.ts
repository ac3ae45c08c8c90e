import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spellingsOf } from './new-domain/spellings.ts';
import { root } from './run.ts';

/** Texts by `namespace:key`, nested keys joined with dots. */
export type Texts = Map<string, string>;

/** Files of a language that only gather namespaces. */
const bundleFiles = new Set(['public', 'app', 'server']);
/** The count of a plural, as it is or written in the manner of the language. */
const countMarks = new Set(['{{count}}', '{{number}}']);
const pluralEnd = /_(zero|one|two|few|many|other)$/;

/** A nested object of texts as flat keys. */
export function flatten(value: object, prefix: string): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(inner)] as [string, string]],
  );
}

/** Reads every namespace of a language. */
export async function readTexts(language: string): Promise<Texts> {
  const texts: Texts = new Map();
  for (const file of globSync(`packages/phrases/src/${language}/*.ts`, { cwd: root }).toSorted()) {
    const name = basename(file, '.ts');
    if (bundleFiles.has(name)) continue;
    const namespace = spellingsOf(name).camel;
    const { default: phrases } = (await import(pathToFileURL(join(root, file)).href)) as { default?: object };
    for (const [key, text] of flatten(phrases ?? {}, `${namespace}:`)) texts.set(key, text);
  }
  return texts;
}

/** `ui:days` for `ui:days_one` and `ui:days_other`, when English has such forms; else null. */
export const pluralStem = (key: string, english: Texts): string | null => {
  const stem = key.replace(pluralEnd, '');
  return stem !== key && english.has(`${stem}_one`) && english.has(`${stem}_other`) ? stem : null;
};

/** The keys that a language must hold: those of English, with its own plural forms. */
export function wantedKeys(english: Texts, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => {
    const stem = pluralStem(key, english);
    return stem === null ? [key] : forms.map((form) => `${stem}_${form}`);
  });
  return new Set(keys);
}

const marks = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([mark]) => mark.replaceAll(/\s/g, '')).toSorted();
const placeholders = (text: string) => marks(text, /\{\{[^}]*\}\}/g);
const tags = (text: string) => marks(text, /<\/?[A-Za-z0-9]+\s*\/?>/g);
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word) && !word.includes('{{')).length;
const isSame = (one: string[], other: string[]) => one.join() === other.join();

/** What is wrong with a text whatever its language. */
function problemsOfText(text: string): string[] {
  const problems: string[] = [];
  if (text.trim() === '') return ['is empty'];
  if (text !== text.trim() || / {2}/.test(text)) problems.push('has a space too many');
  if (/["']/.test(text.replaceAll(/<[^>]*>/g, '')))
    problems.push('has a straight quotation mark or apostrophe; write “ ” ’ or those of its language');
  if (/[{}]/.test(text.replaceAll(/\{\{\s*[A-Za-z]\w*\s*(,[^}]*)?\}\}/g, ''))) problems.push('has a broken placeholder');
  return problems;
}

/** How a translation departs from its English text. The count may be left out where a plural form says the number in words. */
function departures(key: string, text: string, english: Texts, sameInEveryLanguage: ReadonlySet<string>): string[] {
  const stem = pluralStem(key, english);
  const original = english.get(stem === null ? key : `${stem}_other`) ?? '';
  const expected = placeholders(original);
  const found = placeholders(text);
  const withoutCount = (list: string[]) => (stem === null ? list : list.filter((name) => !countMarks.has(name)));
  const problems: string[] = [];
  if (!isSame(withoutCount(expected), withoutCount(found)))
    problems.push(`has ${found.join(' ') || 'no placeholders'} where English has ${expected.join(' ') || 'none'}`);
  if (stem !== null && key.endsWith('_other') && !isSame(expected, found)) problems.push('lacks the count');
  if (!isSame(tags(original), tags(text))) problems.push('has other tags than English');
  if (text === original && wordCount(original) > 2 && !sameInEveryLanguage.has(key)) problems.push('is not translated');
  return problems;
}

/** Everything wrong with the texts of one language, English included. */
export function problemsOf(language: string, texts: Texts, english: Texts, sameInEveryLanguage: ReadonlySet<string>): string[] {
  const wanted = language === 'en' ? new Set(english.keys()) : wantedKeys(english, language);
  const missing = [...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const foreign = [...texts.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in English`);
  const wrong = [...texts].flatMap(([key, text]) => {
    const departed = language === 'en' || !wanted.has(key) ? [] : departures(key, text, english, sameInEveryLanguage);
    return [...problemsOfText(text), ...departed].map((problem) => `${key} ${problem}: ${text}`);
  });
  return [...missing, ...foreign, ...wrong].map((problem) => `${language}  ${problem}`);
}
