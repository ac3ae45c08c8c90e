import {
  absenceLimits,
  typesOfRoles,
  type Colleague,
  type RequestType,
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
  type AbsenceRow,
} from './absence-store.ts';
import { absenceQueue, dayOf, takeBack } from './follow.ts';

type Planned = BodyOf<typeof planEndpoint>;

const mayPlanFor = (actor: Actor, userId: number): boolean => userId === actor.userId || actor.can('csp:request:assign');

const shown = (day: string): string => day.replaceAll('-', '/');

/** Everyone who works on requests of the caller's types, with what they have and when they are away. */
export async function listTeam({ platform, db, actor }: Context): Promise<TeamMembers> {
  const [workers, absences] = await Promise.all([findWorkers(db), findAbsences(db)]);
  const ofUser = Map.groupBy(absences, ({ user_id }) => user_id);
  const own = typesOfRoles(actor.roles);
  return {
    today: dayOf(platform.clock.now()),
    people: workers
      .filter(({ roles }) => typesOfRoles(roles).some((type) => own.includes(type)))
      .map(({ userId, name, openRequests }) => ({
        userId,
        name,
        openRequests,
        mayPlan: mayPlanFor(actor, userId),
        absences: (ofUser.get(userId) ?? []).map((row) => absenceView(row, actor)),
      })),
  };
}

const absenceView = (row: AbsenceRow, actor: Actor) => ({
  absenceId: row.id,
  userId: row.user_id,
  fromDay: row.from_day,
  untilDay: row.until_day,
  standInId: row.stand_in_id,
  standIn: row.standIn,
  note: row.note,
  isRunning: row.started_at !== null,
  handedOver: row.handedOver,
  mayEnd: mayPlanFor(actor, row.user_id),
});

function checkDays({ fromDay, untilDay }: Planned, today: string): void {
  if (fromDay < today) throw failFields({ path: 'fromDay', rule: 'dayPast' });
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

const daysOf = ({ from_day, until_day }: AbsenceRow) => ({ from: shown(from_day), until: shown(until_day) });

async function checkOthers(context: WriteContext, planned: Planned): Promise<void> {
  const { tx } = context;
  const [own] = await findWithin(tx, { userId: planned.userId }, planned);
  if (own !== undefined) throw failFields({ path: 'fromDay', rule: 'absenceOverlaps', params: daysOf(own) });
  const [needed] = await findWithin(tx, { standInId: planned.userId }, planned);
  if (needed !== undefined)
    throw failFields({ path: 'fromDay', rule: 'standsInThen', params: { name: needed.userName, ...daysOf(needed) } });
  const [away] = await findWithin(tx, { userId: planned.standInId }, planned);
  if (away !== undefined) throw failFields({ path: 'standInId', rule: 'standInAway', params: daysOf(away) });
}

/** Enters an absence; one that begins today is followed right away. */
export async function planAbsence(context: WriteContext, planned: Planned): Promise<TeamMembers> {
  const { platform, tx, actor } = context;
  if (!mayPlanFor(actor, planned.userId)) throw fail('forbidden');
  const at = platform.clock.now();
  checkDays(planned, dayOf(at));
  await lockPlanning(tx);
  checkStandIn(await findWorkers(tx), planned);
  await checkOthers(context, planned);
  await insertAbsence(tx, { ...planned, createdBy: actor.userId, at });
  const { userId, ...after } = planned;
  await auditChange(context, { action: 'request.planAbsence', subjectType: 'user', subjectId: userId, after });
  if (planned.fromDay === dayOf(at)) await platform.jobs.enqueue(tx, absenceQueue, {});
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
  const before = { fromDay: absence.from_day, untilDay: absence.until_day, standInId: absence.stand_in_id };
  await auditChange(context, { action: 'request.endAbsence', subjectType: 'user', subjectId: absence.user_id, before });
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
