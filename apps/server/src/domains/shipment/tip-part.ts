import type { TipPartOwner } from '#src/domains/request/index.ts';

/** Delivery addresses: nothing of them is kept with a task but the consent with which staff have answered, and their own calls answer it. */
export const addressesPart: TipPartOwner = {
  snapshotOf: async () => ({}),
  differences: (_before, { consent = null }) => ({ consent }),
  isAnswered: () => false,
};
