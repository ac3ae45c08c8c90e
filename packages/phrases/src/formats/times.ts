/* Days and times in running text. Tables show YYYY/MM/DD HH:mm:ss in UTC instead (spec 1 §9). */

const dayParts = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const clockParts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

type Moment = string | Date;

const formatWith = (moment: Moment, language: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { numberingSystem: 'latn', ...options, ...(timeZone && { timeZone }) }).format(new Date(moment));

/* Without a zone, all of these are in the reader's own. */

/** `November 25, 2026`. */
export const formatDay = (moment: Moment, language: string, timeZone?: string): string => formatWith(moment, language, timeZone, dayParts);

/** `Tuesday, November 24`, or with a short month `Tuesday, Nov 24`. */
export const formatWeekday = (moment: Moment, language: string, month: 'long' | 'short', timeZone?: string): string =>
  formatWith(moment, language, timeZone, { weekday: 'long', month, day: 'numeric' });

/** `Tuesday, November 24, 2026`. */
export const formatFullDay = (moment: Moment, language: string, timeZone?: string): string =>
  formatWith(moment, language, timeZone, { weekday: 'long', ...dayParts });

/** `November 25, 2026 at 9:30 AM GMT+1`. */
export const formatTime = (moment: Moment, language: string, timeZone?: string): string =>
  formatWith(moment, language, timeZone, { ...dayParts, ...clockParts });

/** `9:30 AM GMT+1`. */
export const formatClock = (moment: Moment, language: string, timeZone?: string): string =>
  formatWith(moment, language, timeZone, clockParts);
