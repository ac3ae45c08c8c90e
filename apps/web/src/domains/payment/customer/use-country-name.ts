import { useFormat } from '#src/ui/format/use-format.ts';

/** What the reader calls a country of two letters. */
export function useCountryName(): (code: string) => string {
  const { language } = useFormat();
  return (code) => (/^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code);
}
