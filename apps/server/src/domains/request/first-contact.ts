import { workCalendarOf } from '#src/domains/account/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import { firstContactWorkingDays, workingDaysLater } from './promise.ts';

/** By when we contact an account that submits a request at this moment. */
export const firstContactDue = async (db: Db, accountId: number, at: Date): Promise<Date> =>
  workingDaysLater(at, firstContactWorkingDays, await workCalendarOf(db, accountId));
