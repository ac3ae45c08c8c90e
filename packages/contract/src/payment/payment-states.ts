import { lifecycle } from '../kit/index.ts';

/**
 * The payment of one compensation (workflow §5, tip 6). It begins when the customer has confirmed the bank details: a credit note is sent,
 * and once it has been read, finance pays. Bank details that finance returns hold it back until new ones are confirmed.
 */
export const paymentStates = ['announced', 'held', 'due', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentGuards = ['notInvolved', 'notChecker', 'notAnswerer', 'accountConfirmed', 'notArchived'] as const;
export type PaymentGuard = (typeof paymentGuards)[number];

/** What has to hold for paying, and for correcting what was recorded. */
export const payGuards = ['notInvolved', 'notChecker', 'notAnswerer', 'accountConfirmed'] as const satisfies PaymentGuard[];
export const correctGuards = ['notInvolved', 'notChecker', 'notAnswerer', 'notArchived'] as const satisfies PaymentGuard[];

export const paymentLifecycle = lifecycle('payment', {
  initial: 'announced',
  states: paymentStates,
  guards: paymentGuards,
  actions: {
    /** The contact who entered the bank details has read the credit note. */
    acknowledge: { from: ['announced'], to: 'due', permissions: ['csp:request:file'], by: ['customer'] },
    /** The same by staff who have that contact's written consent, and have taken no step of the payment. */
    acknowledgeFor: {
      from: ['announced'],
      to: 'due',
      permissions: ['csp:request:behalf'],
      by: ['staff'],
      guards: ['notInvolved', 'notChecker'],
    },
    hold: { from: ['announced', 'due'], to: 'held', permissions: ['csp:pay:check'], by: ['staff'] },
    /** Other bank details are confirmed: another credit note is sent. */
    announce: { from: ['held'], to: 'announced', permissions: ['csp:request:file'], by: ['customer'] },
    /** Once and for all, by someone who has neither written nor approved the solutions, nor checked the bank details, nor answered for the customer. */
    pay: {
      from: ['due'],
      to: 'paid',
      permissions: ['csp:pay:paid'],
      by: ['staff'],
      guards: payGuards,
    },
    /** What was recorded, never the amount or the account; until the claim is archived. */
    correct: {
      from: ['paid'],
      to: null,
      permissions: ['csp:pay:paid'],
      by: ['staff'],
      guards: correctGuards,
    },
  },
});
export type PaymentAction = keyof typeof paymentLifecycle.actions;

/** Finance pays within so many working days after the last confirmation (workflow §9). */
export const paymentDays = 5;

/** As many of the last corrections of a payment are told. */
export const mostCorrections = 20;

/** Proofs that a payment can have. */
export const mostProofs = 5;
