import { sql, type RawBuilder } from 'kysely';

/**
 * The beginning of a day, `YYYY-MM-DD`, in UTC; of the one after it with `later`. Reckoned by the database, whose calendar does not end
 * with the year 9999.
 */
export const startOfDay = (day: string, later = 0): RawBuilder<Date> =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'utc'`;
