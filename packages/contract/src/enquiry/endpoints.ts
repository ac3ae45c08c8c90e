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
  errors: ['request.notDraft', 'request.otherType', 'stale', 'action.blocked', 'request.dailyLimit', 'tooManyRequests'],
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

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiry/list',
  summary: 'List enquiries',
  about: 'Customers get their own or their company’s; employees those of their team.',
  access: { permission: 'csp:request:list' },
  query: 'EnquiryListQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const getEnquiryDetails = endpoint({
  method: 'GET',
  path: '/api/qa/request/queryEnquiryByTipsType/:requestId',
  summary: 'Get the details of an enquiry that a tip asks for',
  about: 'All details, with what was typed so far, and which of them an open tip unlocks.',
  access: query,
  params: 'OnEnquiry',
  data: 'EnquiryDetails',
});

export const updateEnquiryDetails = endpoint({
  method: 'POST',
  path: '/api/qa/request/updateEnquiryDetails',
  summary: 'Save details of an enquiry that a tip asks for',
  about: 'Kept with the tip, whatever their state, and checked and put into the enquiry when it is confirmed. What is left out stays.',
  access: { permission: 'csp:chat:send' },
  body: 'UpdateEnquiryDetailsBody',
  data: 'EnquiryDetails',
  errors: ['tip.closed', 'stale', 'action.notAllowed'],
});

const bind = { permission: 'csp:request:bind' } as const;

export const listRts = endpoint({
  method: 'GET',
  path: '/api/enquiry/listrts',
  summary: 'List enquiries of guests',
  about: 'Enquiries from people who write in another system’s frame, without a sign-in.',
  access: bind,
  query: 'RtsListQuery',
  labels: { type: 'requestType' },
  data: 'RtsRow',
  paged: true,
});

export const getBinding = endpoint({
  method: 'GET',
  path: '/api/enquiry/queryDetail/:requestId',
  summary: 'Get who an enquiry belongs to',
  about: 'While it belongs to no company, with contacts who may have sent it.',
  access: bind,
  params: 'OnEnquiry',
  data: 'EnquiryBinding',
});

export const editDetail = endpoint({
  method: 'POST',
  path: '/api/enquiry/editDetail',
  summary: 'Bind an enquiry to a company and a contact',
  access: bind,
  body: 'EditDetailBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});
