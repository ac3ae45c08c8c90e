import type { AnswerInput } from '#src/domains/request/index.ts';

/** With what fields are answered away from the form, by their path in the save call. */
export const claimInputs: Readonly<Record<string, AnswerInput>> = {
  'moduleClaim.defectDate': { as: 'day' },
  'moduleClaim.quantity': { as: 'number', isWhole: true },
  'moduleClaim.projectName': { as: 'text' },
  'moduleClaim.capacity': { as: 'number', unit: { path: 'moduleClaim.unit', from: 'unit' } },
  'moduleClaim.projectCountry': { as: 'country' },
  'moduleClaim.projectCity': { as: 'text' },
  'moduleClaim.type': { as: 'choice', from: 'installation_type' },
  'moduleClaim.bracket': { as: 'choice', from: 'bracket' },
  'moduleClaim.deliverPhone': { as: 'text', type: 'tel' },
  'moduleClaim.deliverAddress': { as: 'text' },
};
