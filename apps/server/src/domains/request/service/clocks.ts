import type { Language } from '@heliodesk/contract/kit';
import { workCalendarOf } from '#src/domains/account/index.ts';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { notify } from '#src/platform/notify/notify.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  findLateContacts,
  findLateProposals,
  findLeads,
  findWaiting,
  insertBreach,
  type LateRequest,
  lockLate,
  markProposalTold,
  type RequestClock,
} from '../breach-store.ts';
import { workingDaysLater } from '../promise.ts';
import { remindOfWaiting } from '../tips/reminders.ts';
import { titlesIn } from '../titles.ts';

/** Workflow §9: a request is picked up within one working day. */
const pickUpWorkingDays = 1;
/** No working day is shorter. */
const shortestDay = 24 * 60 * 60 * 1_000;
const atATime = 100;

const templates = { firstContact: 'firstContactLate', pickUp: 'pickUpLate' } as const;
type Template = (typeof templates)[RequestClock] | 'decisionLate' | 'approvalLate' | 'bankCheckLate' | 'paymentLate';

const bySystem = (platform: Platform, tx: Tx): WriteContext<null> => withTx(contextOf(platform, null), tx);

/** Tells the leads that a clock ran out, but for the one whose step waits for them. */
export async function tellLeads(context: WriteContext<null>, request: LateRequest, template: Template, except?: number): Promise<void> {
  const { platform, tx } = context;
  const title = titlesIn(platform, request.language as Language)(request);
  for (const userId of await findLeads(tx))
    if (userId !== except)
      await notify(context, {
        to: { userId },
        about: { kind: 'request', id: request.id },
        template,
        params: { requestNo: request.request_no, title },
      });
}

/** Tells of a breach in one transaction with the record of it: exactly once, even if the server is killed. */
const tellBreach = (platform: Platform, request: LateRequest, clock: RequestClock): Promise<void> =>
  transaction(platform.db, async (tx) => {
    if (await insertBreach(tx, request.id, clock, platform.clock.now())) await tellLeads(bySystem(platform, tx), request, templates[clock]);
  });

async function tellLateContacts(platform: Platform): Promise<void> {
  for (let isDone = false; !isDone;) {
    const late = await findLateContacts(platform.db, platform.clock.now(), atATime);
    for (const request of late) await tellBreach(platform, request, 'firstContact');
    isDone = late.length < atATime;
  }
}

async function tellWaiting(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - shortestDay);
  for (let after: number | undefined = 0; after !== undefined;) {
    const waiting = await findWaiting(platform.db, since, after, atATime);
    for (const request of waiting) {
      const calendar = await workCalendarOf(platform.db, request.account_id);
      if (workingDaysLater(request.submitted_at, pickUpWorkingDays, calendar) <= now) await tellBreach(platform, request, 'pickUp');
    }
    after = waiting.length < atATime ? undefined : waiting.at(-1)?.id;
  }
}

async function tellLateProposals(platform: Platform): Promise<void> {
  for (let isDone = false; !isDone;) {
    const now = platform.clock.now();
    const late = await findLateProposals(platform.db, now, atATime);
    for (const proposal of late)
      await transaction(platform.db, async (tx) => {
        await lockLate(tx, proposal.id);
        if (await markProposalTold(tx, proposal.proposal_id, now))
          await tellLeads(bySystem(platform, tx), proposal, 'decisionLate', proposal.proposed_by);
      });
    isDone = late.length < atATime;
  }
}

/** Tells leads of every clock that has run out since they were last looked at; customers never hear of it. */
export async function tellBreaches(platform: Platform): Promise<void> {
  await tellLateContacts(platform);
  await tellWaiting(platform);
  await tellLateProposals(platform);
}

const clocks = queue<Record<string, never>>({ name: 'request-clocks', retries: 0, expireInSeconds: 600, concurrency: 1 });

/** Looks at the clocks every minute. */
export function scheduleClocks(platform: Platform): void {
  platform.jobs.define(clocks, async () => {
    await tellBreaches(platform);
    await remindOfWaiting(platform);
  });
  platform.jobs.schedule(clocks, '* * * * *');
}
