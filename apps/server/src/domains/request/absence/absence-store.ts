import { liveStatuses, type RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { startOfDay } from '#src/platform/db/days.ts';
import type { RequestRecord } from '../store.ts';

export interface AbsenceRow {
  id: number;
  user_id: number;
  userName: string;
  stand_in_id: number;
  standIn: string;
  from_day: string;
  until_day: string;
  note: string;
  started_at: Date | null;
  handedOver: number;
}

const live = liveStatuses.map((status) => sql.lit(status));

const absences = (db: Db | Tx) =>
  db
    .selectFrom('staff_absence')
    .innerJoin('app_user as person', 'person.id', 'staff_absence.user_id')
    .innerJoin('app_user as colleague', 'colleague.id', 'staff_absence.stand_in_id')
    .select(['staff_absence.id', 'staff_absence.user_id', 'staff_absence.stand_in_id', 'staff_absence.note', 'staff_absence.started_at'])
    .select(['staff_absence.from_day', 'staff_absence.until_day', 'person.name as userName', 'colleague.name as standIn'])
    .select((eb) =>
      eb
        .selectFrom('staff_absence_case as handed')
        .innerJoin('request', 'request.id', 'handed.request_id')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('handed.absence_id', '=', 'staff_absence.id')
        .whereRef('request.owner_id', '=', 'staff_absence.stand_in_id')
        .where('request.status', 'in', live)
        .as('handedOver'),
    )
    .where('staff_absence.ended_at', 'is', null);

type Found = Awaited<ReturnType<ReturnType<typeof absences>['execute']>>[number];
const toRow = (row: Found): AbsenceRow => ({ ...row, handedOver: Number(row.handedOver ?? 0) });

/** Absences that aren't over, earliest first. */
export const findAbsences = async (db: Db | Tx): Promise<AbsenceRow[]> =>
  (await absences(db).orderBy('staff_absence.from_day').orderBy('staff_absence.id').limit(5_000).execute()).map(toRow);

/** Lets absences be entered one after the other: each is checked against the others. */
export const lockPlanning = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('staff.absence'))`.execute(tx));

/** Of the absences that aren't over, those within some days, of a person or with them as the stand-in. */
export async function findWithin(
  tx: Tx,
  who: { userId: number } | { standInId: number },
  days: { fromDay: string; untilDay: string },
): Promise<AbsenceRow[]> {
  const [column, id] =
    'userId' in who ? (['staff_absence.user_id', who.userId] as const) : (['staff_absence.stand_in_id', who.standInId] as const);
  const rows = await absences(tx)
    .where(column, '=', id)
    .where('staff_absence.from_day', '<=', days.untilDay)
    .where('staff_absence.until_day', '>=', days.fromDay)
    .orderBy('staff_absence.from_day')
    .limit(1)
    .execute();
  return rows.map(toRow);
}

export interface NewAbsence {
  userId: number;
  standInId: number;
  fromDay: string;
  untilDay: string;
  note: string;
  createdBy: number;
  at: Date;
}

export async function insertAbsence(tx: Tx, { userId, standInId, fromDay, untilDay, note, createdBy, at }: NewAbsence): Promise<void> {
  await tx
    .insertInto('staff_absence')
    .values({
      user_id: userId,
      stand_in_id: standInId,
      from_day: fromDay,
      until_day: untilDay,
      note,
      created_by: createdBy,
      created_at: at,
    })
    .execute();
}

/** An absence that isn't over, locked until the transaction ends. */
export async function lockAbsence(tx: Tx, absenceId: number): Promise<AbsenceRow | undefined> {
  const locked = await tx
    .selectFrom('staff_absence')
    .select('id')
    .where('id', '=', absenceId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  const row = await absences(tx).where('staff_absence.id', '=', absenceId).executeTakeFirst();
  return row && toRow(row);
}

/** Absences that have started by a day and aren't over: each has something to hand over or to give back. */
export async function findBegun(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_absence')
    .select('id')
    .where('ended_at', 'is', null)
    .where('from_day', '<=', today)
    .orderBy('from_day')
    .orderBy('id')
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}

export const removeAbsence = async (tx: Tx, absenceId: number): Promise<void> =>
  void (await tx.deleteFrom('staff_absence').where('id', '=', absenceId).execute());

export async function updateStarted(tx: Tx, absenceId: number, at: Date): Promise<void> {
  await tx.updateTable('staff_absence').set({ started_at: at }).where('id', '=', absenceId).where('started_at', 'is', null).execute();
}

export async function updateEnded(tx: Tx, absenceId: number, at: Date): Promise<void> {
  await tx
    .updateTable('staff_absence')
    .set({ ended_at: at, started_at: sql`coalesce(started_at, ${at})` })
    .where('id', '=', absenceId)
    .execute();
}

const ofTypes = (types: readonly RequestType[]) => sql<boolean>`request.type = any(${[...types]}::smallint[])`;

/**
 * What is due in an absence, of the types that the stand-in may own, locked in the order of the ids: where it's our turn, or where first
 * contact is promised before its end.
 */
export async function lockDue(tx: Tx, { user_id, until_day }: AbsenceRow, types: readonly RequestType[]): Promise<RequestRecord[]> {
  const rows = await tx
    .selectFrom('request')
    .selectAll()
    .where('owner_id', '=', user_id)
    .where('status', 'in', live)
    .where(sql<boolean>`(waiting_on = 'us' or promise_at < ${startOfDay(until_day, 1)})`)
    .where(ofTypes(types))
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

/** Which of some people are out of office now, until when, and who their substitute is. */
export async function findAway(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, { until: string; standIn: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await absences(db)
    .where('staff_absence.user_id', 'in', [...userIds])
    .where('staff_absence.started_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ user_id, until_day, standIn }) => [user_id, { until: until_day, standIn }]));
}
