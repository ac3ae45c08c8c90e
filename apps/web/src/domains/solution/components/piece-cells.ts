import type { SolutionKind, SolutionPlan } from '@heliodesk/contract/solution';

/** Pieces that one solution covers. */
export interface Run {
  solutionId: number;
  kind: SolutionKind;
  pieces: number;
}

/** One cell: the pieces from one to another, and the solution of the first of them. */
export interface Cell {
  from: number;
  to: number;
  run: Run | undefined;
}

/** More cells than these would be too small to press. */
const mostCells = 408;

export const piecesPerCell = (accepted: number): number => Math.max(1, Math.ceil(accepted / mostCells));

export function cellsOf(runs: readonly Run[], accepted: number): Cell[] {
  const per = piecesPerCell(accepted);
  let last = 0;
  const ends = runs.map((run) => ({ run, last: (last += run.pieces) }));
  return Array.from({ length: Math.ceil(accepted / per) }, (_, index) => {
    const from = index * per + 1;
    return { from, to: Math.min(accepted, from + per - 1), run: ends.find((end) => from <= end.last)?.run };
  });
}

/** What the solutions of a plan cover, as saved. */
export const runsOf = ({ solutions }: Pick<SolutionPlan, 'solutions'>): Run[] =>
  solutions.map(({ solutionId, kind, quantity }) => ({ solutionId, kind, pieces: quantity }));
