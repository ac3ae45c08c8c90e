import type { BodyOf } from '@heliodesk/contract/kit';
import { tipTypes, type RequestActed } from '@heliodesk/contract/request';
import { SaveSolutionBody, solutionKinds, type ApprovalLimits, type saveSolution, type SolutionPlan } from '@heliodesk/contract/solution';
import { openTasksOf, takeStep } from '#src/domains/request/seed.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { answerSolution } from './service/answer.ts';
import { approveSolution } from './service/approve.ts';
import { readPlan } from './service/plan.ts';
import { sendForApproval } from './service/send.ts';
import { saveSolution as save, saveSolutionTexts } from './service/write.ts';
import { replaceLimits } from './store/limits.ts';

export { tellLateApprovals } from './service/clocks.ts';

type Fields<Kind extends number> = Partial<Omit<Extract<BodyOf<typeof saveSolution>, { kind: Kind }>, 'kind' | 'requestId' | 'version'>>;

/** A compensation that lacks nothing, for one piece. */
export const compensation = (fields: Fields<1> = {}) => ({
  kind: solutionKinds.compensation,
  quantity: 1,
  unitPrice: '86.50',
  currency: 'EUR',
  ...fields,
});

/** A repair that lacks nothing. */
export const repair = (fields: Fields<2> = {}) => ({
  kind: solutionKinds.repair,
  quantity: 1,
  repairContent: 'New junction boxes, wired and sealed.',
  repairSite: 'On site, Almería Norte 3',
  repairTotalMoney: '1240.00',
  currency: 'EUR',
  ...fields,
});

/** An exchange that lacks nothing. */
export const exchange = (fields: Fields<3> = {}) => ({
  kind: solutionKinds.exchange,
  quantity: 1,
  oldHandling: '1',
  newComponent: 'Module',
  model: 'HD-M72',
  power: '575',
  cost: '94.00',
  currency: 'EUR',
  ...fields,
});

export type SolutionSeed = ReturnType<typeof compensation> | ReturnType<typeof repair> | ReturnType<typeof exchange>;

/** Writes solutions of a reviewed claim, with the text that is drafted from them. */
export async function writeSolutions(
  context: Context,
  requestId: number,
  solutions: readonly SolutionSeed[],
  note = '',
): Promise<SolutionPlan> {
  for (const solution of solutions)
    await takeStep(context, requestId, (write, target) => save(write, SaveSolutionBody.parse({ ...solution, ...target })));
  const { draftText } = await readPlan(context, requestId);
  return takeStep(context, requestId, (write, target) => saveSolutionTexts(write, { ...target, publicText: draftText, note }));
}

export const sendSolutions = (context: Context, requestId: number): Promise<RequestActed> => takeStep(context, requestId, sendForApproval);

export const approveSolutions = (context: Context, requestId: number): Promise<RequestActed> =>
  takeStep(context, requestId, approveSolution);

/** Up to which amounts someone approves alone. */
export const buildLimits = (platform: Platform, userId: number, limits: ApprovalLimits['limits']): Promise<void> =>
  transaction(platform.db, (tx) => replaceLimits(tx, userId, limits));

/** Accepts everything that the customer is offered. */
export async function acceptSolutions(context: Context, requestId: number): Promise<void> {
  for (const { msgId } of await openTasksOf(context, requestId, tipTypes.solution))
    await transaction(context.db, (tx) => answerSolution(withTx(context, tx), { msgId, accept: true, reason: '' }));
}
