import type { AnswerInput } from '#src/domains/request/index.ts';

/** With what fields are answered away from the form, by their path in the save call. */
export const enquiryInputs: Readonly<Record<string, AnswerInput>> = {
  'enquiryReq.region': { as: 'country' },
  'enquiryReq.serialNumber': { as: 'text' },
  'enquiryReq.phoneNo': { as: 'text', type: 'tel' },
};
