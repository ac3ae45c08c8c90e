import type { SolutionKind } from '@heliodesk/contract/solution';
import { useState } from 'react';
import { piecesOf } from '../values.ts';
import type { PlanEditor } from './plan-editor.ts';
import { shownValues, type PlanState } from './plan-state.ts';
import { addSolution, coverPieces } from './plan-steps.ts';

/** Which solution covers how many pieces, as typed, and what is left; some of that can be chosen and given to a solution. */
export function usePieces(editor: PlanEditor, state: PlanState) {
  const [chosen, choose] = useState(0);
  const shown = shownValues(state);
  const runs = shown.map(({ solution: { solutionId, kind, isSettled }, values }) => ({
    solutionId,
    kind,
    isSettled,
    pieces: piecesOf(values),
  }));
  const left = state.plan.accepted - runs.reduce((sum, { pieces }) => sum + pieces, 0);
  const currency = shown.findLast(({ values }) => values.currency !== '')?.values.currency ?? '';

  const add = (kind: SolutionKind, pieces: number) => {
    choose(0);
    void addSolution(editor, kind, pieces, currency);
  };
  /** To the last solution of its kind, if there is one. */
  const give = (kind: SolutionKind, pieces: number) => {
    const last = runs.findLast((run) => run.kind === kind && !run.isSettled);
    if (last === undefined) return add(kind, pieces);
    choose(0);
    void coverPieces(editor, last.solutionId, last.pieces + pieces);
  };
  return { shown, runs, left, chosen: Math.max(0, Math.min(chosen, left)), choose, add, give };
}
