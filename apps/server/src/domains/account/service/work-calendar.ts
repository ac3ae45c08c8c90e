import { countryCodeOf, timeZoneOf } from '#src/domains/reference/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import { findAccount } from '../store/accounts.ts';

/** Where an account's working days are counted. */
export interface WorkCalendar {
  /** ISO 3166-1 alpha-2, whose public holidays count. */
  country: string;
  /** IANA name. */
  timeZone: string;
}

/** The holidays and time zone for promises to this account (spec 3 §7). */
export async function workCalendarOf(db: Db, accountId: number): Promise<WorkCalendar> {
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new Error(`There is no account ${accountId}`);
  const country = countryCodeOf(account.region_id);
  if (country === undefined) throw new Error(`Account ${accountId} is in no known country`);
  return { country, timeZone: timeZoneOf(country) };
}
