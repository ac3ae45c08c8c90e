import { lifecycle, type Lifecycle } from '../kit/index.ts';
import { isClaim, processNodes, type RequestStatus, type RequestType } from './states.ts';

/** What must hold before an action is allowed; the screen names the one that does not. */
export const requestGuards = ['detailsComplete', 'partsPresent', 'noImportRunning', 'unownedOrOwn', 'noApprovedSolution'] as const;
export type RequestGuard = (typeof requestGuards)[number];

/** States that actions lead to; the others of `requestStatuses` have no way in yet. */
const states = ['draft', 'submitted', 'picked_up', 'withdrawn'] as const satisfies RequestStatus[];

const filing = ['csp:request:file', 'csp:request:behalf'] as const;

/** Actions on both kinds of request that do not differ between them. */
const shared = {
  save: { from: ['draft'], to: null, permissions: filing, by: ['customer', 'staff'] },
  deleteDraft: { from: ['draft'], to: null, permissions: filing, by: ['customer', 'staff'] },
  /** For any discarded draft: nothing else can be done with it. */
  restoreDraft: { from: ['draft'], to: null, permissions: filing, by: ['restorer'] },
  assign: { from: ['submitted', 'picked_up'], to: null, permissions: ['csp:request:assign'], by: ['staff'] },
  changeOwner: {
    from: ['submitted', 'picked_up'],
    to: null,
    permissions: ['csp:request:owner', 'csp:request:assign'],
    by: ['owner', 'lead'],
  },
  changeContact: {
    from: ['submitted', 'picked_up'],
    to: null,
    permissions: ['csp:request:owner', 'csp:request:assign'],
    by: ['owner', 'lead'],
  },
  message: { from: ['submitted', 'picked_up', 'withdrawn'], to: null, permissions: ['csp:chat:send'], by: ['customer', 'staff', 'guest'] },
  note: { from: ['draft', 'submitted', 'picked_up', 'withdrawn'], to: null, permissions: ['csp:request:note'], by: ['staff'] },
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
} as const;

/** Submitting, before what a kind asks for. */
const submit = { from: ['draft'], to: 'submitted', permissions: filing, by: ['customer', 'staff'], node: processNodes.submitted } as const;

/** Claims, request types 3 and 4 (workflow §3). */
export const claimLifecycle = lifecycle('claim', {
  initial: 'draft',
  states,
  guards: requestGuards,
  actions: { ...shared, submit: { ...submit, guards: ['detailsComplete', 'partsPresent', 'noImportRunning'] } },
});

/** Enquiries, request types 1 and 2 (workflow §4). */
export const enquiryLifecycle = lifecycle('enquiry', {
  initial: 'draft',
  states,
  guards: requestGuards,
  actions: { ...shared, submit: { ...submit, guards: ['detailsComplete'] } },
});

/** Every action that a request of some type knows. */
export type RequestAction = keyof typeof claimLifecycle.actions | keyof typeof enquiryLifecycle.actions;

/** The machine that a request of this type runs on. */
export const lifecycleOf = (type: RequestType): Lifecycle<RequestStatus, RequestGuard, RequestAction> =>
  isClaim(type) ? claimLifecycle : enquiryLifecycle;
