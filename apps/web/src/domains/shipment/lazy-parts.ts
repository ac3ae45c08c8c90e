import { lazy } from 'react';
import type { AddressTasks, PairTasks } from '#src/domains/request/index.ts';

/** Delivery addresses in tasks of customers; loaded where they are shown. */
export const addressTasks: AddressTasks = {
  Answer: lazy(async () => ({ default: (await import('./customer/addresses-answer.tsx')).AddressesAnswer })),
  Shown: lazy(async () => ({ default: (await import('./customer/addresses-shown.tsx')).AddressesShown })),
  WithConsent: lazy(async () => ({ default: (await import('./staff/consent/addresses-with-consent.tsx')).AddressesWithConsent })),
};

/** Old and new serial numbers in tasks: asked for by staff, entered by customers; loaded where they are shown. */
export const pairTasks: PairTasks = {
  Fields: lazy(async () => ({ default: (await import('./rma/tasks/ask-pairs.tsx')).AskPairs })),
  Asked: lazy(async () => ({ default: (await import('./rma/tasks/pairs-asked.tsx')).PairsAsked })),
  Answer: lazy(async () => ({ default: (await import('./rma/tasks/pairs-answer.tsx')).PairsAnswer })),
  Changes: lazy(async () => ({ default: (await import('./rma/tasks/pair-differences.tsx')).PairDifferences })),
};

export const ShipmentsCard = lazy(async () => ({ default: (await import('./staff/shipments-card.tsx')).ShipmentsCard }));
export const Deliveries = lazy(async () => ({ default: (await import('./customer/deliveries.tsx')).Deliveries }));
