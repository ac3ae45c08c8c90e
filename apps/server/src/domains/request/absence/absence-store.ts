import { liveStatuses } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface AbsenceRow {
  id: number;
  user_id: number;
  userName: string;
  stand_in_id: number;
  standIn: string;
  from_day: string;
  until_day: string;
  note: string;
  hand_new: boolean;
  hand_open: boolean;
  tell_customers: boolean;
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
    .select(['staff_absence.hand_new', 'staff_absence.hand_open', 'staff_absence.tell_customers'])
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

/** Of the absences that aren't over, the first within some days, of a person or with them as the stand-in; without the one that changes. */
export async function findWithin(
  tx: Tx,
  who: { userId: number } | { standInId: number },
  { fromDay, untilDay, absenceId }: { fromDay: string; untilDay: string; absenceId?: number },
): Promise<AbsenceRow | undefined> {
  const [column, id] =
    'userId' in who ? (['staff_absence.user_id', who.userId] as const) : (['staff_absence.stand_in_id', who.standInId] as const);
  const row = await absences(tx)
    .where(column, '=', id)
    .where('staff_absence.from_day', '<=', untilDay)
    .where('staff_absence.until_day', '>=', fromDay)
    .$if(absenceId !== undefined, (query) => query.where('staff_absence.id', '!=', absenceId ?? 0))
    .orderBy('staff_absence.from_day')
    .limit(1)
    .executeTakeFirst();
  return row && toRow(row);
}

export interface PlannedAbsence {
  standInId: number;
  fromDay: string;
  untilDay: string;
  note: string;
  handNew: boolean;
  handOpen: boolean;
  tellCustomers: boolean;
}

const columnsOf = ({ standInId, fromDay, untilDay, note, handNew, handOpen, tellCustomers }: PlannedAbsence) => ({
  stand_in_id: standInId,
  from_day: fromDay,
  until_day: untilDay,
  note,
  hand_new: handNew,
  hand_open: handOpen,
  tell_customers: tellCustomers,
});

export interface NewAbsence extends PlannedAbsence {
  userId: number;
  createdBy: number;
  at: Date;
}

export async function insertAbsence(tx: Tx, { userId, createdBy, at, ...planned }: NewAbsence): Promise<number> {
  const { id } = await tx
    .insertInto('staff_absence')
    .values({ ...columnsOf(planned), user_id: userId, created_by: createdBy, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAbsence(tx: Tx, absenceId: number, planned: PlannedAbsence): Promise<void> {
  await tx.updateTable('staff_absence').set(columnsOf(planned)).where('id', '=', absenceId).execute();
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

/** Which of some people are out of office now, until when, and who their substitute is. */
export async function findAway(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, { until: string; standIn: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await absences(db)
    .where('staff_absence.user_id', 'in', [...userIds])
    .where('staff_absence.started_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ user_id, until_day, standIn }) => [user_id, { until: until_day, standIn }]));
}
