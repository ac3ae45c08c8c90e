import type { TipPartOwner } from '#src/domains/request/index.ts';

/** Bank details: nothing of them is kept with a task, and their own calls answer it. */
export const bankPart: TipPartOwner = {
  snapshotOf: async () => ({}),
  differences: () => ({}),
  isAnswered: () => false,
};
