import { lifecycle } from '../kit/index.ts';
import type { RequestAction } from './lifecycle.ts';
import { requestTypes, requestTypeValues, type RequestStatus, type RequestType } from './states.ts';

/** The tips that can be sent, by the number that the specification gives them (spec 2 §3). */
export const tipTypes = { details: 1, serials: 3, files: 4, creditNote: 6, bank: 7, addresses: 8, bankCheck: 9, solution: 10 } as const;
export type TipType = (typeof tipTypes)[keyof typeof tipTypes];
export const tipTypeValues = Object.values(tipTypes);
/** Those that staff ask for in their own words; others go with a step of the request. */
export type AskableTipType = typeof tipTypes.details | typeof tipTypes.serials | typeof tipTypes.files;

/** Names of the types, in the phrases. */
export const tipNames = {
  1: 'details',
  3: 'serials',
  4: 'files',
  6: 'creditNote',
  7: 'bank',
  8: 'addresses',
  9: 'bankCheck',
  10: 'solution',
} as const satisfies Record<TipType, keyof typeof tipTypes>;

/** The parts of a request that tips unlock for the customer; everything else stays as it was submitted. */
export type TipPart = 'details' | 'serials' | 'pairs' | 'files' | 'creditNote' | 'bank' | 'addresses' | 'solution';

interface TipSpec {
  /** What it opens, as long as it is open. */
  opens: TipPart;
  /** Kinds of request, … */
  types: readonly RequestType[];
  /** … and their states, in which it can be sent. */
  states: readonly RequestStatus[];
  /** The action that sends it. */
  ask: RequestAction;
  /** Staff send it, take it back and answer it for the customer; otherwise it goes with a step of the request, and the customer alone answers. */
  byHand: boolean;
  /** Staff take it back, also where they don't send it by hand. */
  recallable: boolean;
  /** The rule that confirming breaks before the customer has done what is asked; when that is, the part knows. */
  unanswered:
    | 'detailsUnanswered'
    | 'serialsUnchanged'
    | 'pairsIncomplete'
    | 'tipUnanswered'
    | 'bankUnanswered'
    | 'addressesUnanswered'
    | 'solutionUnanswered';
  /** Whose turn it is once the last open one is confirmed. */
  turnsTo: 'us';
}

/** What each tip opens, where it can be sent, what confirms it and what that sets off (workflow §5). */
export const tips: Readonly<Record<TipType, TipSpec>> = {
  1: {
    opens: 'details',
    types: requestTypeValues,
    // Solutions rest on the details, which are frozen from then on.
    states: ['picked_up'],
    ask: 'askDetails',
    byHand: true,
    recallable: true,
    unanswered: 'detailsUnanswered',
    turnsTo: 'us',
  },
  3: {
    opens: 'serials',
    types: [requestTypes.moduleClaim],
    // What is decided about serial numbers later rests on the list.
    states: ['picked_up'],
    ask: 'askSerials',
    byHand: true,
    recallable: true,
    unanswered: 'serialsUnchanged',
    turnsTo: 'us',
  },
  4: {
    opens: 'files',
    types: requestTypeValues,
    states: ['picked_up', 'pending', 'approved', 'processing'],
    ask: 'askFiles',
    byHand: true,
    recallable: true,
    unanswered: 'tipUnanswered',
    turnsTo: 'us',
  },
  // One for each compensation, once its bank details are confirmed. Reading it is all that is asked for, so that it can always be confirmed.
  6: {
    opens: 'creditNote',
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    states: ['processing'],
    ask: 'confirmSolution',
    byHand: false,
    recallable: false,
    unanswered: 'tipUnanswered',
    turnsTo: 'us',
  },
  // One for each payee of compensations; they have calls of their own, which need a fresh proof of identity.
  7: {
    opens: 'bank',
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    states: ['processing'],
    ask: 'confirmSolution',
    byHand: false,
    recallable: false,
    unanswered: 'bankUnanswered',
    turnsTo: 'us',
  },
  // One for each exchange; its addresses have calls of their own.
  8: {
    opens: 'addresses',
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    states: ['processing'],
    ask: 'confirmSolution',
    byHand: false,
    recallable: true,
    unanswered: 'addressesUnanswered',
    turnsTo: 'us',
  },
  9: {
    opens: 'bank',
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    states: ['processing'],
    ask: 'confirmSolution',
    byHand: false,
    recallable: false,
    unanswered: 'bankUnanswered',
    turnsTo: 'us',
  },
  // One for each solution, so that several are open at the same time.
  10: {
    opens: 'solution',
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    states: ['approved'],
    ask: 'approveSolution',
    byHand: false,
    recallable: false,
    unanswered: 'solutionUnanswered',
    turnsTo: 'us',
  },
};

/** A tip for serial numbers of a claim that is carried out asks for old and new ones of its exchanges (workflow §3, actions 9 and 23). */
const pairsTip: TipSpec = {
  ...tips[3],
  opens: 'pairs',
  types: [requestTypes.moduleClaim],
  states: ['processing'],
  ask: 'askPairs',
  unanswered: 'pairsIncomplete',
};

/** What a tip opens and how, by its type and by whether it asks for pairs of old and new serial numbers. */
export const tipSpecOf = (tipsType: TipType, isForPairs: boolean): TipSpec => (isForPairs ? pairsTip : tips[tipsType]);

/** Whether staff may do something about at least one of some open tips. */
export const isAnyTip = (types: readonly TipType[], does: 'byHand' | 'recallable'): boolean => types.some((type) => tips[type][does]);

export type TipName = (typeof tipNames)[TipType] | 'pairs';

/** The same for its name, in the phrases. */
export const tipNameOf = (tipsType: TipType, isForPairs: boolean): TipName => (isForPairs ? 'pairs' : tipNames[tipsType]);

/** Whether a request of this type can be asked for it. */
export const canBeAskedFor = (tipsType: TipType, type: RequestType): boolean => tips[tipsType].types.includes(type);

/** Photos are asked for one by one only where a kind takes them one by one. */
export const isPhotoKind = (type: RequestType): boolean => type === requestTypes.moduleClaim;

export const tipStates = ['open', 'confirmed', 'recalled', 'superseded'] as const;
export type TipState = (typeof tipStates)[number];

/** A tip is answered for good: nothing leads back to `open`. What a person may do with it, the request's lifecycle says. */
export const tipLifecycle = lifecycle('tip', {
  initial: 'open',
  states: tipStates,
  guards: [],
  actions: {
    answer: {
      from: ['open'],
      to: 'confirmed',
      permissions: ['csp:request:file', 'csp:request:behalf'],
      by: ['customer', 'staff', 'guest'],
    },
    recall: { from: ['open'], to: 'recalled', permissions: ['csp:request:tip'], by: ['staff'] },
    /** The same is asked for once more, in other words. */
    supersede: { from: ['open'], to: 'superseded', permissions: ['csp:request:tip'], by: ['staff'] },
    review: { from: ['confirmed'], to: null, permissions: ['csp:request:tip'], by: ['staff'] },
  },
});

/** By when an answer is asked for, and after how many working days one is reminded (workflow §9). */
export const tipReminderDays = [3, 7, 15] as const;

/** How long a request waits for the customer, and how long an answer then brings it back (workflow §3, actions 20 and 28). Days. */
export const silenceDays = 30;
export const silenceReopenDays = 90;
/** How long the last reminder at least gives. Days. */
export const lastReminderDays = 7;
