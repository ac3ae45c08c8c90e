import {
  absenceLimits,
  typesOfRoles,
  type Colleague,
  type RequestType,
  type changeAbsence as changeEndpoint,
  type endAbsence as endEndpoint,
  type planAbsence as planEndpoint,
  type TeamMembers,
} from '@heliodesk/contract/request';
import type { BodyOf } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Db } from '#src/platform/db/database.ts';
import { findColleagues, findWorkers, type Worker } from '../people-store.ts';
import {
  findAbsences,
  findAway,
  findWithin,
  insertAbsence,
  lockAbsence,
  lockPlanning,
  removeAbsence,
  updateAbsence,
  type AbsenceRow,
  type PlannedAbsence,
} from './absence-store.ts';
import { absenceQueue, dayOf, shownDay, takeBack } from './follow.ts';

type Planned = Omit<BodyOf<typeof planEndpoint>, 'userId'> & { userId: number; absenceId?: number };

const mayPlanFor = (actor: Actor, userId: number): boolean => userId === actor.userId || actor.can('csp:request:assign');

/** Everyone who works on requests of the caller's types, with what they have and when they are away. */
export async function listTeam({ platform, db, actor }: Context): Promise<TeamMembers> {
  const [workers, absences] = await Promise.all([findWorkers(db), findAbsences(db)]);
  const ofUser = Map.groupBy(absences, ({ user_id }) => user_id);
  const own = typesOfRoles(actor.roles);
  return {
    today: dayOf(platform.clock.now()),
    people: workers
      .filter(({ roles }) => typesOfRoles(roles).some((type) => own.includes(type)))
      .map(({ userId, name, openRequests, roles }) => ({
        userId,
        name,
        openRequests,
        requestTypes: typesOfRoles(roles),
        mayPlan: mayPlanFor(actor, userId),
        absences: (ofUser.get(userId) ?? []).map((row) => absenceView(row, actor)),
      })),
  };
}

/** What was planned, as the calls name it. */
const plannedIn = (row: AbsenceRow): PlannedAbsence => ({
  fromDay: row.from_day,
  untilDay: row.until_day,
  standInId: row.stand_in_id,
  note: row.note,
  handNew: row.hand_new,
  handOpen: row.hand_open,
  tellCustomers: row.tell_customers,
});

const absenceView = (row: AbsenceRow, actor: Actor) => ({
  absenceId: row.id,
  userId: row.user_id,
  ...plannedIn(row),
  standIn: row.standIn,
  isRunning: row.started_at !== null,
  handedOver: row.handedOver,
  mayEnd: mayPlanFor(actor, row.user_id),
});

function checkDays({ fromDay, untilDay }: Pick<Planned, 'fromDay' | 'untilDay'>): void {
  if (untilDay < fromDay) throw failFields({ path: 'untilDay', rule: 'endsLater' });
  const days = (Date.parse(untilDay) - Date.parse(fromDay)) / 86_400_000 + 1;
  if (days > absenceLimits.days) throw failFields({ path: 'untilDay', rule: 'absenceTooLong', params: { max: absenceLimits.days } });
}

/** The stand-in can own whatever the person owns. */
function checkStandIn(workers: readonly Worker[], { userId, standInId }: Planned): void {
  const [person, standIn] = [userId, standInId].map((id) => workers.find((worker) => worker.userId === id));
  if (person === undefined) throw failFields({ path: 'userId', rule: 'invalid' });
  const owned = typesOfRoles(person.roles);
  const covered = standIn === undefined || standIn === person ? [] : typesOfRoles(standIn.roles);
  if (!owned.every((type) => covered.includes(type))) throw failFields({ path: 'standInId', rule: 'wrongStandIn' });
}

const daysOf = ({ from_day, until_day }: AbsenceRow) => ({ from: shownDay(from_day), until: shownDay(until_day) });

async function checkOthers(context: WriteContext, planned: Planned): Promise<void> {
  const { tx } = context;
  const own = await findWithin(tx, { userId: planned.userId }, planned);
  if (own !== undefined) throw failFields({ path: 'fromDay', rule: 'absenceOverlaps', params: daysOf(own) });
  const needed = await findWithin(tx, { standInId: planned.userId }, planned);
  if (needed !== undefined)
    throw failFields({ path: 'fromDay', rule: 'standsInThen', params: { name: needed.userName, ...daysOf(needed) } });
  const away = await findWithin(tx, { userId: planned.standInId }, planned);
  if (away !== undefined) throw failFields({ path: 'standInId', rule: 'standInAway', params: daysOf(away) });
}

/** Enters an absence; one that begins today is followed right away. */
export async function planAbsence(context: WriteContext, planned: Planned): Promise<TeamMembers> {
  const { platform, tx, actor } = context;
  if (!mayPlanFor(actor, planned.userId)) throw fail('forbidden');
  const at = platform.clock.now();
  if (planned.fromDay < dayOf(at)) throw failFields({ path: 'fromDay', rule: 'dayPast' });
  checkDays(planned);
  await lockPlanning(tx);
  checkStandIn(await findWorkers(tx), planned);
  await checkOthers(context, planned);
  await insertAbsence(tx, { ...planned, createdBy: actor.userId, at });
  const { userId, ...after } = planned;
  await auditChange(context, { action: 'request.planAbsence', subjectType: 'user', subjectId: userId, after });
  if (planned.fromDay === dayOf(at)) await platform.jobs.enqueue(tx, absenceQueue, {});
  return listTeam(context);
}

/** Refuses days that can't be: of an absence that has started, what has happened stays. */
function checkChange(absence: AbsenceRow, { fromDay, untilDay, standInId }: BodyOf<typeof changeEndpoint>, today: string): void {
  const hasBegun = absence.started_at !== null;
  if (hasBegun && fromDay !== absence.from_day) throw failFields({ path: 'fromDay', rule: 'absenceBegun' });
  if (hasBegun && standInId !== absence.stand_in_id) throw failFields({ path: 'standInId', rule: 'absenceBegun' });
  if (!hasBegun && fromDay < today) throw failFields({ path: 'fromDay', rule: 'dayPast' });
  if (untilDay < today) throw failFields({ path: 'untilDay', rule: 'dayPast' });
  checkDays({ fromDay, untilDay });
}

/** Changes an absence that isn't over. */
export async function changeAbsence(context: WriteContext, body: BodyOf<typeof changeEndpoint>): Promise<TeamMembers> {
  const { platform, tx, actor } = context;
  const today = dayOf(platform.clock.now());
  await lockPlanning(tx);
  const absence = await lockAbsence(tx, body.absenceId);
  if (absence === undefined) throw fail('notFound');
  if (!mayPlanFor(actor, absence.user_id)) throw fail('forbidden');
  checkChange(absence, body, today);
  const planned = { ...body, userId: absence.user_id };
  checkStandIn(await findWorkers(tx), planned);
  await checkOthers(context, planned);
  const { absenceId, ...after } = body;
  await updateAbsence(tx, absenceId, after);
  const before = plannedIn(absence);
  await auditChange(context, { action: 'request.changeAbsence', subjectType: 'user', subjectId: absence.user_id, before, after });
  if (body.fromDay <= today) await platform.jobs.enqueue(tx, absenceQueue, {});
  return listTeam(context);
}

/** Removes an absence that is to come; of one that has started, what is still open comes back right away. */
export async function endAbsence(context: WriteContext, { absenceId }: BodyOf<typeof endEndpoint>): Promise<TeamMembers> {
  const { tx, actor } = context;
  await lockPlanning(tx);
  const absence = await lockAbsence(tx, absenceId);
  if (absence === undefined) throw fail('notFound');
  if (!mayPlanFor(actor, absence.user_id)) throw fail('forbidden');
  if (absence.started_at === null) await removeAbsence(tx, absenceId);
  else await takeBack({ ...context, actor: null }, absence);
  await auditChange(context, {
    action: 'request.endAbsence',
    subjectType: 'user',
    subjectId: absence.user_id,
    before: plannedIn(absence),
  });
  return listTeam(context);
}

/** Who may own requests of a type, with what they have open, and whether they are out of office. */
export async function listColleagues(db: Db, type: RequestType): Promise<z.output<typeof Colleague>[]> {
  const colleagues = await findColleagues(db, type);
  const away = await findAway(
    db,
    colleagues.map(({ userId }) => userId),
  );
  return colleagues.map((colleague) => ({ ...colleague, away: away.get(colleague.userId) ?? null }));
}
