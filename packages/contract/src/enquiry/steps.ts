import type { DraftSteps } from '../request/index.ts';

const keys = ['details', 'attachments'] as const;

/** The steps of an enquiry's wizard. */
export const enquirySteps: DraftSteps<(typeof keys)[number]> = {
  keys,
  of: (path) => (path.startsWith('enquiryReq.attIds') || path.startsWith('attachment') ? 'attachments' : 'details'),
  free: ['attachments'],
};
