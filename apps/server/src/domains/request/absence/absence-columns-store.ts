import type { Away } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { SqlIds } from '#src/platform/db/database.ts';

const isRunning = sql`absence.started_at is not null and absence.ended_at is null`;

/** Until when the user in a column is out of office, and who stands in. */
export const awayOf = (userId: string): RawBuilder<Away | null> => sql<Away | null>`(
  select json_build_object('until', absence.until_day, 'standIn', colleague.name)
  from staff_absence as absence join app_user as colleague on colleague.id = absence.stand_in_id
  where absence.user_id = ${sql.ref(userId)} and ${isRunning})`;

/** Whose stand-in the owner of a request is, as long as the absence lasts; the columns are those of the request and of its owner. */
export const standsInFor = (requestId: string, ownerId: string): RawBuilder<string | null> => sql<string | null>`(
  select person.name
  from staff_absence_case as handed join staff_absence as absence on absence.id = handed.absence_id join app_user as person on person.id = absence.user_id
  where handed.request_id = ${sql.ref(requestId)} and absence.stand_in_id = ${sql.ref(ownerId)} and ${isRunning}
  limit 1)`;

/** Requests of people who are out of office: those they still have, and those that are with a stand-in. */
export const requestsOfAbsent: SqlIds = sql<number>`(
  select request.id from request join staff_absence as absence on absence.user_id = request.owner_id where ${isRunning}
  union select handed.request_id from staff_absence_case as handed join staff_absence as absence on absence.id = handed.absence_id
  join request on request.id = handed.request_id and request.owner_id = absence.stand_in_id where ${isRunning})`;
