import type { FieldError } from '@heliodesk/contract/kit';
import type { PlannedSolution, SolutionPlan } from '@heliodesk/contract/solution';
import { differing, valuesOf, type SolutionValues } from '../values.ts';

/** What was typed of one solution, and what the server had when that began. */
export interface Edit {
  values: SolutionValues;
  base: SolutionValues;
}

export interface Texts {
  publicText: string;
  note: string;
}

export interface PlanState {
  /** As the server has it. */
  plan: SolutionPlan;
  /** What is typed and not saved yet, by solution. */
  edits: ReadonlyMap<number, Edit>;
  texts: { values: Texts; base: Texts } | undefined;
  /** What of it the server refuses; it stays in its fields. */
  refused: ReadonlyMap<number, readonly FieldError[]>;
  saving: 'saving' | 'failed' | undefined;
  savedAt: string | undefined;
  /** Another state, with which what is typed here doesn't go together. */
  theirs: SolutionPlan | undefined;
  /** The forms start again with each. */
  epoch: number;
}

export const textsOf = ({ publicText, note }: SolutionPlan): Texts => ({ publicText, note });

export const solutionIn = (plan: SolutionPlan, solutionId: number): PlannedSolution | undefined =>
  plan.solutions.find((solution) => solution.solutionId === solutionId);

const isSameText = (one: Texts, other: Texts): boolean => one.publicText === other.publicText && one.note === other.note;

/** Solutions that were typed in here and changed elsewhere too, to something else; `theirs` is missing where they were removed. */
export function collisionsOf({ edits, theirs }: Pick<PlanState, 'edits' | 'theirs'>): { edit: Edit; theirs: SolutionValues | undefined }[] {
  if (theirs === undefined) return [];
  return [...edits].flatMap(([solutionId, edit]) => {
    const other = solutionIn(theirs, solutionId);
    const values = other && valuesOf(other);
    const isUntouched = values !== undefined && differing(edit.base, values).length === 0;
    const isSame = values !== undefined && differing(edit.values, values).length === 0;
    return isUntouched || isSame ? [] : [{ edit, theirs: values }];
  });
}

/** Whether the texts were changed here and elsewhere, to something else. */
export function areTextsInTheWay({ texts, theirs }: Pick<PlanState, 'texts' | 'theirs'>): boolean {
  if (texts === undefined || theirs === undefined) return false;
  const other = textsOf(theirs);
  return !isSameText(texts.base, other) && !isSameText(texts.values, other);
}

/** Whether what is typed goes together with another state. */
export const goesWith = (state: PlanState, theirs: SolutionPlan): boolean =>
  collisionsOf({ edits: state.edits, theirs }).length === 0 && !areTextsInTheWay({ texts: state.texts, theirs });

/** What is typed, on top of another state of the plan. */
export function onTopOf(state: PlanState, plan: SolutionPlan): PlanState {
  const edits = new Map(
    [...state.edits].map(([solutionId, { values, base }]) => {
      const other = solutionIn(plan, solutionId);
      return [solutionId, { values, base: other ? valuesOf(other) : base }] as const;
    }),
  );
  return { ...state, plan, edits, texts: state.texts && { values: state.texts.values, base: textsOf(plan) }, theirs: undefined };
}

/** What is in the fields: the saved state with what is typed. */
export const shownValues = ({ plan, edits }: Pick<PlanState, 'plan' | 'edits'>): { solution: PlannedSolution; values: SolutionValues }[] =>
  plan.solutions.map((solution) => ({ solution, values: edits.get(solution.solutionId)?.values ?? valuesOf(solution) }));

export const isUnsaved = ({ edits, texts }: PlanState): boolean => edits.size > 0 || texts !== undefined;

export const startOf = (plan: SolutionPlan): PlanState => ({
  plan,
  edits: new Map(),
  texts: undefined,
  refused: new Map(),
  saving: undefined,
  savedAt: undefined,
  theirs: undefined,
  epoch: 0,
});

export function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
