type Params = Readonly<Record<string, string | number>>;

const formats = new Map<string, Intl.NumberFormat>();

/** Groups from 10,000 on, so that years and short limits read as everyone writes them; digits are Latin, as on every screen. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: 'min2', maximumFractionDigits: 20 });
  formats.set(language, made);
  return made;
}

/** What a message is filled with, its numbers as the reader writes them: `10000000` as `10,000,000`. `count` stays: it chooses the plural. */
export const withWrittenNumbers = (params: Params, language: string): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'count' ? formatOf(language).format(value) : value,
    ]),
  );
