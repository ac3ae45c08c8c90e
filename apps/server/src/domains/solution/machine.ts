import { solutionLifecycle, type SolutionState } from '@heliodesk/contract/solution';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { writeStep, type SolutionChange, type SolutionRecord } from './store/solutions.ts';

type SolutionMachine = Machine<SolutionRecord, SolutionState, never, keyof typeof solutionLifecycle.actions, SolutionChange>;

/** How solutions go through their lifecycle. Whether someone may take them there, the lifecycle of their claim has said before. */
export const solutionMachine: SolutionMachine = {
  lifecycleOf: () => solutionLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf: (actor) => ({
    relations: actor === null ? ['system'] : actor.kind === 'staff' ? ['staff', 'lead', 'decider'] : [actor.kind],
    can: (permission) => actor?.can(permission) ?? false,
    holds: new Set(),
  }),
  write: writeStep,
  // Those who watch the claim hear of its own step.
  publish: () => undefined,
};
