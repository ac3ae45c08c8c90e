import { lifecycle } from '../kit/index.ts';

/** An exchange that runs: the customer says where its pieces go, which locks the addresses (workflow §5, tip 8). */
export const exchangeStates = ['asked', 'addressed'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

export const exchangeGuards = ['nothingPlanned', 'noOpenTask'] as const;
export type ExchangeGuard = (typeof exchangeGuards)[number];

export const exchangeLifecycle = lifecycle('exchange', {
  initial: 'asked',
  states: exchangeStates,
  guards: exchangeGuards,
  actions: {
    /** While the task for the addresses is open. */
    change: { from: ['asked'], to: null, permissions: ['csp:request:file'], by: ['customer'] },
    submit: { from: ['asked'], to: 'addressed', permissions: ['csp:request:file'], by: ['customer'] },
    /** Staff ask once more, for the same form: it was taken back, or something in it is wrong. */
    askAgain: {
      from: exchangeStates,
      to: 'asked',
      permissions: ['csp:request:solution'],
      by: ['staff'],
      guards: exchangeGuards,
    },
  },
});
export type ExchangeAction = keyof typeof exchangeLifecycle.actions;

/** Addresses that one exchange can go to. */
export const mostAddresses = 50;

/** How often the dates of one address can be set. */
export const mostDates = 50;

/** A delay by more days than these is told by mail right away. */
export const untoldDelayDays = 3;
