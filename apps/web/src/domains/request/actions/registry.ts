import { canBeAskedFor, claimTypeOf, isClaim, requestTypes, reviewPageOf, solutionsPageOf, tipTypes } from '@heliodesk/contract/request';
import type { RequestAction } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import type { ActionDialogProps, ActionTarget } from './action-target.ts';
import { againActions } from './again-actions.ts';
import { requestDialog } from './request-dialog.ts';

/** What happens when the action is chosen. */
type Start =
  | { kind: 'dialog'; Dialog: ComponentType<ActionDialogProps> }
  | { kind: 'page'; path: (request: ActionTarget) => string }
  /** Carried out immediately. */
  | { kind: 'call'; call: 'pickUp' | 'discard' | 'remind' }
  /** Only the screen knows where; one that does not say so does not show the action. */
  | { kind: 'screen'; place: ActionPlace };

/** Places of a screen that an action leads to. */
export type ActionPlace = 'note' | 'macros';

/** How an action looks, and what it starts. */
export interface ActionEntry {
  label:
    | `desk:action.${'pickUp' | 'assign' | 'changeOwner' | 'changeContact' | 'note' | 'logCall' | 'complete' | 'turnIntoClaim' | 'bind' | 'proposeRejection' | 'takeBackProposal' | 'reject' | 'returnProposal' | 'askFiles' | 'remind' | 'linkDuplicate' | 'reviewSerials' | 'reviewParts' | 'reopenCase' | 'runMacro' | 'saveSolution' | 'approveSolution'}`
    | 'request:action.withdraw'
    | 'request:action.appeal'
    | 'request:action.reopenClaim'
    | 'request:drafts.continue'
    | 'common:discard';
  /** Names the request too, for a button among those of other rows. */
  labelInRow?: 'desk:pickUpOf' | 'request:drafts.discardOf';
  icon: IconName;
  danger?: boolean;
  /** Requests whose next step it is where it is allowed: filled and first. */
  isNext?: (request: ActionTarget) => boolean;
  /** Requests that it makes sense for; all, if left out. */
  isFor?: (request: ActionTarget) => boolean;
  start: Start;
}

const always = () => true;

/**
 * Every action of a request, and how the web shows it. `null`: it has no button of its own, because it belongs to something bigger
 * (the wizard, the reply box).
 */
export const requestActions = {
  save: {
    label: 'request:drafts.continue',
    icon: 'arrow-on',
    start: { kind: 'page', path: ({ requestType, requestId }) => requestPaths.draft(requestType, requestId) },
  },
  submit: null,
  deleteDraft: {
    label: 'common:discard',
    labelInRow: 'request:drafts.discardOf',
    icon: 'trash',
    start: { kind: 'call', call: 'discard' },
  },
  restoreDraft: null,
  pickUp: {
    label: 'desk:action.pickUp',
    labelInRow: 'desk:pickUpOf',
    icon: 'check',
    isNext: always,
    start: { kind: 'call', call: 'pickUp' },
  },
  assign: {
    label: 'desk:action.assign',
    icon: 'person',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../desk/assign-dialog.tsx').then((module) => module.AssignDialog)) },
  },
  changeOwner: {
    label: 'desk:action.changeOwner',
    icon: 'exchange',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../desk/hand-over-dialog.tsx').then((module) => module.HandOverDialog)) },
  },
  route: null,
  standIn: null,
  takeBack: null,
  changeContact: {
    label: 'desk:action.changeContact',
    icon: 'person',
    isFor: ({ contactState }) => contactState !== null,
    start: {
      kind: 'dialog',
      Dialog: requestDialog(() => import('../desk/change-contact-dialog.tsx').then((module) => module.ChangeContactDialog)),
    },
  },
  /** Asked for in the same dialog as files, which can be asked for whenever anything can. */
  askDetails: null,
  askFiles: {
    label: 'desk:action.askFiles',
    icon: 'help',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../tips/ask-dialog.tsx').then((module) => module.AskDialog)) },
  },
  remind: { label: 'desk:action.remind', icon: 'bell', start: { kind: 'call', call: 'remind' } },
  /** A choice in the dialog that asks. */
  askSerials: null,
  askPairs: null,
  runMacro: { label: 'desk:action.runMacro', icon: 'bolt', start: { kind: 'screen', place: 'macros' } },
  recallTip: null,
  answerTip: null,
  message: null,
  reply: null,
  complete: {
    label: 'desk:action.complete',
    icon: 'check',
    // A claim can be completed only once all of it is done.
    isNext: ({ requestType }) => isClaim(requestType),
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../desk/complete-any.tsx').then((module) => module.CompleteAny)) },
  },
  completeAgain: {
    label: 'desk:action.complete',
    icon: 'check',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../desk/complete-any.tsx').then((module) => module.CompleteAny)) },
  },
  reopen: null,
  sendReminder: null,
  suspend: null,
  reopenCase: {
    label: 'desk:action.reopenCase',
    icon: 'return',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('./reopen-dialog.tsx').then((module) => module.ReopenDialog)) },
  },
  turnIntoClaim: {
    label: 'desk:action.turnIntoClaim',
    icon: 'file',
    isFor: ({ contactState, requestType }) => contactState !== null && canFile(claimTypeOf(requestType)),
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../desk/claim-dialog.tsx').then((module) => module.ClaimDialog)) },
  },
  bind: {
    label: 'desk:action.bind',
    icon: 'person',
    isFor: ({ contactState }) => contactState === null,
    start: { kind: 'page', path: ({ requestId }) => deskPaths.bind(requestId) },
  },
  proposeRejection: {
    label: 'desk:action.proposeRejection',
    icon: 'close',
    start: {
      kind: 'dialog',
      Dialog: requestDialog(() => import('../rejection/propose-dialog.tsx').then((module) => module.ProposeDialog)),
    },
  },
  takeBackProposal: {
    label: 'desk:action.takeBackProposal',
    icon: 'return',
    start: {
      kind: 'dialog',
      Dialog: requestDialog(() => import('../rejection/return-dialog.tsx').then((module) => module.TakeBackDialog)),
    },
  },
  reject: {
    label: 'desk:action.reject',
    icon: 'close',
    isNext: always,
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../rejection/reject-dialog.tsx').then((module) => module.RejectDialog)) },
  },
  returnProposal: {
    label: 'desk:action.returnProposal',
    icon: 'return',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../rejection/return-dialog.tsx').then((module) => module.ReturnDialog)) },
  },
  decideSerials: {
    label: 'desk:action.reviewSerials',
    icon: 'module',
    isFor: ({ requestType }) => canBeAskedFor(tipTypes.serials, requestType),
    start: { kind: 'page', path: ({ requestId }) => reviewPageOf(requestId) },
  },
  reviewSerials: null,
  decideParts: {
    label: 'desk:action.reviewParts',
    icon: 'tracker',
    isFor: ({ requestType }) => requestType === requestTypes.trackerClaim,
    start: { kind: 'page', path: ({ requestId }) => reviewPageOf(requestId) },
  },
  reviewParts: null,
  /** On the page of the review, with how many it is about. */
  split: null,
  beginSplit: null,
  saveSolution: {
    label: 'desk:action.saveSolution',
    icon: 'scales',
    start: { kind: 'page', path: ({ requestId }) => solutionsPageOf(requestId) },
  },
  /** Beside the solution that it is about. */
  finishRepair: null,
  /** On the page of the payment. */
  markPaid: null,
  correctPayment: null,
  sendForApproval: null,
  approveSolution: {
    label: 'desk:action.approveSolution',
    icon: 'check',
    isNext: always,
    start: { kind: 'page', path: ({ requestId }) => solutionsPageOf(requestId) },
  },
  /** The same button: whether it takes a second approver, the amount says. */
  approveFirst: null,
  returnSolution: null,
  /** What the customer answers about each solution decides. */
  confirmSolution: null,
  declineSolution: null,
  /** In the task of each solution. */
  confirmWithConsent: null,
  declineWithConsent: null,
  /** In tasks about what solutions need. */
  answerWithConsent: null,
  /** A step of macros. */
  askBank: null,
  /** In the card of the shipments. */
  askAddresses: null,
  setDates: null,
  markShipped: null,
  markDelivered: null,
  correctDelivery: null,
  recordOldPieces: null,
  finishExchange: null,
  linkDuplicate: {
    label: 'desk:action.linkDuplicate',
    icon: 'link',
    start: {
      kind: 'dialog',
      Dialog: requestDialog(() => import('../duplicates/link-dialog.tsx').then((module) => module.LinkDuplicateDialog)),
    },
  },
  gainDuplicate: null,
  unlinkDuplicate: null,
  ...againActions,
  note: { label: 'desk:action.note', icon: 'note', start: { kind: 'screen', place: 'note' } },
  logCall: {
    label: 'desk:action.logCall',
    icon: 'phone',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../desk/log-call-dialog.tsx').then((module) => module.LogCallDialog)) },
  },
  withdraw: {
    label: 'request:action.withdraw',
    icon: 'return',
    danger: true,
    start: { kind: 'dialog', Dialog: requestDialog(() => import('./withdraw-dialog.tsx').then((module) => module.WithdrawDialog)) },
  },
} as const satisfies Readonly<Record<RequestAction, ActionEntry | null>>;

/** How an action is shown; `null` for one without a button, also one that this web does not know. */
export const findActionEntry = (name: string): ActionEntry | null =>
  Object.hasOwn(requestActions, name) ? requestActions[name as RequestAction] : null;
