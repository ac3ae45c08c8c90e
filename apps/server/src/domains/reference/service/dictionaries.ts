import type { Language, Violation } from '@heliodesk/contract/kit';
import type { Country, DictEntry, DictType } from '@heliodesk/contract/reference';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { currencies } from '../data/currencies.ts';
import { computedTypes, dictionaries, type ComputedType, type StoredType } from '../data/dictionaries.ts';
import { findChoosable, insertMissingEntries } from '../store/dictionaries.ts';
import { countriesIn, europeanCountriesIn } from './countries.ts';
import { keptEntriesOf } from './kept-entries.ts';
import { textIn } from './localized.ts';

/** Whether a dictionary comes from a maintained library. */
export const isComputed = (type: DictType): type is ComputedType => computedTypes.some((computed) => computed === type);

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
export const compute: Record<ComputedType, (language: Language) => DictEntry[]> = {
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

/** A dictionary in a language, entries that are switched off included, so that old records keep their words. */
export async function dictionaryIn(platform: Platform, type: DictType, language: Language): Promise<DictEntry[]> {
  if (isComputed(type)) return compute[type](language);
  const rows = (await keptEntriesOf(platform).read()).get(type) ?? [];
  return rows.map(({ value, labels, sort, css_class, status }) => ({
    dictValue: value,
    dictLabel: textIn(labels, language) || value,
    dictSort: sort,
    cssClass: css_class,
    status,
  }));
}

/** What a form may offer. */
export const choicesIn = async (platform: Platform, type: DictType, language: Language): Promise<DictEntry[]> =>
  (await dictionaryIn(platform, type, language)).filter(({ status }) => status === '0');

/** A value that a person chose, and where it is in the request body. */
export interface Choice {
  path: string;
  type: StoredType;
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
