import { liveStatuses, type RequestType } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { startOfDay } from '#src/platform/db/days.ts';
import type { RequestRecord } from '../store.ts';
import type { AbsenceRow } from './absence-store.ts';

const live = liveStatuses.map((status) => sql.lit(status));

const ofTypes = (types: readonly RequestType[]) => sql<boolean>`request.type = any(${[...types]}::smallint[])`;

/** Whether a request has become someone's since a moment. */
const isNewTo = (userId: number, since: Date) => sql<boolean>`exists (
  select from request_event as event
  where event.request_id = request.id and event.at >= ${since} and (event.after ->> 'ownerId')::bigint = ${userId})`;

/** Which requests of the person an absence hands over at all. */
function handedOverIn({ user_id, hand_new, hand_open, started_at }: AbsenceRow, now: Date): RawBuilder<boolean> {
  if (hand_new && hand_open) return sql`true`;
  if (!hand_new && !hand_open) return sql`false`;
  const isNew = isNewTo(user_id, started_at ?? now);
  return hand_new ? isNew : sql`not ${isNew}`;
}

/**
 * What is due in an absence, of the types that the stand-in may own, locked in the order of the ids: where it's our turn, or where first
 * contact is promised before its end.
 */
export async function lockDue(tx: Tx, absence: AbsenceRow, types: readonly RequestType[], now: Date): Promise<RequestRecord[]> {
  const { user_id, until_day } = absence;
  const rows = await tx
    .selectFrom('request')
    .selectAll()
    .where('owner_id', '=', user_id)
    .where('status', 'in', live)
    .where(sql<boolean>`(waiting_on = 'us' or promise_at < ${startOfDay(until_day, 1)})`)
    .where(ofTypes(types))
    .where(handedOverIn(absence, now))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as RequestRecord[];
}

export async function insertHandedOver(tx: Tx, absenceId: number, requestIds: readonly number[], at: Date): Promise<void> {
  await sql`
    insert into staff_absence_case (absence_id, request_id, handed_over_at) select ${absenceId}, id, ${at} from unnest(${[...requestIds]}::bigint[]) as given (id)
    on conflict (absence_id, request_id) do update set handed_over_at = excluded.handed_over_at`.execute(tx);
}

/** What was handed over in an absence, is still open and still with the stand-in, of types that the person may own, locked. */
export async function lockHandedOver(tx: Tx, { id, stand_in_id }: AbsenceRow, types: readonly RequestType[]): Promise<RequestRecord[]> {
  const rows = await tx
    .selectFrom('request')
    .selectAll()
    .where('id', 'in', tx.selectFrom('staff_absence_case').select('request_id').where('absence_id', '=', id))
    .where('owner_id', '=', stand_in_id)
    .where('status', 'in', live)
    .where(ofTypes(types))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as RequestRecord[];
}

/** Requests of an absence whose customers have written since it began and weren't told of it yet, locked. */
export async function lockUntold(tx: Tx, { id, user_id, stand_in_id }: AbsenceRow, since: Date): Promise<RequestRecord[]> {
  const told = tx.selectFrom('staff_absence_told').select('request_id').where('absence_id', '=', id);
  const kept = tx.selectFrom('request').select('id').where('owner_id', '=', user_id).where('status', 'in', live);
  const handedOver = tx
    .selectFrom('staff_absence_case as handed')
    .innerJoin('request', (join) => join.onRef('request.id', '=', 'handed.request_id').on('request.owner_id', '=', stand_in_id))
    .select('request.id')
    .where('handed.absence_id', '=', id);
  const rows = await tx
    .selectFrom('request')
    .selectAll()
    .where('id', 'in', kept.union(handedOver))
    .where('status', 'in', live)
    .where('last_customer_message_at', '>=', since)
    .where('id', 'not in', told)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as RequestRecord[];
}

export async function insertTold(tx: Tx, absenceId: number, requestIds: readonly number[], at: Date): Promise<void> {
  await sql`
    insert into staff_absence_told (absence_id, request_id, told_at) select ${absenceId}, id, ${at} from unnest(${[...requestIds]}::bigint[]) as given (id)
    on conflict (absence_id, request_id) do nothing`.execute(tx);
}
