import { workCalendarOf } from '#src/domains/account/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import { firstContactWorkingDays, workingDaysLater } from './promise.ts';

/** By when we contact an account that submits a request at this moment, and the account's time zone. */
export async function firstContactDue(db: Db, accountId: number, at: Date): Promise<{ due: Date; timeZone: string }> {
  const calendar = await workCalendarOf(db, accountId);
  return { due: workingDaysLater(at, firstContactWorkingDays, calendar), timeZone: calendar.timeZone };
}
