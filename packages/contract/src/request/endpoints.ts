import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/request/list',
  summary: "The caller's own requests, or the company's",
  access: { permission: 'csp:request:list' },
  query: 'RequestListQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const find = endpoint({
  method: 'GET',
  path: '/api/request/find',
  summary:
    'Requests by number, serial number, title, text, project, company, contact or e-mail; for staff also contacts, companies and modules',
  access: 'signedIn',
  query: 'FindQuery',
  data: 'Found',
});

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/request/counts',
  summary: 'How many requests each view of the list holds',
  access: { permission: 'csp:request:list' },
  query: 'CountRequestsQuery',
  data: 'RequestCounts',
});

export const findEarlierRequests = endpoint({
  method: 'GET',
  path: '/api/request/earlier',
  summary: 'Submitted requests of the company, by part of a number, title or project; staff name the contact they act for',
  access: { permission: 'csp:request:query' },
  query: 'EarlierRequestsQuery',
  data: 'EarlierRequest[]',
});

export const menuCounts = endpoint({
  method: 'GET',
  path: '/api/request/menuCounts',
  summary: 'Figures for the menu: own open requests, those that wait for the caller, drafts',
  access: { permission: 'csp:request:list' },
  data: 'MenuCounts',
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/request/detail/:requestId',
  summary: 'One request with its time line and the actions the caller may take',
  access: { permission: 'csp:request:query' },
  params: 'OnRequestId',
  data: 'RequestDetail',
});

export const nearRequests = endpoint({
  method: 'GET',
  path: '/api/request/near',
  summary: 'The request that a typed number means, else those it may be a slip for, as far as the caller may see them',
  access: { permission: 'csp:request:query' },
  query: 'TypedNumber',
  data: 'NearRequest[]',
});

export const getRequestAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/getRequestBasic',
  summary: 'The request that the guest was let in to, with the actions the guest may take',
  access: 'guest',
  query: 'OnRequestId',
  data: 'RequestBasic',
});

export const getRequestBasic = endpoint({
  method: 'GET',
  path: '/api/qa/request/getRequestBasic',
  summary: 'What the conversation shows of its request, with the actions the caller may take',
  access: { permission: 'csp:request:query' },
  query: 'OnRequestId',
  data: 'RequestBasic',
});

export const getTipsCount = endpoint({
  method: 'GET',
  path: '/api/request/getTipsCount',
  summary: 'Open tips of the caller',
  access: { permission: 'csp:request:list' },
  data: 'TipsCount',
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/request/withdraw',
  summary: 'Withdraw before a solution is approved',
  access: { permission: 'csp:request:file' },
  body: 'WithdrawBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

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

export const pickUp = endpoint({
  method: 'POST',
  path: '/api/request/desk/pickUp',
  summary: 'Pick up a submitted request; of two who try, one becomes the owner',
  access: { permission: 'csp:request:pickup' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.alreadyPickedUp', 'stale', 'action.notAllowed'],
});

export const assign = endpoint({
  method: 'POST',
  path: '/api/request/desk/assign',
  summary: 'Make a member of the team the owner',
  access: { permission: 'csp:request:assign' },
  body: 'AssignBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.wrongOwner', 'stale', 'action.notAllowed'],
});

export const changeOwner = endpoint({
  method: 'POST',
  path: '/api/request/desk/changeOwner',
  summary: 'Hand an own request over, with a reason',
  access: { permission: 'csp:request:owner' },
  body: 'ChangeOwnerBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.wrongOwner', 'stale', 'action.notAllowed'],
});

export const listCaseContacts = endpoint({
  method: 'GET',
  path: '/api/request/desk/contacts',
  summary: 'List the people of a request’s company who may take it over',
  access: { permission: 'csp:request:owner' },
  query: 'OnRequestId',
  data: 'CaseContacts',
});

export const changeContact = endpoint({
  method: 'POST',
  path: '/api/request/desk/changeContact',
  summary: 'Give a request to another contact of its company, with a reason',
  access: { permission: 'csp:request:owner' },
  body: 'ChangeContactBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});
