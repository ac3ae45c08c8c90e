import { keptFormats } from './kept-formats.ts';

/* Days and times in running text. Tables show YYYY/MM/DD HH:mm:ss in UTC instead (spec 1 §9). */

const dayParts = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const clockParts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

type Moment = string | Date;

/** What the language's data leaves to its readers: in French, the first of a month that stands in words is `1er`. */
function partsOf(format: Intl.DateTimeFormat, moment: Date): Intl.DateTimeFormatPart[] {
  const parts = format.formatToParts(moment);
  const isFrench = format.resolvedOptions().locale.startsWith('fr');
  if (!isFrench || !parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))) return parts;
  return parts.map((part) => (part.type === 'day' && part.value === '1' ? { ...part, value: '1er' } : part));
}

/** Chinese data has the zone between the day and the hour; readers expect it at the end, as everywhere else. */
export function formatZoneLast(format: Intl.DateTimeFormat, moment: Date): string {
  const parts = partsOf(format, moment);
  const at = parts.findIndex(({ type }) => type === 'timeZoneName');
  const zone = parts[at]?.value;
  if (zone === undefined || !parts.slice(at).some(({ type }) => type === 'hour')) return parts.map(({ value }) => value).join('');
  const gap = parts[at + 1]?.type === 'literal' ? 2 : 1;
  return `${parts
    .toSpliced(at, gap)
    .map(({ value }) => value)
    .join('')} ${zone}`;
}

const dateFormat = keptFormats((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));

const formatWith = (moment: Moment, language: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string =>
  formatZoneLast(dateFormat(language, { ...options, ...(timeZone && { timeZone }) }), new Date(moment));

/* Without a zone, all of these are in the reader's own. */

/** `November 25, 2026`. */
export const formatDay = (moment: Moment, language: string, timeZone?: string): string => formatWith(moment, language, timeZone, dayParts);

/** `Tuesday, November 24`, as it stands in a sentence: after its article, Spanish has no comma (el martes 24 de noviembre). */
export function formatWeekday(moment: Moment, language: string, timeZone?: string): string {
  const text = formatWith(moment, language, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
  return language === 'es' ? text.replace(',', '') : text;
}

/** `Tuesday, November 24, 2026`. */
export const formatFullDay = (moment: Moment, language: string, timeZone?: string): string =>
  formatWith(moment, language, timeZone, { weekday: 'long', ...dayParts });

/** `November 25, 2026 at 9:30 AM GMT+1`. */
export const formatTime = (moment: Moment, language: string, timeZone?: string): string =>
  formatWith(moment, language, timeZone, { ...dayParts, ...clockParts });

/** `9:30 AM GMT+1`. */
export const formatClock = (moment: Moment, language: string, timeZone?: string): string =>
  formatWith(moment, language, timeZone, clockParts);

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long ago something was, in its largest unit: `20 minutes ago`, `yesterday`. */
export function formatAgo(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' });
  if (milliseconds < hour) return format.format(-Math.max(1, Math.floor(milliseconds / minute)), 'minute');
  if (milliseconds < day) return format.format(-Math.floor(milliseconds / hour), 'hour');
  return format.format(-Math.floor(milliseconds / day), 'day');
}
