import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const find = endpoint({
  method: 'GET',
  path: '/api/request/find',
  summary: 'Search requests, contacts, companies and modules',
  about:
    'Searches numbers, serial numbers, titles, texts and projects; for employees also contacts, companies and modules. `marks` say where the words are in each hit.',
  access: 'signedIn',
  query: 'FindQuery',
  data: 'Found',
});

export const findEarlierRequests = endpoint({
  method: 'GET',
  path: '/api/request/earlier',
  summary: "Search your company's submitted requests",
  about: 'By part of a number, title or project. Employees pass the contact they act for.',
  access: { permission: 'csp:request:query' },
  query: 'EarlierRequestsQuery',
  data: 'EarlierRequest[]',
});

export const nearRequests = endpoint({
  method: 'GET',
  path: '/api/request/near',
  summary: 'Find requests by a number that may be mistyped',
  about: 'Returns the exact match, or requests with similar numbers that the caller can see.',
  access: { permission: 'csp:request:query' },
  query: 'TypedNumber',
  data: 'NearRequest[]',
});
