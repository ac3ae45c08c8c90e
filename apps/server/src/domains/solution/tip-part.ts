import type { TipPartOwner } from '#src/domains/request/index.ts';

/** What a tip that offers a solution is about: nothing of the claim changes but the answer, which has a call of its own. */
export const solutionPart: TipPartOwner = {
  snapshotOf: () => Promise.resolve({}),
  differences: (_before, { accepted = null, consent = null }) => ({ accepted, consent }),
  isAnswered: () => false,
};
