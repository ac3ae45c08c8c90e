import type { ApprovalCheck } from '@heliodesk/contract/solution';
import { findRequest } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { acceptedPieces, type AcceptedPieces } from '../accepted.ts';
import { totalsOf } from '../money.ts';
import { findComparables, findNumbers } from '../store/facts.ts';
import { findLimits } from '../store/limits.ts';
import { findSolutions } from '../store/solutions.ts';
import { isWithin, limitFor } from './approve.ts';

/** Comparable cases were approved within two years. */
const comparableDays = 730;
const mostSettledBefore = 50;

async function settledBeforeOf({ db }: Context, pieces: AcceptedPieces, requestId: number): Promise<ApprovalCheck['settledBefore']> {
  const found = (await pieces.findSettledBefore(db, requestId))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostSettledBefore);
  const numbers = await findNumbers(
    db,
    found.map((settled) => settled.requestId),
  );
  return found.map((settled) => ({ ...settled, requestNo: numbers.get(settled.requestId) ?? '' }));
}

/** Facts for the one who approves. */
export async function readCheck(context: Context, requestId: number): Promise<ApprovalCheck> {
  const { platform, db, actor } = context;
  const request = await findRequest(db, actor, requestId);
  const pieces = request === undefined ? undefined : acceptedPieces.find(platform, request.type);
  if (request === undefined || pieces === undefined) throw fail('notFound');
  const since = new Date(platform.clock.now().getTime() - comparableDays * 86_400_000);
  const [rows, limits, warranty, settledBefore, comparables] = await Promise.all([
    findSolutions(db, requestId),
    findLimits(db, actor.userId),
    pieces.countWarranty(db, requestId),
    settledBeforeOf(context, pieces, requestId),
    findComparables(db, requestId, since),
  ]);
  const amounts = totalsOf(rows).map((total) => ({
    ...total,
    limit: limitFor(limits, total.currency),
    within: isWithin(limits, total),
  }));
  return {
    accepted: request.accepted_quantity ?? 0,
    covered: request.solved_quantity,
    warranty,
    amounts,
    needsSecond: request.first_approver === null && amounts.some(({ within }) => !within),
    settledBefore,
    comparable: comparables.map(({ id, ...facts }) => ({ solutionId: id, ...facts })),
  };
}
