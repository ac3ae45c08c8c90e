import { lifecycle, type Lifecycle } from '../kit/index.ts';
import { isClaim, liveStatuses, processNodes, requestStatuses, type RequestStatus, type RequestType } from './states.ts';

const live = liveStatuses;
const everywhere = requestStatuses;
const afterDraft = requestStatuses.filter((status) => status !== 'draft');

/** What must hold before an action is allowed; the screen names the one that does not. */
export const requestGuards = [
  'detailsComplete',
  'partsPresent',
  'noImportRunning',
  'unownedOrOwn',
  'noOpenRequestTip',
  'noOpenTip',
  'hasSolution',
  'hasDraftSolution',
  'notAuthor',
  'withinAmountLimit',
  'solutionsAnswered',
  'solutionAccepted',
  'solutionsDone',
  'quantitiesEqual',
  'noApprovedSolution',
  'withinAppealPeriod',
  'notAppealedYet',
  'goodsConfirmed',
  'bankConfirmed',
  'proofPresent',
  'consentPresent',
  'silentForThirtyDays',
] as const;
export type RequestGuard = (typeof requestGuards)[number];

const filing = ['csp:request:file', 'csp:request:behalf'] as const;

/** Actions on both kinds of request that do not differ between them. */
const shared = {
  save: { from: ['draft'], to: null, permissions: filing, by: ['customer', 'staff'] },
  deleteDraft: { from: ['draft'], to: null, permissions: filing, by: ['customer', 'staff'] },
  assign: { from: live, to: null, permissions: ['csp:request:assign'], by: ['staff'] },
  changeOwner: { from: live, to: null, permissions: ['csp:request:owner', 'csp:request:assign'], by: ['owner', 'lead'] },
  message: { from: afterDraft, to: null, permissions: ['csp:chat:send'], by: ['customer', 'staff'] },
  note: { from: everywhere, to: null, permissions: ['csp:request:note'], by: ['staff'] },
  pickUp: {
    from: ['submitted'],
    to: 'picked_up',
    permissions: ['csp:request:pickup'],
    by: ['staff'],
    guards: ['unownedOrOwn'],
    node: processNodes.pickedUp,
  },
  withdraw: {
    from: ['submitted', 'picked_up'],
    to: 'withdrawn',
    permissions: ['csp:request:file'],
    by: ['customer'],
    guards: ['noApprovedSolution'],
  },
  answerSurvey: { from: ['completed'], to: null, permissions: ['csp:request:file'], by: ['customer'], node: processNodes.surveyed },
  suspend: { from: live, to: 'withdrawn', permissions: [], by: ['system'], guards: ['silentForThirtyDays'] },
} as const;

/** Claims, request types 3 and 4 (workflow §3). */
export const claimLifecycle = lifecycle('claim', {
  initial: 'draft',
  states: requestStatuses,
  guards: requestGuards,
  actions: {
    ...shared,
    submit: {
      from: ['draft'],
      to: 'submitted',
      permissions: filing,
      by: ['customer', 'staff'],
      guards: ['detailsComplete', 'partsPresent', 'noImportRunning'],
      node: processNodes.submitted,
    },
    tip: { from: ['picked_up', 'pending', 'approved', 'processing'], to: null, permissions: ['csp:request:tip'], by: ['staff'] },
    recallTip: { from: live, to: null, permissions: ['csp:request:tip'], by: ['staff'] },
    answerTip: { from: live, to: null, permissions: filing, by: ['customer', 'staff'] },
    reviewSerials: { from: ['picked_up'], to: null, permissions: ['csp:request:solution'], by: ['staff'] },
    saveSolution: { from: ['picked_up'], to: null, permissions: ['csp:request:solution'], by: ['staff'] },
    sendForApproval: {
      from: ['picked_up'],
      to: 'pending',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['hasSolution', 'noOpenRequestTip'],
      node: processNodes.awaitingApproval,
    },
    returnSolution: {
      from: ['pending'],
      to: 'picked_up',
      permissions: ['csp:request:return'],
      by: ['staff'],
      voids: [processNodes.awaitingApproval],
    },
    approveSolution: {
      from: ['pending'],
      to: 'approved',
      permissions: ['csp:request:approve'],
      by: ['staff'],
      guards: ['notAuthor', 'withinAmountLimit'],
      node: processNodes.approved,
    },
    confirmSolution: {
      from: ['approved'],
      to: 'processing',
      permissions: filing,
      by: ['customer', 'staff'],
      guards: ['solutionsAnswered', 'solutionAccepted', 'consentPresent'],
    },
    declineSolution: {
      from: ['approved'],
      to: 'picked_up',
      permissions: filing,
      by: ['customer'],
      voids: [processNodes.awaitingApproval, processNodes.approved],
    },
    reject: {
      from: ['picked_up', 'pending'],
      to: 'rejected',
      permissions: ['csp:request:reject'],
      by: ['staff'],
      node: processNodes.rejected,
    },
    appeal: {
      from: ['rejected'],
      to: 'picked_up',
      permissions: ['csp:request:file'],
      by: ['customer'],
      guards: ['withinAppealPeriod', 'notAppealedYet'],
      voids: [processNodes.rejected],
    },
    reopen: {
      from: ['rejected', 'completed', 'withdrawn'],
      to: 'picked_up',
      permissions: ['csp:request:reopen'],
      by: ['staff'],
      voids: [processNodes.rejected, processNodes.completed, processNodes.surveyed],
    },
    dispatch: {
      from: ['processing'],
      to: null,
      permissions: ['csp:workorder:assign'],
      by: ['staff'],
      guards: ['solutionAccepted', 'goodsConfirmed'],
    },
    addShipment: { from: ['processing'], to: null, permissions: ['csp:request:solution'], by: ['staff'], node: processNodes.deliveryDates },
    markPaid: { from: ['processing'], to: null, permissions: ['csp:pay:paid'], by: ['staff'], guards: ['bankConfirmed', 'proofPresent'] },
    complete: {
      from: ['processing'],
      to: 'completed',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['noOpenTip', 'solutionsDone', 'quantitiesEqual'],
      node: processNodes.completed,
    },
  },
});

/** Enquiries, request types 1 and 2 (workflow §4). */
export const enquiryLifecycle = lifecycle('enquiry', {
  initial: 'draft',
  states: ['draft', 'submitted', 'picked_up', 'completed', 'withdrawn'] as const satisfies RequestStatus[],
  guards: requestGuards,
  actions: {
    ...shared,
    assign: { ...shared.assign, from: ['submitted', 'picked_up'] },
    changeOwner: { ...shared.changeOwner, from: ['submitted', 'picked_up'] },
    message: { ...shared.message, from: ['submitted', 'picked_up', 'completed', 'withdrawn'] },
    note: { ...shared.note, from: ['draft', 'submitted', 'picked_up', 'completed', 'withdrawn'] },
    suspend: { ...shared.suspend, from: ['submitted', 'picked_up'] },
    submit: {
      from: ['draft'],
      to: 'submitted',
      permissions: filing,
      by: ['customer', 'staff'],
      guards: ['detailsComplete'],
      node: processNodes.submitted,
    },
    tip: { from: ['picked_up'], to: null, permissions: ['csp:request:tip'], by: ['staff'] },
    recallTip: { from: ['picked_up'], to: null, permissions: ['csp:request:tip'], by: ['staff'] },
    answerTip: { from: ['picked_up'], to: null, permissions: filing, by: ['customer', 'staff'] },
    reply: { from: ['picked_up'], to: null, permissions: ['csp:request:reply'], by: ['staff'] },
    turnIntoClaim: { from: ['picked_up'], to: null, permissions: ['csp:request:behalf'], by: ['staff'] },
    complete: {
      from: ['picked_up'],
      to: 'completed',
      permissions: ['csp:request:reply'],
      by: ['staff'],
      guards: ['noOpenTip'],
      node: processNodes.completed,
    },
    reopen: {
      from: ['completed', 'withdrawn'],
      to: 'picked_up',
      permissions: ['csp:request:reopen', 'csp:request:file'],
      by: ['customer', 'staff'],
      guards: ['withinAppealPeriod'],
      voids: [processNodes.completed, processNodes.surveyed],
    },
  },
});

export type ClaimAction = keyof typeof claimLifecycle.actions;
export type EnquiryAction = keyof typeof enquiryLifecycle.actions;
export type RequestAction = ClaimAction | EnquiryAction;

/** The machine that a request of this type runs on. */
export const lifecycleOf = (type: RequestType): Lifecycle<RequestStatus, RequestGuard, RequestAction> =>
  isClaim(type) ? claimLifecycle : enquiryLifecycle;
