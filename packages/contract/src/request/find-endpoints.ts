import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const find = endpoint({
  method: 'GET',
  path: '/api/request/find',
  summary:
    'Requests by number, serial number, title, text, project, company, contact or e-mail; for staff also contacts, companies and modules',
  access: 'signedIn',
  query: 'FindQuery',
  data: 'Found',
});

export const findEarlierRequests = endpoint({
  method: 'GET',
  path: '/api/request/earlier',
  summary: 'Submitted requests of the company, by part of a number, title or project; staff name the contact they act for',
  access: { permission: 'csp:request:query' },
  query: 'EarlierRequestsQuery',
  data: 'EarlierRequest[]',
});

export const nearRequests = endpoint({
  method: 'GET',
  path: '/api/request/near',
  summary: 'The request that a typed number means, else those it may be a slip for, as far as the caller may see them',
  access: { permission: 'csp:request:query' },
  query: 'TypedNumber',
  data: 'NearRequest[]',
});
