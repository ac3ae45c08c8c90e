import { EnquirySubmission, enquirySteps, getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import type { EnquiryType } from '@heliodesk/contract/enquiry';
import { requestTypes } from '@heliodesk/contract/request';
import { attachmentsStepOf, draftTitle, PromiseCard } from '#src/domains/request/index.ts';
import type { FieldsStep, RequestDraftKind } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { ModuleDetails, TrackerDetails } from './components/details-step.tsx';
import { ModuleReview, TrackerReview } from './components/enquiry-descriptions.tsx';
import { enquiryInputs } from './enquiry-inputs.ts';
import { enquiryTexts } from './enquiry-texts.tsx';
import { emptyEnquiry, enquiryOf } from './enquiry-values.ts';
import type { EnquiryValues } from './enquiry-values.ts';

const enquiryDraftKind = (
  type: EnquiryType,
  details: Pick<FieldsStep<EnquiryValues>, 'Fields' | 'Review'>,
): RequestDraftKind<EnquiryValues> => ({
  type,
  steps: [{ key: 'details', ...details }, attachmentsStepOf(type)],
  Submission: EnquirySubmission,
  stepOf: enquirySteps.of,
  empty: emptyEnquiry,
  load: async (requestId, { isCopy, signal }) => {
    const query = isCopy ? ({ action: 'clone' } as const) : {};
    const view = await call(getEnquiry, { params: { requestId }, query, signal, quiet: true });
    const { enquiryReq } = view;
    return {
      ...view,
      type: enquiryReq.requestType,
      title: draftTitle(enquiryReq),
      values: enquiryOf(view),
      requestNo: enquiryReq.requestNo,
    };
  },
  save: ({ values, head, options }, settings) =>
    call(saveEnquiry, { body: { enquiryReq: { ...values.enquiryReq, ...head }, ...options }, ...settings }),
  texts: (t) => enquiryTexts(type, t),
  answers: enquiryInputs,
  Sidebar: PromiseCard,
});

/** Enquiries as drafts: their fields, steps and calls (spec 2 §2). */
export const moduleEnquiryDraft = enquiryDraftKind(requestTypes.moduleEnquiry, { Fields: ModuleDetails, Review: ModuleReview });
export const trackerEnquiryDraft = enquiryDraftKind(requestTypes.trackerEnquiry, { Fields: TrackerDetails, Review: TrackerReview });
