/** "Tuesday, November 24", as the language writes it, or with a short month: "Tuesday, Nov 24". */
export const dayInWords = (moment: string, language: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', month, day: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' }).format(
    new Date(moment),
  );
