import { lifecycle, type Lifecycle } from '../kit/index.ts';
import { requestGuards, type RequestGuard } from './guards.ts';
import { completing, reviewingAgain } from './ending-actions.ts';
import { filing, reopen, reopenCase, shared, states, submit } from './shared-actions.ts';
import { isClaim, processNodes, type RequestStatus, type RequestType } from './states.ts';

/** States of a claim whose solutions are written. */
const solved = ['pending', 'approved', 'processing'] as const;

/** States of a claim since it was submitted. */
const submitted = ['submitted', 'picked_up', ...solved, 'completed', 'withdrawn', 'rejected'] as const;

/** An action that goes on while solutions are approved and carried out. */
const alsoSolved = <const Action extends { from: readonly RequestStatus[] }>(action: Action) => ({
  ...action,
  from: [...action.from, ...solved],
});

/** What keeps going from the moment a claim is picked up until it ends. */
const alongTheWay = {
  assign: alsoSolved(shared.assign),
  changeOwner: alsoSolved(shared.changeOwner),
  standIn: alsoSolved(shared.standIn),
  takeBack: alsoSolved(shared.takeBack),
  changeContact: alsoSolved(shared.changeContact),
  runMacro: alsoSolved(shared.runMacro),
  askFiles: alsoSolved(shared.askFiles),
  recallTip: alsoSolved(shared.recallTip),
  remind: alsoSolved(shared.remind),
  answerTip: alsoSolved(shared.answerTip),
  sendReminder: alsoSolved(shared.sendReminder),
} as const;

/** What staff do on the way to a solution. */
const solving = { from: ['picked_up'], to: null, permissions: ['csp:request:solution'], by: ['staff'] } as const;

/** What staff do while solutions are carried out. */
const carryingOut = { ...solving, from: ['processing'] } as const;

/** What finance does about payments. */
const paying = { to: null, permissions: ['csp:pay:paid'], by: ['payer'] } as const;

/** What staff answer for a customer about solutions. */
const withConsent = {
  from: ['approved'],
  permissions: ['csp:request:behalf'],
  by: ['staff'],
  guards: ['tookNoPart', 'boundToContact'],
} as const;

/** Claims, request types 3 and 4 (workflow §3). */
export const claimLifecycle = lifecycle('claim', {
  initial: 'draft',
  states: [...states, ...solved, 'completed', 'rejected'],
  guards: requestGuards,
  actions: {
    /** What waits for a decision comes first. */
    approveSolution: {
      from: ['pending'],
      to: 'approved',
      permissions: ['csp:request:approve'],
      by: ['decider'],
      guards: ['notAuthor', 'notApprovedBefore', 'allCovered'],
      node: processNodes.approved,
    },
    /** Above the approver's limit, someone else has to approve as well. */
    approveFirst: {
      from: ['pending'],
      to: null,
      permissions: ['csp:request:approve'],
      by: ['decider'],
      guards: ['notAuthor', 'notApprovedBefore', 'allCovered'],
    },
    returnSolution: {
      from: ['pending'],
      to: 'picked_up',
      permissions: ['csp:request:return'],
      by: ['decider'],
      guards: ['notAuthor'],
      voids: [processNodes.awaitingApproval],
    },
    takeBackProposal: { ...solving, by: ['proposer'] },
    reject: {
      from: ['picked_up'],
      to: 'rejected',
      permissions: ['csp:request:reject'],
      by: ['decider'],
      guards: ['notAuthor'],
      node: processNodes.rejected,
    },
    returnProposal: { from: ['picked_up'], to: null, permissions: ['csp:request:return'], by: ['decider'], guards: ['notAuthor'] },
    ...shared,
    ...alongTheWay,
    /** Of module claims, which the table of tips says. */
    askSerials: {
      from: ['picked_up'],
      to: null,
      permissions: ['csp:request:tip'],
      by: ['staff'],
      guards: ['hasSerialList', 'noApprovedSolution'],
    },
    /** Only the finished review is told to the customer. */
    decideSerials: { ...solving, guards: ['hasSerialList'] },
    reviewSerials: { ...solving, guards: ['hasSerialList', 'allDecided'] },
    /** The same for tracker claims, part by part. */
    decideParts: { ...solving, guards: ['hasParts'] },
    reviewParts: { ...solving, guards: ['hasParts', 'allDecided'] },
    /** What is neither accepted nor refused goes on in a claim of its own, … */
    split: { ...solving, guards: ['noOpenTip', 'noOpenProposal', 'boundToContact'] },
    /** … which begins in review. */
    beginSplit: {
      from: ['draft'],
      to: 'picked_up',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['startedBySplit'],
      node: processNodes.pickedUp,
    },
    /** Of what the review has accepted. */
    saveSolution: { ...solving, guards: ['hasAccepted'] },
    sendForApproval: {
      ...solving,
      to: 'pending',
      guards: ['hasSolution', 'allDecided', 'allCovered', 'solutionsComplete', 'noOpenTip', 'noOpenProposal'],
      node: processNodes.awaitingApproval,
      // What was approved before the claim was reopened.
      voids: [processNodes.approved],
    },
    /** The customer has answered all solutions: at least one is accepted, … */
    confirmSolution: { from: ['approved'], to: 'processing', permissions: filing, by: ['customer', 'guest'] },
    /** … or none. */
    declineSolution: {
      from: ['approved'],
      to: 'picked_up',
      permissions: filing,
      by: ['customer', 'guest'],
      voids: [processNodes.awaitingApproval, processNodes.approved],
    },
    /** The same by staff who have the customer's written consent, and took no part in the solutions. */
    confirmWithConsent: { ...withConsent, to: 'processing' },
    declineWithConsent: { ...withConsent, to: 'picked_up', voids: [processNodes.awaitingApproval, processNodes.approved] },
    /** The same about what their solutions need: delivery addresses and credit notes, never bank details. */
    answerWithConsent: { ...withConsent, from: ['processing'], to: null, guards: ['hasOpenTip', ...withConsent.guards] },
    /** Until service visits are planned here, staff enter that a repair was carried out. */
    finishRepair: { ...solving, from: ['processing'], guards: ['hasRunningSolution'] },
    /** Of a compensation, by finance, which need not see the claim; what must hold for it, its payment says. */
    markPaid: { ...paying, from: ['processing'], guards: ['hasRunningSolution'] },
    /** What was recorded of it can be corrected until the claim is archived. */
    correctPayment: { ...paying, from: ['picked_up', ...solved, 'completed'], guards: ['notArchived'] },
    ...completing,
    /** Asks for the old and the new serial numbers of deliveries, or for bank details that are owed; of which, their domains say. */
    askBank: { ...carryingOut, permissions: ['csp:request:tip'], guards: ['hasRunningSolution'] },
    askPairs: { ...carryingOut, permissions: ['csp:request:tip'], guards: ['hasSerialList', 'hasOpenShipment'] },
    /** Asks once more where an exchange goes. */
    askAddresses: { ...carryingOut, guards: ['hasUnplannedExchange'] },
    /** When goods leave and arrive (workflow §3, action 22). */
    setDates: { ...carryingOut, guards: ['hasOpenShipment'], node: processNodes.deliveryDates },
    /** What becomes of goods from then on; what must hold for it, their own states say. */
    markShipped: { ...carryingOut, guards: ['hasOpenShipment'] },
    markDelivered: { ...carryingOut, guards: ['hasOpenShipment'] },
    recordOldPieces: { ...carryingOut, guards: ['hasOpenShipment'] },
    correctDelivery: carryingOut,
    finishExchange: { ...carryingOut, guards: ['hasOpenShipment', 'hasRunningSolution'] },
    submit: { ...submit, guards: ['detailsComplete', 'partsPresent', 'noImportRunning'] },
    message: {
      ...shared.message,
      from: [...shared.message.from, ...solved, 'completed', 'rejected'],
      guards: [...shared.message.guards, 'notArchived'],
    },
    note: { ...shared.note, from: [...shared.note.from, ...solved, 'completed', 'rejected'], guards: ['notArchived'] },
    logCall: { ...shared.logCall, from: [...shared.logCall.from, ...solved, 'completed', 'rejected'], guards: ['notArchived'] },
    reopen,
    reopenCase: { ...reopenCase, from: ['rejected', 'withdrawn', 'completed'] },
    /** Internal until someone else has decided. */
    proposeRejection: { ...solving, guards: ['noOpenProposal', 'noApprovedSolution'] },
    /** It is the same as another claim, which gains a duplicate. */
    linkDuplicate: solving,
    gainDuplicate: { ...solving, from: submitted },
    /** For both of them. */
    unlinkDuplicate: { ...solving, from: submitted },
    ...reviewingAgain,
  },
});

/** How long a customer's message brings a completed enquiry back (workflow §4). Days. */
export const reopenDays = 14;

/** How long a completed request can be changed (workflow §2). Days. */
export const archiveDays = 30;

/** States of an enquiry that staff still do something about. */
const filed = ['submitted', 'picked_up', 'completed'] as const;

/** Enquiries, request types 1 and 2 (workflow §4). */
export const enquiryLifecycle = lifecycle('enquiry', {
  initial: 'draft',
  states: [...states, 'completed'],
  guards: requestGuards,
  actions: {
    ...shared,
    submit: { ...submit, guards: ['detailsComplete'] },
    /** Later, only a new enquiry helps: this one is no longer looked at. */
    message: { ...shared.message, from: [...shared.message.from, 'completed'], guards: ['withinReopenTime', 'withinSilenceTime'] },
    note: { ...shared.note, from: [...shared.note.from, 'completed'], guards: ['notArchived'] },
    logCall: { ...shared.logCall, from: [...shared.logCall.from, 'completed'], guards: ['notArchived'] },
    /** A message that answers the question. */
    reply: { from: ['picked_up'], to: null, permissions: ['csp:request:reply'], by: ['staff'] },
    /** With an answer, or as nothing for us. */
    complete: {
      from: ['picked_up'],
      to: 'completed',
      permissions: ['csp:request:reply'],
      by: ['staff'],
      guards: ['noOpenTip'],
      node: processNodes.completed,
    },
    /** Also what a message of the customer's side does to a completed enquiry. */
    reopen: {
      ...reopen,
      from: ['completed', 'withdrawn'],
      guards: ['withinReopenTime', ...reopen.guards],
      voids: [processNodes.completed, processNodes.surveyed],
    },
    reopenCase: { ...reopenCase, from: ['completed', 'withdrawn'] },
    turnIntoClaim: { from: filed, to: null, permissions: ['csp:request:behalf'], by: ['staff'], guards: ['boundToContact', 'notArchived'] },
    /** Of a guest's enquiry: names the company and the contact that it is from. */
    bind: {
      from: [...filed, 'withdrawn'],
      to: null,
      permissions: ['csp:request:bind'],
      by: ['staff'],
      guards: ['notBoundYet', 'notArchived'],
    },
  },
});

/** Every action that a request of some type knows. */
export type RequestAction = keyof typeof claimLifecycle.actions | keyof typeof enquiryLifecycle.actions;

/** The machine that a request of this type runs on. */
export const lifecycleOf = (type: RequestType): Lifecycle<RequestStatus, RequestGuard, RequestAction> =>
  isClaim(type) ? claimLifecycle : enquiryLifecycle;
