import { processNodes } from './states.ts';

/** What ends a claim. */
export const completing = {
  /** Everything that the customer accepted is paid, repaired or delivered (workflow §3, action 25). */
  complete: {
    from: ['processing'],
    to: 'completed',
    permissions: ['csp:request:reply'],
    by: ['staff'],
    guards: ['noOpenTip', 'solutionsDone'],
    node: processNodes.completed,
  },
  /** Once it was reopened, without anything more to carry out. */
  completeAgain: {
    from: ['picked_up'],
    to: 'completed',
    permissions: ['csp:request:reply'],
    by: ['finisher'],
    guards: ['noOpenTip', 'nothingUnfinished'],
    node: processNodes.completed,
  },
} as const;

/** What the customer does about a claim that has ended. */
export const reviewingAgain = {
  appeal: {
    from: ['rejected'],
    to: 'picked_up',
    permissions: ['csp:request:file'],
    by: ['customer'],
    guards: ['withinAppealPeriod', 'notAppealedYet'],
    voids: [processNodes.rejected, processNodes.awaitingApproval],
  },
  /** The same of a completed claim: what was done stays done. */
  reopenClaim: {
    from: ['completed'],
    to: 'picked_up',
    permissions: ['csp:request:file'],
    by: ['customer'],
    guards: ['notArchived', 'withinClaimReopenTime'],
    voids: [processNodes.awaitingApproval, processNodes.completed, processNodes.surveyed],
  },
} as const;
