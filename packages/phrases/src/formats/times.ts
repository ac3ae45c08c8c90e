/* Days and times in running text. Tables show YYYY/MM/DD HH:mm:ss in UTC instead (spec 1 §9). */

const dayParts = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const timeParts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const formatWith = (moment: string | Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { numberingSystem: 'latn', ...options }).format(new Date(moment));

/** `November 25, 2026`, by default the day in UTC. */
export const formatDay = (moment: string | Date, language: string, timeZone = 'UTC'): string =>
  formatWith(moment, language, { ...dayParts, timeZone });

/** `Tuesday, November 24`, or with a short month `Tuesday, Nov 24`. */
export const formatWeekday = (moment: string | Date, language: string, month: 'long' | 'short' = 'long', timeZone = 'UTC'): string =>
  formatWith(moment, language, { weekday: 'long', month, day: 'numeric', timeZone });

/** `November 25, 2026 at 9:30 AM GMT+1`, with its zone named; without one it is the reader's own. */
export const formatTime = (moment: string | Date, language: string, timeZone?: string): string =>
  formatWith(moment, language, { ...dayParts, ...timeParts, ...(timeZone === undefined ? {} : { timeZone }) });
