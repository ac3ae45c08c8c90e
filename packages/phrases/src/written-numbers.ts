import { keptFormats } from './formats/kept-formats.ts';

type Params = Readonly<Record<string, string | number>>;

const formatOf = keptFormats((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));

/** Groups from 10,000 on, so that years and short limits read as everyone writes them. */
const grouped = { useGrouping: 'min2', maximumFractionDigits: 20 } as const;

/** What a message is filled with, its numbers as the reader writes them: `10000000` as `10,000,000`. `count` stays: it chooses the plural. */
export const withWrittenNumbers = (params: Params, language: string): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'count' ? formatOf(language, grouped).format(value) : value,
    ]),
  );
