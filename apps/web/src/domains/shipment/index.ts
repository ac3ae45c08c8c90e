import { lazy } from 'react';
import type { AddressTasks } from '#src/domains/request/index.ts';

/** Delivery addresses in tasks of customers; loaded where they are shown. */
export const addressTasks: AddressTasks = {
  Answer: lazy(async () => ({ default: (await import('./customer/addresses-answer.tsx')).AddressesAnswer })),
  Shown: lazy(async () => ({ default: (await import('./customer/addresses-shown.tsx')).AddressesShown })),
};

export const ShipmentsCard = lazy(async () => ({ default: (await import('./staff/shipments-card.tsx')).ShipmentsCard }));
export const Deliveries = lazy(async () => ({ default: (await import('./customer/deliveries.tsx')).Deliveries }));
