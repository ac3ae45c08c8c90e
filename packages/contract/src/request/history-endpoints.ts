import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/requestHis/list',
  summary: 'List closed, rejected and withdrawn requests',
  about: "Your own, or your company's.",
  access: { permission: 'csp:request:list' },
  query: 'HistoryQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const getFromHistory = endpoint({
  method: 'GET',
  path: '/api/requestHis/queryDetail',
  summary: 'Get a closed request',
  about: 'With its timeline.',
  access: { permission: 'csp:request:query' },
  query: 'OnRequestId',
  data: 'RequestDetail',
});

export const listHistoryOfSerial = endpoint({
  method: 'GET',
  path: '/api/requestHis/querySnHis',
  summary: 'List submitted requests with a serial number',
  about: 'Only requests that the caller can see.',
  access: { permission: 'csp:request:list' },
  query: 'SerialHistoryQuery',
  data: 'RequestRow',
  paged: true,
});
