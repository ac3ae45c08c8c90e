import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('enquiry');

const query = { permission: 'csp:request:query' } as const;

export const saveEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/save',
  summary: 'Save or submit an enquiry',
  about: 'A draft accepts whatever has been typed so far; `submit: true` checks everything.',
  access: query,
  body: 'SaveEnquiryBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'stale', 'action.blocked', 'request.dailyLimit', 'tooManyRequests'],
});

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/api/enquiry/query/:requestId',
  summary: 'Get an enquiry, or a copy of one',
  about: 'Returns a draft to continue or a submitted enquiry; with `action=clone`, a copy.',
  access: query,
  params: 'OnEnquiry',
  query: 'GetEnquiryQuery',
  data: 'EnquiryView',
});
