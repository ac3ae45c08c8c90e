import Holidays from 'date-holidays';
import type { WorkCalendar } from '#src/domains/account/index.ts';

/** Spec 1 §9: customer service promises to contact the customer within 2 working days. */
export const firstContactWorkingDays = 2;

/** Workflow §9: someone decides within 2 working days about what was proposed. */
export const decisionWorkingDays = 2;

const calendars = new Map<string, Holidays>();

const holidaysOf = (country: string): Holidays =>
  calendars.getOrInsertComputed(country, () => new Holidays(country, { types: ['public'] }));

/**
 * The library works out all holidays of a year for each day that it is asked about, which takes milliseconds and holds up everyone else; the
 * same few days are asked about all the time.
 */
const knownDays = new Map<string, boolean>();
const mostKnownDays = 10_000;

function isHoliday(day: Temporal.ZonedDateTime, country: string): boolean {
  const key = `${country} ${day.timeZoneId} ${day.toPlainDate().toString()}`;
  const known = knownDays.get(key);
  if (known !== undefined) return known;
  if (knownDays.size >= mostKnownDays) knownDays.clear();
  const found = holidaysOf(country).isHoliday(new Date(day.add({ hours: 12 }).epochMilliseconds)) !== false;
  knownDays.set(key, found);
  return found;
}

/** `day` is the start of a day in the calendar's time zone. */
const isWorkingDay = (day: Temporal.ZonedDateTime, country: string): boolean => day.dayOfWeek <= 5 && !isHoliday(day, country);

/**
 * When a promise of `days` working days is due: the same time of day, that many working days later. What starts
 * on a day off counts from the start of the next working day.
 */
export function workingDaysLater(from: Date, days: number, { country, timeZone }: WorkCalendar): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const nextWorkingDay = (day: Temporal.ZonedDateTime): Temporal.ZonedDateTime => {
    let next = day;
    while (!isWorkingDay(next, country)) next = next.add({ days: 1 });
    return next;
  };
  const today = start.startOfDay();
  const timeOfDay = isWorkingDay(today, country) ? start.toPlainTime() : undefined;
  let day = nextWorkingDay(today);
  for (let counted = 0; counted < days; counted += 1) day = nextWorkingDay(day.add({ days: 1 }));
  const due = timeOfDay === undefined ? day : day.toPlainDate().toZonedDateTime({ timeZone, plainTime: timeOfDay });
  return new Date(due.epochMilliseconds);
}

/** The next working day's morning after a moment: that full hour in the calendar's time zone. */
export function nextWorkingMorning(after: Date, hour: number, { country, timeZone }: WorkCalendar): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const morningOf = (day: Temporal.ZonedDateTime): Temporal.ZonedDateTime =>
    day.toPlainDate().toZonedDateTime({ timeZone, plainTime: { hour } });
  let day = start.startOfDay();
  while (!isWorkingDay(day, country) || morningOf(day).epochMilliseconds <= after.getTime()) day = day.add({ days: 1 });
  return new Date(morningOf(day).epochMilliseconds);
}
