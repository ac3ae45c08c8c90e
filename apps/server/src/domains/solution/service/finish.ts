import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import { solutionKinds, type finishRepair as api } from '@heliodesk/contract/solution';
import { acted, lockRequest, nameOf, noteFinished, requestMachine, type RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { latestDay, utcDay } from '#src/platform/days.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { solutionMachine } from '../machine.ts';
import { findSolutions, type SolutionChange, type SolutionRecord } from '../store/solutions.ts';

/** A solution of a locked claim that is being carried out; another one is answered like a missing one. */
async function runningOf({ tx }: WriteContext<Caller | null>, request: RequestRecord, solutionId: number): Promise<SolutionRecord> {
  const solution = (await findSolutions(tx, request.id)).find(({ id, state }) => id === solutionId && state === 'running');
  if (solution === undefined) throw fail('notFound');
  return solution;
}

async function finish(
  context: WriteContext<Caller | null>,
  request: RequestRecord,
  { solution, change }: { solution: SolutionRecord; change: SolutionChange },
): Promise<RequestRecord> {
  const at = context.platform.clock.now();
  await transitionAll(context, solutionMachine, [solution], { action: 'finish', change: { ...change, done_at: at } });
  return noteFinished(context, request);
}

/**
 * Ends a solution of a locked claim, in the transaction that pays or delivers it; the event is the caller's. Answers the claim as it is
 * then.
 */
export const finishSolution = async (
  context: WriteContext<Caller | null>,
  request: RequestRecord,
  solutionId: number,
  /** When a compensation was paid. */
  { payTime = null }: { payTime?: Date | null } = {},
): Promise<RequestRecord> =>
  finish(context, request, { solution: await runningOf(context, request, solutionId), change: { pay_time: payTime } });

/** Corrects on which day a compensation of a locked claim was paid; the event is the caller's. */
export async function correctPayTime(context: WriteContext, requestId: number, solutionId: number, payTime: Date): Promise<void> {
  const solution = (await findSolutions(context.tx, requestId)).find(({ id }) => id === solutionId);
  if (solution === undefined) throw fail('notFound');
  await transition(context, solutionMachine, solution, { action: 'correct', change: { pay_time: payTime } });
}

/** Enters that a repair was carried out. */
export async function finishRepair(
  context: WriteContext,
  { requestId, version, solutionId, repairedOn, report }: BodyOf<typeof api>,
): Promise<RequestActed> {
  const { platform, tx } = context;
  const request = await lockRequest(context, requestId, version);
  const repaired = await transition(context, requestMachine, request, { action: 'finishRepair', after: { solutionId, repairedOn } });
  const solution = await runningOf(context, request, solutionId);
  if (solution.kind !== solutionKinds.repair) throw fail('notFound');
  const confirmedOn = utcDay(solution.answered_at ?? platform.clock.now());
  if (repairedOn < confirmedOn || repairedOn > latestDay(platform.clock.now())) throw failFields({ path: 'repairedOn', rule: 'invalid' });
  const finished = await finish(context, repaired, { solution, change: { repaired_on: repairedOn, repair_report: report } });
  return acted(context, finished, await nameOf(tx, finished.owner_id));
}
