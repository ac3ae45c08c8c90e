import { lockLate, tellLeads } from '#src/domains/request/index.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findLateRounds, markRoundTold } from '../store/rounds.ts';

const atATime = 100;

/** Tells leads of solutions that no one has decided about in time, but for the one who had sent them. */
export async function tellLateApprovals(platform: Platform): Promise<void> {
  for (let isDone = false; !isDone;) {
    const now = platform.clock.now();
    const late = await findLateRounds(platform.db, now, atATime);
    for (const { sent_by: sender, ...request } of late)
      await transaction(platform.db, async (tx) => {
        await lockLate(tx, request.id);
        if (await markRoundTold(tx, request.id, now))
          await tellLeads(withTx(contextOf(platform, null), tx), request, 'approvalLate', sender);
      });
    isDone = late.length < atATime;
  }
}

const clocks = queue<Record<string, never>>({ name: 'solution-clocks', retries: 0, expireInSeconds: 600, concurrency: 1 });

/** Looks at the clocks every minute. */
export function scheduleClocks(platform: Platform): void {
  platform.jobs.define(clocks, () => tellLateApprovals(platform));
  platform.jobs.schedule(clocks, '* * * * *');
}
