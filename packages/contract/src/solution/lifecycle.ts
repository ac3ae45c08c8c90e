import { lifecycle } from '../kit/index.ts';
import { openSolutionStates, solutionStates } from './states.ts';

/** Of the customer, or of staff with the customer's written consent. */
const answering = ['csp:request:file', 'csp:request:behalf'] as const;

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
    accept: { from: ['approved'], to: 'accepted', permissions: answering, by: ['customer', 'guest', 'staff'] },
    decline: { from: ['approved'], to: 'declined', permissions: answering, by: ['customer', 'guest', 'staff'] },
    /** The customer has answered all of the claim's. */
    start: { from: ['accepted'], to: 'running', permissions: answering, by: ['customer', 'guest', 'staff'] },
    /** Paid, repaired or delivered, whichever it is about. */
    finish: { from: ['running'], to: 'done', permissions: ['csp:request:solution', 'csp:pay:paid'], by: ['staff'] },
    /** On which day it was paid. */
    correct: { from: ['done'], to: null, permissions: ['csp:pay:paid'], by: ['staff'] },
    /** The claim is reviewed again, so what was approved no longer counts. */
    reopen: {
      from: ['approved', 'accepted', 'running'],
      to: 'draft',
      permissions: ['csp:request:file', 'csp:request:reopen', 'csp:request:behalf'],
      by: ['customer', 'lead', 'staff'],
    },
  },
});
