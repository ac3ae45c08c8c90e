import { lifecycle } from '../kit/index.ts';

export { solutionKindNames, solutionKinds, solutionKindValues, type SolutionKind } from '../request/index.ts';

/** Solutions that one claim can have. */
export const mostSolutions = 20;

/**
 * `returned` by the approver or `declined` by the customer, a solution can be changed again; `running` once the customer has answered all of
 * a claim's solutions (workflow §5).
 */
export const solutionStates = ['draft', 'pending', 'returned', 'approved', 'accepted', 'declined', 'running'] as const;
export type SolutionState = (typeof solutionStates)[number];

/** States in which staff can change a solution. */
export const openSolutionStates = ['draft', 'returned', 'declined'] as const satisfies SolutionState[];

/** A solution follows its claim; what a person may do with it, the claim's lifecycle says. */
export const solutionLifecycle = lifecycle('solution', {
  initial: 'draft',
  states: solutionStates,
  guards: [],
  actions: {
    change: { from: openSolutionStates, to: 'draft', permissions: ['csp:request:solution'], by: ['staff'] },
    send: { from: openSolutionStates, to: 'pending', permissions: ['csp:request:solution'], by: ['staff'] },
    return: { from: ['pending'], to: 'returned', permissions: ['csp:request:return'], by: ['decider'] },
    /** Others of the claim were returned. */
    sendBack: { from: ['pending'], to: 'draft', permissions: ['csp:request:return'], by: ['decider'] },
    approve: { from: ['pending'], to: 'approved', permissions: ['csp:request:approve'], by: ['decider'] },
    accept: { from: ['approved'], to: 'accepted', permissions: ['csp:request:file'], by: ['customer', 'guest'] },
    decline: { from: ['approved'], to: 'declined', permissions: ['csp:request:file'], by: ['customer', 'guest'] },
    /** The customer has answered all of the claim's. */
    start: { from: ['accepted'], to: 'running', permissions: ['csp:request:file'], by: ['customer', 'guest'] },
    /** The claim is reviewed again, so what was approved no longer counts. */
    reopen: {
      from: ['approved', 'accepted', 'running'],
      to: 'draft',
      permissions: ['csp:request:file', 'csp:request:reopen', 'csp:request:behalf'],
      by: ['customer', 'lead', 'staff'],
    },
  },
});
