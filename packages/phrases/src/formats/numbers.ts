import { keptFormats } from './kept-formats.ts';

/** Numbers, money, shares and file sizes as the reader of a language writes them. Digits stay Latin in every language. */

const numberFormat = keptFormats((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));

/** `12480` as `12,480`. */
export function formatNumber(value: number, language: string, fractionDigits = 0): string {
  return numberFormat(language, { minimumFractionDigits: 0, maximumFractionDigits: fractionDigits }).format(value);
}

/** A number as it travels (`48200.125`) in the reader's way, with every digit it has. */
export function formatDecimal(value: string, language: string): string {
  return numberFormat(language, { minimumFractionDigits: 0, maximumFractionDigits: 20 }).format(value as `${number}`);
}

/** A share from 0 to 1 as whole per cent; never 100 % before all is done. */
export function formatShare(share: number, language: string): string {
  const bounded = Math.min(1, Math.max(0, share));
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(bounded < 1 ? Math.floor(bounded * 100) / 100 : 1);
}

/** Money: a decimal string of the wire with its currency code, as `3,933.00 EUR`. Keeps every digit of the string. */
export function formatMoney(amount: string, currency: string, language: string): string {
  const written = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(amount as `${number}`);
  return `${written} ${currency}`;
}

/** Units of file sizes; French counts in octets. */
const unitsOf = (language: string) =>
  language === 'fr' ? { bytes: 'o', kilo: 'Ko', mega: 'Mo', limit: 'Mo' } : { bytes: 'B', kilo: 'KB', mega: 'M', limit: 'MB' };

/** File sizes in B, KB and M with two decimals (spec 1 §9); bytes are whole. */
export function formatFileSize(bytes: number, language: string): string {
  const { bytes: byteUnit, kilo, mega } = unitsOf(language);
  if (bytes < 1024) return `${formatNumber(bytes, language)} ${byteUnit}`;
  const [unit, divisor] = bytes < 1024 * 1024 ? [kilo, 1024] : [mega, 1024 * 1024];
  return `${numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(bytes / divisor)} ${unit}`;
}

/** A limit of file sizes and what is used of it, in MB without needless decimals: `20 MB`. */
export const formatSizeLimit = (bytes: number, language: string): string =>
  `${formatNumber(bytes / (1024 * 1024), language, 2)} ${unitsOf(language).limit}`;
