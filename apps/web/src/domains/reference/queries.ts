import { dictionary, listCountries, listDictionaries } from '@heliodesk/contract/reference';
import type { DictEntry, StoredDictType } from '@heliodesk/contract/reference';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';

/** Countries and currencies never change while a page is open. */
const hour = 3_600_000;
/** What staff change reaches every screen within a minute. */
const minute = 60_000;

/** What the answers of this domain are kept under. */
export const keys = {
  dictionary: ['reference', 'dictionary'],
  configuration: ['reference', 'configuration'],
  announcements: ['reference', 'announcements'],
  pages: ['reference', 'pages'],
} as const;

/** The language is part of the key: labels come in the caller's. */
export const countries = (language: string) =>
  queryOptions({
    queryKey: ['reference', 'countries', language],
    queryFn: ({ signal }) => call(listCountries, { signal, background: true }),
    staleTime: hour,
  });

/** All that are stored, in one call: a page shows several of them, and the next page the same. */
const dictionaries = (language: string) =>
  queryOptions({
    queryKey: [...keys.dictionary, 'all', language],
    queryFn: ({ signal }) => call(listDictionaries, { signal, background: true }),
    staleTime: minute,
  });

const currencies = (language: string) =>
  queryOptions({
    queryKey: ['reference', 'currencies', language],
    queryFn: ({ signal }) => call(dictionary, { params: { type: 'currency' }, signal, background: true }),
    staleTime: hour,
  });

/** Countries for a Select, in the reader's language. */
export function useCountryOptions(): { value: number; label: string }[] {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery(countries(i18n.language));
  return data.map(({ regionId, regionName }) => ({ value: regionId, label: regionName }));
}

interface DictionaryOption {
  value: string;
  label: string;
}

/** What a Select offers of a dictionary: all but what is switched off. */
export const dictionaryOptions = (entries: readonly DictEntry[]): DictionaryOption[] =>
  entries.filter((entry) => entry.status === '0').map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel }));

/** Entries of a stored dictionary for a Select, those switched off left out. */
export function useDictionaryOptions(type: StoredDictType): DictionaryOption[] {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery(dictionaries(i18n.language));
  return dictionaryOptions(data.find(({ dictType }) => dictType === type)?.entries ?? []);
}

/** Currencies for a Select. */
export function useCurrencyOptions(): DictionaryOption[] {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery(currencies(i18n.language));
  return dictionaryOptions(data);
}
