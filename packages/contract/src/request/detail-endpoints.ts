import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/request/detail/:requestId',
  summary: 'One request with its time line and the actions the caller may take',
  access: { permission: 'csp:request:query' },
  params: 'OnRequestId',
  data: 'RequestDetail',
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
