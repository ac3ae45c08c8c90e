import { requestTypeValues, type RequestType } from '@heliodesk/contract/request';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { transitionAll } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { requestMachine } from '../machine.ts';
import { findColleagues } from '../people-store.ts';
import { conversationPort } from '../ports.ts';
import { notifyContact } from '../service/notify-contact.ts';
import { tellOwner } from '../service/tell-owner.ts';
import type { RequestRecord } from '../store.ts';
import { findBegun, lockAbsence, updateEnded, updateStarted, type AbsenceRow } from './absence-store.ts';
import { insertHandedOver, insertTold, lockDue, lockHandedOver, lockUntold } from './handed-over-store.ts';

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A day as people write it. */
export const shownDay = (day: string): string => day.replaceAll('-', '/');

/** The types that someone may own now; none for someone who can't sign in. */
async function typesOwnedBy(tx: Tx, userId: number): Promise<RequestType[]> {
  const found: RequestType[] = [];
  for (const type of requestTypeValues) if ((await findColleagues(tx, type, userId)).length > 0) found.push(type);
  return found;
}

interface Given {
  action: 'standIn' | 'takeBack';
  from: number;
  to: { userId: number; name: string };
}

/** Gives requests to someone else for the product, as an action of their own; customers see the new name. */
async function give(context: WriteContext<null>, requests: readonly RequestRecord[], { action, from, to }: Given): Promise<void> {
  const given = await transitionAll(context, requestMachine, requests, {
    action,
    change: { owner_id: to.userId },
    before: { ownerId: from },
    after: { ownerId: to.userId },
  });
  for (const request of given) {
    await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'ownerChanged', { name: to.name });
    await notifyContact(context, request, { template: 'ownerChanged', params: { owner: to.name } });
    await tellOwner(context, request, 'assigned');
  }
}

/** Gives what is still open back, and ends the absence; it is locked. */
export async function takeBack(context: WriteContext<null>, absence: AbsenceRow): Promise<void> {
  const { tx, platform } = context;
  const requests = await lockHandedOver(tx, absence, await typesOwnedBy(tx, absence.user_id));
  await give(context, requests, {
    action: 'takeBack',
    from: absence.stand_in_id,
    to: { userId: absence.user_id, name: absence.userName },
  });
  await updateEnded(tx, absence.id, platform.clock.now());
}

async function handOver(context: WriteContext<null>, absence: AbsenceRow): Promise<void> {
  const { tx, platform } = context;
  const now = platform.clock.now();
  await updateStarted(tx, absence.id, now);
  const requests = await lockDue(tx, absence, await typesOwnedBy(tx, absence.stand_in_id), now);
  if (requests.length === 0) return;
  await give(context, requests, { action: 'standIn', from: absence.user_id, to: { userId: absence.stand_in_id, name: absence.standIn } });
  await insertHandedOver(
    tx,
    absence.id,
    requests.map(({ id }) => id),
    now,
  );
}

/** Says in the conversations where customers have written that the owner is away, once in each. */
async function tellCustomers(context: WriteContext<null>, absence: AbsenceRow): Promise<void> {
  const { tx, platform } = context;
  const { id, started_at, tell_customers, userName, standIn, until_day } = absence;
  if (!tell_customers || started_at === null) return;
  const requests = await lockUntold(tx, absence, started_at);
  for (const request of requests)
    await conversationPort.of(platform).postSystemMessage(context, request.id, 'ownerAway', {
      name: userName,
      substitute: standIn,
      until: shownDay(until_day),
    });
  const told = requests.map((request) => request.id);
  if (told.length > 0) await insertTold(tx, id, told, platform.clock.now());
}

/**
 * Hands over what is due in every absence that has started, also what has become due since, and gives back what is open after those that are
 * over. Each absence is a transaction of its own behind its lock: nothing is done twice, and nothing half.
 */
export async function followAbsences(platform: Platform): Promise<void> {
  const today = dayOf(platform.clock.now());
  for (const absenceId of await findBegun(platform.db, today))
    await transaction(platform.db, async (tx) => {
      const absence = await lockAbsence(tx, absenceId);
      if (absence === undefined) return;
      const context = withTx(contextOf(platform, null), tx);
      if (absence.until_day < today) return takeBack(context, absence);
      await tellCustomers(context, absence);
      await handOver(context, absence);
    });
}

export const absenceQueue = queue<Record<string, never>>({
  name: 'request-absences',
  retries: 0,
  expireInSeconds: 600,
  concurrency: 1,
});

/** Looks at the absences every minute. */
export function scheduleAbsences(platform: Platform): void {
  platform.jobs.define(absenceQueue, () => followAbsences(platform));
  platform.jobs.schedule(absenceQueue, '* * * * *');
}
