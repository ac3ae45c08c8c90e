import type { Language, Violation } from '@heliodesk/contract/kit';
import {
  isComputedDictType,
  storedDictTypes,
  type ComputedDictType,
  type Country,
  type DictEntry,
  type DictType,
  type StoredDictionary,
  type StoredDictType,
} from '@heliodesk/contract/reference';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { currencies } from '../data/currencies.ts';
import { dictionaries } from '../data/dictionaries.ts';
import { findChoosable, insertMissingEntries, type EntryRow } from '../store/dictionaries.ts';
import { countriesIn, europeanCountriesIn } from './countries.ts';
import { keptEntriesOf } from './kept-entries.ts';
import { textIn } from './localized.ts';

const toEntry = (dictValue: string, dictLabel: string, index: number): DictEntry => ({
  dictValue,
  dictLabel,
  dictSort: index + 1,
  cssClass: '',
  status: '0',
});

const countryEntries = (countries: readonly Country[]): DictEntry[] =>
  countries.map(({ regionId, regionName }, index) => toEntry(String(regionId), regionName, index));

function currencyEntries(language: Language): DictEntry[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return currencies.map((code, index) => toEntry(code, `${code} ${names.of(code) ?? ''}`.trim(), index));
}

/** The computed dictionaries in a language. */
export const compute: Record<ComputedDictType, (language: Language) => DictEntry[]> = {
  country: (language) => countryEntries(countriesIn(language)),
  eu_country: (language) => countryEntries(europeanCountriesIn(language)),
  currency: currencyEntries,
};

/** Adds what is new in code to the stored dictionaries; labels that were edited stay. */
export async function prepareDictionaries(platform: Platform, tx: Tx): Promise<void> {
  const entries = Object.entries(dictionaries).flatMap(([type, list]) =>
    list.map(({ value, labels }, index) => ({ type, value, labels, sort: index + 1 })),
  );
  await insertMissingEntries(tx, entries);
  keptEntriesOf(platform).announce(tx);
}

const entriesIn = (language: Language, rows: readonly EntryRow[] = []): DictEntry[] =>
  rows.map(({ value, labels, sort, css_class, status }) => ({
    dictValue: value,
    dictLabel: textIn(labels, language) || value,
    dictSort: sort,
    cssClass: css_class,
    status,
  }));

/** A dictionary in a language, entries that are switched off included, so that old records keep their words. */
export async function dictionaryIn(platform: Platform, type: DictType, language: Language): Promise<DictEntry[]> {
  if (isComputedDictType(type)) return compute[type](language);
  return entriesIn(language, (await keptEntriesOf(platform).read()).get(type));
}

/** All stored dictionaries in a language, entries that are switched off included. */
export async function dictionariesIn(platform: Platform, language: Language): Promise<StoredDictionary[]> {
  const entries = await keptEntriesOf(platform).read();
  return storedDictTypes.map((dictType) => ({ dictType, entries: entriesIn(language, entries.get(dictType)) }));
}

/** What a form may offer. */
export const choicesIn = async (platform: Platform, type: DictType, language: Language): Promise<DictEntry[]> =>
  (await dictionaryIn(platform, type, language)).filter(({ status }) => status === '0');

/** A value that a person chose, and where it is in the request body. */
export interface Choice {
  path: string;
  type: StoredDictType;
  value: string;
}

/** Values that are not entries of their dictionaries, as violations at their paths. */
export async function findWrongChoices(db: Db | Tx, choices: readonly Choice[]): Promise<Violation[]> {
  if (choices.length === 0) return [];
  const known = await findChoosable(db, choices);
  const wrong = choices.filter(({ type, value }) => !known.some((entry) => entry.type === type && entry.value === value));
  return wrong.map(({ path }) => ({ path, rule: 'invalid', params: {} }));
}

/** Refuses values that are not entries of their dictionaries. */
export async function checkChoices(db: Db | Tx, choices: readonly Choice[]): Promise<void> {
  const wrong = await findWrongChoices(db, choices);
  if (wrong.length > 0) throw failFields(...wrong);
}
