import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { approveSolution as approve, returnSolution as giveBack } from '@heliodesk/contract/solution';
import { acted, lockRequest, nameOf, requestMachine, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { ringBell, settleDecision } from '#src/platform/notify/notify.ts';
import { solutionMachine } from '../machine.ts';
import { centsOf, totalsOf, type Amount } from '../money.ts';
import { findLimits } from '../store/limits.ts';
import { decideRound, updateToApprovedFirst } from '../store/rounds.ts';
import { findSolutions, type SolutionRecord } from '../store/solutions.ts';
import { offerSolutions } from './offer.ts';
import { unsettledOf } from './settle.ts';

/** The limit of someone for an amount; `null` without one. */
export const limitFor = (limits: readonly Amount[], currency: string): string | null =>
  limits.find((limit) => limit.currency === currency)?.amount ?? null;

/** Whether someone with these limits approves an amount alone. */
export function isWithin(limits: readonly Amount[], { currency, amount }: Amount): boolean {
  const limit = limitFor(limits, currency);
  return limit !== null && centsOf(amount) <= centsOf(limit);
}

/** Records the first of two approvals. */
async function approveFirst(context: WriteContext, request: RequestRecord): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  const first = await transition(context, requestMachine, request, {
    action: 'approveFirst',
    change: { first_approver: actor.userId },
  });
  await updateToApprovedFirst(tx, request.id, actor.userId, platform.clock.now());
  return first;
}

/** Who wrote, sent or approved what the customer is to answer. */
const settlersOf = (
  { solution_authors: authors, proposed_by: sender, first_approver: first }: RequestRecord,
  approver: number,
): number[] => [...new Set([...authors, approver, ...(sender === null ? [] : [sender]), ...(first === null ? [] : [first])])];

/** Completes an approval: the customer is offered the solutions. */
async function completeApproval(context: WriteContext, request: RequestRecord, rows: readonly SolutionRecord[]): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  const at = platform.clock.now();
  const approved = await transition(context, requestMachine, request, {
    action: 'approveSolution',
    change: {
      waiting_on: 'customer',
      first_approver: null,
      unoffered_solutions: 0,
      settled_by: settlersOf(request, actor.userId),
    },
    after: { solutions: rows.length, costs: totalsOf(rows), firstApprover: request.first_approver },
  });
  await transitionAll(context, solutionMachine, rows, { action: 'approve', change: { approved_at: at } });
  const round = await decideRound(tx, request.id, { decision: 'approved', by: actor.userId, at });
  const offered = await offerSolutions(context, approved);
  await settleDecision(context, request.id);
  await ringBell(context, { userId: round.sent_by, kind: 'solutionApproved', requestId: request.id });
  return offered;
}

/** Approves the solutions of a claim. Above the approver's limit, the first of two different approvers is only recorded. */
export async function approveSolution(context: WriteContext, { requestId, version }: BodyOf<typeof approve>): Promise<RequestActed> {
  const { tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action: 'approveSolution' });
  const [rows, limits] = await Promise.all([findSolutions(tx, requestId), findLimits(tx, actor.userId)]);
  // Limits are for a claim as a whole, no matter in how many rounds.
  const costs = totalsOf(rows);
  const isEnough = request.first_approver !== null || costs.every((cost) => isWithin(limits, cost));
  const approved = isEnough ? await completeApproval(context, request, unsettledOf(rows)) : await approveFirst(context, request);
  return acted(context, approved, await nameOf(tx, approved.owner_id));
}

/** Gives the solutions back to those who wrote them, and says which ones have to change. */
export async function returnSolution(
  context: WriteContext,
  { requestId, version, reason, solutionIds }: BodyOf<typeof giveBack>,
): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action: 'returnSolution' });
  const rows = unsettledOf(await findSolutions(tx, requestId));
  if (solutionIds.some((id) => !rows.some((row) => row.id === id))) throw failFields({ path: 'solutionIds', rule: 'invalid' });
  const toChange = rows.filter(({ id }) => solutionIds.includes(id));
  const others = rows.filter((row) => !toChange.includes(row));
  const returned = await transition(context, requestMachine, request, {
    action: 'returnSolution',
    reason,
    // Files may be asked for in the meantime.
    change: { waiting_on: request.open_tips > 0 ? 'customer' : 'us', first_approver: null },
    after: { positions: toChange.map(({ position }) => position) },
  });
  await transitionAll(context, solutionMachine, toChange, { action: 'return', change: { reason } });
  await transitionAll(context, solutionMachine, others, { action: 'sendBack' });
  const round = await decideRound(tx, requestId, { decision: 'returned', by: actor.userId, at: platform.clock.now(), reason });
  await settleDecision(context, requestId);
  await ringBell(context, { userId: round.sent_by, kind: 'solutionReturned', requestId });
  return acted(context, returned, await nameOf(tx, returned.owner_id));
}
