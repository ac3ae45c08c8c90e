import { EnquirySubmission } from '@heliodesk/contract/enquiry';
import { draftField } from '#src/domains/request/index.ts';
import type { EnquiryValues } from '../enquiry-values.ts';

/** One field of the enquiry: its label, its help, and the contract's rule. */
export const EnquiryField = draftField<EnquiryValues>(EnquirySubmission);
