import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/request/list',
  summary: "List your requests, or your company's",
  access: { permission: 'csp:request:list' },
  query: 'RequestListQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/request/counts',
  summary: 'Count the requests in each view of the list',
  access: { permission: 'csp:request:list' },
  query: 'CountRequestsQuery',
  data: 'RequestCounts',
});

export const menuCounts = endpoint({
  method: 'GET',
  path: '/api/request/menuCounts',
  summary: 'Count open requests, waiting requests and drafts for the menu',
  access: { permission: 'csp:request:list' },
  data: 'MenuCounts',
});
