import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const deskList = endpoint({
  method: 'GET',
  path: '/api/request/desk/list',
  summary: 'The desk: requests of the own teams',
  access: { permission: 'csp:desk:list' },
  query: 'DeskListQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const deskCounts = endpoint({
  method: 'GET',
  path: '/api/request/desk/counts',
  summary: 'Counts of the saved views',
  access: { permission: 'csp:desk:list' },
  data: 'DeskCounts',
});

export const deskRequest = endpoint({
  method: 'GET',
  path: '/api/request/desk/:requestId',
  summary: 'One case with events, customer and the actions the caller may take',
  access: { permission: 'csp:desk:list' },
  params: 'OnRequestId',
  data: 'RequestDetail',
});

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/request/desk/colleagues',
  summary: 'Staff who may own requests of a type',
  access: { permission: 'csp:desk:list' },
  query: 'ListColleaguesQuery',
  labels: { type: 'requestType' },
  data: 'Colleague[]',
});

export const listCaseContacts = endpoint({
  method: 'GET',
  path: '/api/request/desk/contacts',
  summary: 'List the people of a request’s company who may take it over',
  access: { permission: 'csp:request:owner' },
  query: 'OnRequestId',
  data: 'CaseContacts',
});
