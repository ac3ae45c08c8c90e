import type { BodyOf } from '@heliodesk/contract/kit';
import type { undoMacro as api } from '@heliodesk/contract/macro';
import type { RequestActed } from '@heliodesk/contract/request';
import { recallMessage, recallTime } from '#src/domains/case-chat/index.ts';
import { acted, lockToRead, nameOf, recallTip, takeBackProposal } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Done } from '../steps/step.ts';
import { findRun, updateToUndone } from '../run-store.ts';

/** Until when a run can be taken back: as long as its messages can be recalled. */
export const undoUntil = (runAt: Date): Date => new Date(runAt.getTime() + recallTime);

/** Takes back what one step did, by the rules of that: a task that was answered in the meantime refuses it all. */
async function takeBack(context: WriteContext, requestId: number, done: Done): Promise<void> {
  if (done.undo === 'tip') await recallTip(context, done.tipsId);
  else if (done.undo === 'message') await recallMessage(context, done.msgId);
  else if (done.undo === 'proposal') {
    const { version } = await lockToRead(context, requestId);
    await takeBackProposal(context, { requestId, version });
  }
}

/** Takes one's own run back, the last step first, as far as its steps can be. Doing so again is not an error. */
export async function undoMacro(context: WriteContext, { runId }: BodyOf<typeof api>): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const run = await findRun(tx, runId, actor.userId);
  if (run === undefined) throw fail('notFound');
  const { requestId, done, runAt } = run;
  await lockToRead(context, requestId);
  const now = platform.clock.now();
  const isFirst = await updateToUndone(tx, runId, now);
  if (isFirst && now > undoUntil(runAt)) throw fail('macro.undoTooLate');
  if (isFirst) for (const step of done.toReversed()) await takeBack(context, requestId, step);
  const after = await lockToRead(context, requestId);
  return acted(context, after, await nameOf(tx, after.owner_id));
}
