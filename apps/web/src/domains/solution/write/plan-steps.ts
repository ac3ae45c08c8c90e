import type { SolutionKind } from '@heliodesk/contract/solution';
import { order, remove, save } from '../queries.ts';
import { bodyOf, emptyValues, valuesOf, type SolutionValues } from '../values.ts';
import type { PlanEditor } from './plan-editor.ts';
import { solutionIn } from './plan-state.ts';

const idsOf = ({ state }: PlanEditor): number[] => state.plan.solutions.map(({ solutionId }) => solutionId);

const reorder = (editor: PlanEditor, solutionIds: number[]): Promise<boolean> =>
  editor.step((head, key) => order({ ...head, solutionIds }, key));

const insert = (editor: PlanEditor, values: SolutionValues): Promise<boolean> =>
  editor.step((head, key) => save({ ...head, ...bodyOf(values) }, key));

/** Adds a solution for so many pieces. */
export const addSolution = (editor: PlanEditor, kind: SolutionKind, pieces: number, currency: string): Promise<boolean> =>
  insert(editor, emptyValues(kind, pieces, currency));

/** Lets a solution cover so many pieces. */
export function coverPieces(editor: PlanEditor, solutionId: number, pieces: number): Promise<boolean> {
  const solution = solutionIn(editor.state.plan, solutionId);
  if (solution === undefined) return Promise.resolve(false);
  const values = editor.state.edits.get(solutionId)?.values ?? valuesOf(solution);
  editor.edit(solutionId, { ...values, quantity: String(pieces) });
  editor.refill();
  return editor.flush();
}

/** Moves a solution before the one above it: it takes earlier pieces of the list. */
export function moveUp(editor: PlanEditor, solutionId: number): Promise<boolean> {
  const ids = idsOf(editor);
  const place = ids.indexOf(solutionId);
  return place > 0 ? reorder(editor, ids.toSpliced(place, 1).toSpliced(place - 1, 0, solutionId)) : Promise.resolve(false);
}

/** Removes a solution; answers what brings it back as it was. */
export async function removeSolution(editor: PlanEditor, solutionId: number): Promise<(() => Promise<boolean>) | undefined> {
  const { plan, edits } = editor.state;
  const solution = solutionIn(plan, solutionId);
  if (solution === undefined) return undefined;
  const values = edits.get(solutionId)?.values ?? valuesOf(solution);
  const place = plan.solutions.indexOf(solution);
  editor.drop(solutionId);
  const isGone = await editor.step((head, key) => remove({ ...head, solutionId }, key));
  return isGone ? () => bringBack(editor, values, place) : undefined;
}

async function bringBack(editor: PlanEditor, values: SolutionValues, place: number): Promise<boolean> {
  if (!(await insert(editor, values))) return false;
  const ids = idsOf(editor);
  const added = ids.at(-1);
  return added === undefined || place >= ids.length - 1 || reorder(editor, ids.slice(0, -1).toSpliced(place, 0, added));
}
