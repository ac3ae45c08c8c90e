import type { Country } from '@heliodesk/contract/reference';
import type { Language } from '@heliodesk/contract/kit';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { salesRegionOf } from '../data/sales-regions.ts';

/** ISO 3166-1; the library also lists codes that are not in the standard. */
const standard = codes.filter(([code]) => code !== 'XK').map(([code = '', , numeric = '']) => ({ code, regionId: Number(numeric) }));
const codeOf = new Map(standard.map(({ code, regionId }) => [regionId, code]));

/** The 27 member states. */
const european = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** Where business is done in countries of several time zones. */
const mainTimeZones: Record<string, string> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Ponape',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

const lists = new Map<Language, readonly Country[]>();
/** Creating one takes fifteen times as long as using it. */
const names = new Map<Language, Intl.DisplayNames>();
const namesIn = (language: Language): Intl.DisplayNames =>
  names.getOrInsertComputed(language, () => new Intl.DisplayNames(language, { type: 'region' }));

function listIn(language: Language): readonly Country[] {
  const collator = new Intl.Collator(language);
  return standard
    .map(({ code, regionId }) => ({ regionId, code, regionName: namesIn(language).of(code) ?? code, salesRegion: salesRegionOf(code) }))
    .toSorted((one, other) => collator.compare(one.regionName, other.regionName));
}

/** All countries, sorted by their names in a language. */
export const countriesIn = (language: Language): readonly Country[] => lists.getOrInsertComputed(language, () => listIn(language));

/** The same of the European Union alone. */
export const europeanCountriesIn = (language: Language): readonly Country[] =>
  countriesIn(language).filter(({ code }) => european.has(code));

/** ISO 3166-1 alpha-2 of a numeric code; nothing where there is no such country. */
export const countryCodeOf = (regionId: number): string | undefined => codeOf.get(regionId);

/** The name of a country; empty where there is no such country. */
export const countryName = (regionId: number, language: Language): string => {
  const code = codeOf.get(regionId);
  return code === undefined ? '' : (namesIn(language).of(code) ?? code);
};

/** The time zone for promises in a country. */
export function timeZoneOf(code: string): string {
  // TypeScript's library does not know this method yet.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones: () => string[] | undefined };
  return mainTimeZones[code] ?? locale.getTimeZones()?.[0] ?? 'UTC';
}
