import { enquiryAskable, EnquirySubmission, getEnquiryDetails, updateEnquiryDetails } from '@heliodesk/contract/enquiry';
import type { DetailsKind } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { enquiryInputs } from './enquiry-inputs.ts';

/** Details of an enquiry that tasks ask for. */
export const enquiryDetails: DetailsKind = {
  askable: enquiryAskable,
  Submission: EnquirySubmission,
  inputs: {
    ...enquiryInputs,
    'enquiryReq.desc': { as: 'long' },
  },
  load: async (requestId, signal) => {
    const { version, fields, unlocked, enquiryReq } = await call(getEnquiryDetails, { params: { requestId }, signal, quiet: true });
    const { requestType: _, ...values } = enquiryReq;
    return { version, fields, unlocked, values: { enquiryReq: values } };
  },
  save: ({ msgId, version, values: { enquiryReq = {} } }) =>
    call(updateEnquiryDetails, { body: { enquiryReq, msgId, version }, background: true, quiet: true }),
};
