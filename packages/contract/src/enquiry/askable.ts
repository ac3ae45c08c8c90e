import type { Askable } from '../request/index.ts';

/** What tips can ask for of an enquiry. */
export const enquiryAskable: Askable = {
  head: 'enquiryReq',
  part: 'enquiryReq',
  fields: [
    'enquiryReq.desc',
    'enquiryReq.product',
    'enquiryReq.serialNumber',
    'enquiryReq.region',
    'enquiryReq.address',
    'enquiryReq.phoneNo',
  ],
};
