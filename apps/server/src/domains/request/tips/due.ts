import { tipReminderDays } from '@heliodesk/contract/request';
import { workCalendarOf, type WorkCalendar } from '#src/domains/account/index.ts';
import { countryCodeOf, timeZoneOf } from '#src/domains/reference/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import { workingDaysLater } from '../promise.ts';
import type { RequestRecord } from '../store.ts';
import { updateToAskedAgain } from './reminder-store.ts';

/** Where a request's working days are counted: at its company, else where the guest says they are. */
export async function calendarOf(db: Db, { account_id, region_id }: RequestRecord): Promise<WorkCalendar> {
  if (account_id !== null) return workCalendarOf(db, account_id);
  const country = region_id === null ? undefined : countryCodeOf(region_id);
  // Without a country, weekends alone are days off.
  return country === undefined ? { country: '', timeZone: 'UTC' } : { country, timeZone: timeZoneOf(country) };
}

/** By when an answer is asked for, which is when the first reminder goes out, and the time zone in which that is said. */
export async function answerDue(db: Db, request: RequestRecord, at: Date): Promise<{ due: Date; timeZone: string }> {
  const calendar = await calendarOf(db, request);
  return { due: workingDaysLater(at, tipReminderDays[0], calendar), timeZone: calendar.timeZone };
}

/** Open tips of a request that came back wait for the customer as if they had just been asked. */
export async function restartReminders({ platform, tx }: WriteContext<Caller | null>, request: RequestRecord): Promise<void> {
  if (request.open_tips === 0) return;
  const { due } = await answerDue(tx, request, platform.clock.now());
  await updateToAskedAgain(tx, request.id, due);
}
