import type { AnswerInput } from '#src/domains/request/index.ts';

/** With what fields are answered away from the form, by their path in the save call. */
export const claimInputs: Readonly<Record<string, AnswerInput>> = {
  'partsClaim.defectDate': { as: 'day' },
  'partsClaim.quantity': { as: 'number', isWhole: true },
  'partsClaim.projectName': { as: 'text' },
  'partsClaim.capacity': { as: 'number', unit: { path: 'partsClaim.unit', from: 'unit' } },
  'partsClaim.country': { as: 'country' },
  'partsClaim.city': { as: 'text' },
};
