import { lifecycle } from '../kit/index.ts';

/**
 * Bank details that a compensation is paid to: asked for, entered by the customer, checked by finance, and confirmed by the customer, which
 * locks them (workflow §5, tips 7 and 9).
 */
export const bankStates = ['asked', 'entered', 'returned', 'checked', 'confirmed'] as const;
export type BankState = (typeof bankStates)[number];

export const bankGuards = ['notInvolved', 'flagsCleared', 'stillToPay'] as const;
export type BankGuard = (typeof bankGuards)[number];

export const bankLifecycle = lifecycle('bankDetails', {
  initial: 'asked',
  states: bankStates,
  guards: bankGuards,
  actions: {
    /** Entered again when they are to be confirmed, they wait for finance again. */
    enter: { from: ['asked', 'returned', 'checked'], to: 'entered', permissions: ['csp:request:file'], by: ['customer'] },
    /** By someone who has neither written nor approved the solutions, nor handed the bank details over. */
    check: { from: ['entered'], to: 'checked', permissions: ['csp:pay:check'], by: ['staff'], guards: ['notInvolved', 'flagsCleared'] },
    /** Also once they are confirmed, until everything is paid. */
    return: {
      from: ['entered', 'checked', 'confirmed'],
      to: 'returned',
      permissions: ['csp:pay:check'],
      by: ['staff'],
      guards: ['stillToPay'],
    },
    /** A compensation of a reopened claim is paid to them too: finance looks at them once more before the customer does. */
    checkAgain: { from: ['confirmed'], to: 'entered', permissions: [], by: ['system'] },
    confirm: { from: ['checked'], to: 'confirmed', permissions: ['csp:request:file'], by: ['customer'] },
    /** Someone else at the company enters them; what was entered before stays closed to them. */
    handOver: {
      from: ['asked', 'entered', 'returned', 'checked'],
      to: 'asked',
      permissions: ['csp:request:file', 'csp:pay:check'],
      by: ['customer', 'staff'],
    },
  },
});
export type BankAction = keyof typeof bankLifecycle.actions;

/** A company that gives another account is looked at twice for so long. Days. */
export const recentChangeDays = 30;

/** Finance checks bank details within so many working days (workflow §9). */
export const bankCheckDays = 2;
