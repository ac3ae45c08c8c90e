import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/request/detail/:requestId',
  summary: 'Get a request',
  about: 'With its timeline and the actions the caller can take.',
  access: { permission: 'csp:request:query' },
  params: 'OnRequestId',
  data: 'RequestDetail',
});

export const getRequestAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/getRequestBasic',
  summary: 'Get a request as a guest',
  about: 'Only the request in the link.',
  access: 'guest',
  query: 'OnRequestId',
  data: 'RequestBasic',
});

export const getRequestBasic = endpoint({
  method: 'GET',
  path: '/api/qa/request/getRequestBasic',
  summary: 'Get a request as its conversation shows it',
  about: 'With the actions the caller can take.',
  access: { permission: 'csp:request:query' },
  query: 'OnRequestId',
  data: 'RequestBasic',
});

export const getTipsCount = endpoint({
  method: 'GET',
  path: '/api/request/getTipsCount',
  summary: 'Count your open tips',
  access: { permission: 'csp:request:list' },
  data: 'TipsCount',
});
