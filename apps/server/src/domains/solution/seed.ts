import type { BodyOf } from '@heliodesk/contract/kit';
import { tipTypes, type RequestActed } from '@heliodesk/contract/request';
import { SaveSolutionBody, solutionKinds, type ApprovalLimits, type saveSolution, type SolutionPlan } from '@heliodesk/contract/solution';
import { findRequest } from '#src/domains/request/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
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

/** Takes a step on a claim as the API does, with the version that it has. */
async function step<Answer>(
  context: Context,
  requestId: number,
  take: (write: WriteContext, target: { requestId: number; version: number }) => Promise<Answer>,
): Promise<Answer> {
  const { version } = (await findRequest(context.db, context.actor, requestId)) ?? { version: 0 };
  return transaction(context.db, (tx) => take(withTx(context, tx), { requestId, version }));
}

/** Writes solutions of a reviewed claim, with the text that is drafted from them. */
export async function writeSolutions(
  context: Context,
  requestId: number,
  solutions: readonly SolutionSeed[],
  note = '',
): Promise<SolutionPlan> {
  for (const solution of solutions)
    await step(context, requestId, (write, target) => save(write, SaveSolutionBody.parse({ ...solution, ...target })));
  const { draftText } = await readPlan(context, requestId);
  return step(context, requestId, (write, target) => saveSolutionTexts(write, { ...target, publicText: draftText, note }));
}

export const sendSolutions = (context: Context, requestId: number): Promise<RequestActed> => step(context, requestId, sendForApproval);

export const approveSolutions = (context: Context, requestId: number): Promise<RequestActed> => step(context, requestId, approveSolution);

/** Up to which amounts someone approves alone. */
export const buildLimits = (platform: Platform, userId: number, limits: ApprovalLimits['limits']): Promise<void> =>
  transaction(platform.db, (tx) => replaceLimits(tx, userId, limits));

/** Accepts everything that the customer is offered. */
export async function acceptSolutions(context: Context, requestId: number): Promise<void> {
  const offers = await context.db
    .selectFrom('tip')
    .select('message_id')
    .where('request_id', '=', requestId)
    .where('type', '=', tipTypes.solution)
    .where('state', '=', 'open')
    .execute();
  for (const { message_id: msgId } of offers)
    await transaction(context.db, (tx) => answerSolution(withTx(context, tx), { msgId, accept: true, reason: '' }));
}
