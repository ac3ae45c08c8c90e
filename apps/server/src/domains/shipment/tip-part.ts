import type { TipPartOwner } from '#src/domains/request/index.ts';

/** Delivery addresses: nothing of them is kept with a task, and their own calls answer it. */
export const addressesPart: TipPartOwner = {
  snapshotOf: async () => ({}),
  differences: () => ({}),
  isAnswered: () => false,
};
