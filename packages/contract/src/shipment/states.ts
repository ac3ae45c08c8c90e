import { lifecycle } from '../kit/index.ts';

/**
 * An exchange that runs: the customer says where its pieces go, which locks the addresses (workflow §5, tip 8). It is done once all of them
 * have arrived.
 */
export const exchangeStates = ['asked', 'addressed', 'done'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

export const exchangeGuards = [
  'nothingPlanned',
  'noOpenTask',
  'allDelivered',
  'oldPiecesRecorded',
  'serialsComplete',
  'serialsNotAsked',
] as const;
export type ExchangeGuard = (typeof exchangeGuards)[number];

export const exchangeLifecycle = lifecycle('exchange', {
  initial: 'asked',
  states: exchangeStates,
  guards: exchangeGuards,
  actions: {
    /** While the task for the addresses is open. */
    change: { from: ['asked'], to: null, permissions: ['csp:request:file'], by: ['customer'] },
    submit: { from: ['asked'], to: 'addressed', permissions: ['csp:request:file'], by: ['customer'] },
    /** The same by staff who have the customer's written consent. */
    submitFor: { from: ['asked'], to: 'addressed', permissions: ['csp:request:behalf'], by: ['staff'] },
    /** Staff ask once more, for the same form: it was taken back, or something in it is wrong. */
    askAgain: {
      from: ['asked', 'addressed'],
      to: 'asked',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['nothingPlanned', 'noOpenTask'],
    },
    /** Everything has arrived; nothing of it changes after that. */
    finish: {
      from: ['addressed'],
      to: 'done',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['allDelivered', 'oldPiecesRecorded', 'serialsComplete', 'serialsNotAsked'],
    },
  },
});
export type ExchangeAction = keyof typeof exchangeLifecycle.actions;

/** A part of an exchange on its way to its address. */
export const shipmentStates = ['planned', 'shipped', 'delivered'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

export const shipmentGuards = ['hasDates', 'isRunning', 'isAsked', 'isCarriedOut'] as const;
export type ShipmentGuard = (typeof shipmentGuards)[number];

export const shipmentLifecycle = lifecycle('shipment', {
  initial: 'planned',
  states: shipmentStates,
  guards: shipmentGuards,
  actions: {
    /** Until it arrives, what was entered can be corrected. */
    ship: {
      from: ['planned', 'shipped'],
      to: 'shipped',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['hasDates', 'isRunning'],
    },
    /** With a proof. */
    deliver: { from: ['shipped'], to: 'delivered', permissions: ['csp:request:solution'], by: ['staff'], guards: ['isRunning'] },
    /** What was recorded of it, with a reason; also once the exchange is done, until its claim is completed. */
    correct: { from: ['delivered'], to: null, permissions: ['csp:request:solution'], by: ['staff'], guards: ['isCarriedOut'] },
    /** What becomes of the old pieces; it can be corrected until the exchange is done. */
    recordOldPieces: {
      from: ['shipped', 'delivered'],
      to: null,
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['isRunning'],
    },
    /** The old and the new serial numbers, from the moment on when the addresses stay as they are. */
    changeSerials: {
      from: shipmentStates,
      to: null,
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: ['hasDates', 'isRunning'],
    },
    /** The same by the customer, as long as a task asks for them. */
    answerSerials: {
      from: shipmentStates,
      to: null,
      permissions: ['csp:request:file'],
      by: ['customer'],
      guards: ['isRunning', 'isAsked'],
    },
  },
});
export type ShipmentAction = keyof typeof shipmentLifecycle.actions;

/** What becomes of old pieces: they come back, or are scrapped where they are. */
export const oldPiecesHandlings = ['return', 'scrap'] as const;
export type OldPiecesHandling = (typeof oldPiecesHandlings)[number];

/** Files that prove a delivery, and photos of old pieces. */
export const mostShipmentFiles = 10;

/** Characters of a reason for later dates or a correction. */
export const longestReason = 500;
/** How many corrections of the deliveries of a claim are shown. */
export const mostDeliveryCorrections = 50;

/** Addresses that one exchange can go to. */
export const mostAddresses = 50;

/** How often the dates of one address can be set. */
export const mostDates = 50;

/** A delay by more days than these is told by mail right away. */
export const untoldDelayDays = 3;
