import { sendDueDigests } from '#src/domains/case-chat/service/digest.ts';
import { followAbsences } from '#src/domains/request/absence/follow.ts';
import { removeDiscardedDrafts } from '#src/domains/request/seed.ts';
import { tellBreaches } from '#src/domains/request/service/clocks.ts';
import { remindOfWaiting } from '#src/domains/request/tips/reminders.ts';
import { tellLateApprovals } from '#src/domains/solution/seed.ts';
import type { TestApp } from '../test-app.ts';

/** What the product does by itself as time passes. */
export async function runTimers({ platform }: TestApp): Promise<void> {
  await followAbsences(platform);
  await tellBreaches(platform);
  await tellLateApprovals(platform);
  await remindOfWaiting(platform);
  await sendDueDigests(platform);
  await removeDiscardedDrafts(platform);
}
