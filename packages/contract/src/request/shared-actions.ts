import { processNodes, type RequestStatus } from './states.ts';

/** States that both kinds of request have. */
export const states = ['draft', 'submitted', 'picked_up', 'withdrawn'] as const satisfies RequestStatus[];

export const filing = ['csp:request:file', 'csp:request:behalf'] as const;

/** Actions on both kinds of request that do not differ between them. */
export const shared = {
  save: { from: ['draft'], to: null, permissions: filing, by: ['customer', 'staff'] },
  deleteDraft: { from: ['draft'], to: null, permissions: filing, by: ['customer', 'staff'] },
  /** For any discarded draft: nothing else can be done with it. */
  restoreDraft: { from: ['draft'], to: null, permissions: filing, by: ['restorer'] },
  assign: { from: ['submitted', 'picked_up'], to: null, permissions: ['csp:request:assign'], by: ['staff'] },
  /** A rule of the routing assigns a request that no one has. */
  route: { from: ['submitted', 'picked_up'], to: null, permissions: [], by: ['system'], guards: ['unownedOrOwn'] },
  changeOwner: {
    from: ['submitted', 'picked_up'],
    to: null,
    permissions: ['csp:request:owner', 'csp:request:assign'],
    by: ['owner', 'lead'],
  },
  /** An absence of the owner gives the request to the stand-in, … */
  standIn: { from: ['submitted', 'picked_up'], to: null, permissions: [], by: ['system'] },
  /** … and its end gives it back. */
  takeBack: { from: ['submitted', 'picked_up'], to: null, permissions: [], by: ['system'] },
  changeContact: {
    from: ['submitted', 'picked_up'],
    to: null,
    permissions: ['csp:request:owner', 'csp:request:assign'],
    by: ['owner', 'lead'],
    guards: ['boundToContact'],
  },
  message: {
    from: ['submitted', 'picked_up', 'withdrawn'],
    to: null,
    permissions: ['csp:chat:send'],
    by: ['customer', 'staff', 'guest'],
    guards: ['withinSilenceTime'],
  },
  note: { from: ['draft', 'submitted', 'picked_up', 'withdrawn'], to: null, permissions: ['csp:request:note'], by: ['staff'] },
  /** A call with the customer, for staff alone. */
  logCall: { from: ['submitted', 'picked_up', 'withdrawn'], to: null, permissions: ['csp:request:note'], by: ['staff'] },
  pickUp: {
    from: ['submitted'],
    to: 'picked_up',
    permissions: ['csp:request:pickup'],
    by: ['staff'],
    guards: ['unownedOrOwn'],
    node: processNodes.pickedUp,
  },
  askDetails: { from: ['picked_up'], to: null, permissions: ['csp:request:tip'], by: ['staff'] },
  /** Several actions together, each of which is also checked by itself. */
  runMacro: { from: ['submitted', 'picked_up'], to: null, permissions: ['csp:macro:run'], by: ['staff'] },
  askFiles: { from: ['picked_up'], to: null, permissions: ['csp:request:tip'], by: ['staff'] },
  recallTip: { from: ['picked_up'], to: null, permissions: ['csp:request:tip'], by: ['staff'], guards: ['hasOpenTip', 'tipRecallable'] },
  /** Of all that waits for the customer. */
  remind: {
    from: ['submitted', 'picked_up'],
    to: null,
    permissions: ['csp:request:tip'],
    by: ['staff'],
    guards: ['hasOpenTask', 'boundToContact'],
  },
  /** What was asked stays open when a request is withdrawn for silence, so that an answer brings it back. */
  answerTip: {
    from: ['picked_up', 'withdrawn'],
    to: null,
    permissions: filing,
    by: ['customer', 'staff', 'guest'],
    guards: ['hasOpenTip', 'tipAnswerable', 'withinSilenceTime'],
  },
  /** A reminder that goes out by itself. */
  sendReminder: { from: ['submitted', 'picked_up'], to: null, permissions: [], by: ['system'], guards: ['hasOpenTask'] },
  /** The customer has not answered for so long that no one waits any more. */
  suspend: {
    from: ['picked_up'],
    to: 'withdrawn',
    permissions: [],
    by: ['system'],
    guards: ['hasOpenTask', 'silentForThirtyDays', 'noApprovedSolution'],
  },
  withdraw: {
    from: ['submitted', 'picked_up'],
    to: 'withdrawn',
    permissions: ['csp:request:file'],
    by: ['customer'],
    guards: ['noApprovedSolution'],
  },
} as const;

/** What an answer or a message of the customer's side does to a request that was withdrawn for silence. */
export const reopen = {
  from: ['withdrawn'],
  to: 'picked_up',
  permissions: ['csp:chat:send'],
  by: ['customer', 'guest'],
  guards: ['withinSilenceTime', 'withdrawnForSilence'],
} as const;

/** What a lead does to a request that has ended, whatever the decision was. */
export const reopenCase = {
  to: 'picked_up',
  permissions: ['csp:request:reopen'],
  by: ['lead'],
  guards: ['withdrawnForSilence', 'notArchived'],
  voids: [processNodes.awaitingApproval, processNodes.completed, processNodes.rejected, processNodes.surveyed],
} as const;

/** Submitting, before what a kind asks for. */
export const submit = {
  from: ['draft'],
  to: 'submitted',
  permissions: filing,
  by: ['customer', 'staff'],
  node: processNodes.submitted,
} as const;
