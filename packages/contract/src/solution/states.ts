export { solutionKindNames, solutionKinds, solutionKindValues, type SolutionKind } from '../request/index.ts';

/** Solutions that one claim can have. */
export const mostSolutions = 20;

/**
 * `returned` by the approver or `declined` by the customer, a solution can be changed again; `running` once the customer has answered all of
 * a claim's solutions, and `done` when it is carried out (workflow §5).
 */
export const solutionStates = ['draft', 'pending', 'returned', 'approved', 'accepted', 'declined', 'running', 'done'] as const;
export type SolutionState = (typeof solutionStates)[number];

/** States in which staff can change a solution. */
export const openSolutionStates = ['draft', 'returned', 'declined'] as const satisfies SolutionState[];

/** States of solutions that the customer knows nothing of. */
export const unofferedStates = ['draft', 'pending', 'returned'] as const satisfies SolutionState[];
