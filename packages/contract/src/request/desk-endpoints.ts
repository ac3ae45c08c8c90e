import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const deskList = endpoint({
  method: 'GET',
  path: '/api/request/desk/list',
  summary: 'List the requests on the desk',
  about: "Shows the requests of the caller's teams.",
  access: { permission: 'csp:desk:list' },
  query: 'DeskListQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const exportDesk = endpoint({
  method: 'GET',
  path: '/api/request/desk/export',
  summary: 'Export the requests on the desk as a spreadsheet',
  about: 'Takes the filters, the order and the columns of a view. Exports 10,000 requests at most; the last row says if there are more.',
  access: { permission: 'csp:desk:export' },
  query: 'DeskExportQuery',
  labels: { type: 'requestType' },
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const deskCounts = endpoint({
  method: 'GET',
  path: '/api/request/desk/counts',
  summary: 'Count the requests in each view of the desk',
  access: { permission: 'csp:desk:list' },
  data: 'DeskCounts',
});

export const deskRequest = endpoint({
  method: 'GET',
  path: '/api/request/desk/:requestId',
  summary: 'Get a request on the desk',
  about: 'With its events, customer and the actions the caller can take.',
  access: { permission: 'csp:desk:list' },
  params: 'OnRequestId',
  data: 'RequestDetail',
});

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/request/desk/colleagues',
  summary: 'List employees who can own requests of a type',
  access: { permission: 'csp:desk:list' },
  query: 'ListColleaguesQuery',
  labels: { type: 'requestType' },
  data: 'Colleague[]',
});

export const listRelated = endpoint({
  method: 'GET',
  path: '/api/request/related/list',
  summary: 'List other requests of the same company',
  about: 'Up to five, with what they have in common: the project first, then the contact.',
  access: { permission: 'csp:desk:list' },
  query: 'OnRequestId',
  data: 'RelatedRequest[]',
});

export const listCaseContacts = endpoint({
  method: 'GET',
  path: '/api/request/desk/contacts',
  summary: 'List contacts who can take over a request',
  access: { permission: 'csp:request:owner' },
  query: 'OnRequestId',
  data: 'CaseContacts',
});
