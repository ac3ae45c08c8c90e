import { dictionary, listCountries } from '@heliodesk/contract/reference';
import type { DictType } from '@heliodesk/contract/reference';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';

/** Countries never change while a page is open. */
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

const dictionaryOf = (type: DictType, language: string) =>
  queryOptions({
    queryKey: [...keys.dictionary, type, language],
    queryFn: ({ signal }) => call(dictionary, { params: { type }, signal, background: true }),
    staleTime: minute,
  });

/** Countries for a Select, in the reader's language. */
export function useCountryOptions(): { value: number; label: string }[] {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery(countries(i18n.language));
  return data.map(({ regionId, regionName }) => ({ value: regionId, label: regionName }));
}

/** Entries of a dictionary for a Select, those switched off left out. */
export function useDictionaryOptions(type: DictType): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery(dictionaryOf(type, i18n.language));
  return data.filter((entry) => entry.status === '0').map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel }));
}
