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

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/request/counts',
  summary: 'How many requests each view of the list holds',
  access: { permission: 'csp:request:list' },
  query: 'CountRequestsQuery',
  data: 'RequestCounts',
});

export const menuCounts = endpoint({
  method: 'GET',
  path: '/api/request/menuCounts',
  summary: 'Figures for the menu: own open requests, those that wait for the caller, drafts',
  access: { permission: 'csp:request:list' },
  data: 'MenuCounts',
});
