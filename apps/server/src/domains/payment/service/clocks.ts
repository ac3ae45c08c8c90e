import { lockLate, tellLeads } from '#src/domains/request/index.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findLatePayments, markPaymentTold } from '../store/late-payments.ts';
import { findLateChecks, markCheckTold } from '../store/late.ts';

const atATime = 100;

/** Tells leads of bank details that finance has not checked in time, once for each entry. */
export async function tellLateChecks(platform: Platform): Promise<void> {
  for (let isDone = false; !isDone;) {
    const now = platform.clock.now();
    const late = await findLateChecks(platform.db, now, atATime);
    for (const { bank_details_id: bankDetailsId, ...request } of late)
      await transaction(platform.db, async (tx) => {
        await lockLate(tx, request.id);
        if (await markCheckTold(tx, bankDetailsId, now)) await tellLeads(withTx(contextOf(platform, null), tx), request, 'bankCheckLate');
      });
    isDone = late.length < atATime;
  }
}

/** The same of payments that finance has not made in time. */
export async function tellLatePayments(platform: Platform): Promise<void> {
  for (let isDone = false; !isDone;) {
    const now = platform.clock.now();
    const late = await findLatePayments(platform.db, now, atATime);
    for (const { payment_id: paymentId, ...request } of late)
      await transaction(platform.db, async (tx) => {
        await lockLate(tx, request.id);
        if (await markPaymentTold(tx, paymentId, now)) await tellLeads(withTx(contextOf(platform, null), tx), request, 'paymentLate');
      });
    isDone = late.length < atATime;
  }
}

const clocks = queue<Record<string, never>>({ name: 'payment-clocks', retries: 0, expireInSeconds: 600, concurrency: 1 });

/** Looks at the clocks every minute. */
export function scheduleClocks(platform: Platform): void {
  platform.jobs.define(clocks, async () => {
    await tellLateChecks(platform);
    await tellLatePayments(platform);
  });
  platform.jobs.schedule(clocks, '* * * * *');
}
