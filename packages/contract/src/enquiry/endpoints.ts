import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('enquiry');

const query = { permission: 'csp:request:query' } as const;

export const saveEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/save',
  summary: 'Save an enquiry as a draft, or submit it. A draft takes whatever was typed so far; submitting checks everything',
  access: query,
  body: 'SaveEnquiryBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'stale', 'action.blocked', 'tooManyRequests'],
});

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/api/enquiry/query/:requestId',
  summary: 'A draft to continue, a submitted enquiry, or with `action=clone` a copy of any own enquiry',
  access: query,
  params: 'OnEnquiry',
  query: 'GetEnquiryQuery',
  data: 'EnquiryView',
});
