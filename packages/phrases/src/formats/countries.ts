/** The name of a country by its number in ISO 3166-1, which is an old name of its code of two letters; the number where there is none. */
export function formatCountry(regionId: number, language: string): string {
  const { region } = new Intl.Locale(`und-${String(regionId).padStart(3, '0')}`);
  return (region && new Intl.DisplayNames(language, { type: 'region' }).of(region)) ?? String(regionId);
}
