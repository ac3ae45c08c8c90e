import type { CaseState } from './case-state.ts';

/** What was done before a claim was reopened is done for good: first in order, with decisions for just as many pieces, and paid once. */
export function* settlementFaults({ request, solutions: all, settled, payments }: CaseState): Generator<string> {
  const kept = all.filter(({ settled_at: at }) => at !== null);
  const pieces = kept.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces !== request['settled_quantity'] || pieces !== settled)
    yield `${pieces} pieces were done, it counts ${request['settled_quantity']}, and ${settled} are kept`;
  if (kept.some(({ state }, index) => state !== 'done' || all[index] !== kept[index])) yield 'what was done before has changed';
  const paid = payments.map(({ solution_id: solutionId }) => solutionId);
  if (new Set(paid).size < paid.length) yield 'a solution is paid twice';
  const hidden = all.filter(({ state }) => ['draft', 'pending', 'returned'].includes(state)).length;
  if (hidden !== request['unoffered_solutions']) yield `${hidden} solutions were not offered, it counts ${request['unoffered_solutions']}`;
}
