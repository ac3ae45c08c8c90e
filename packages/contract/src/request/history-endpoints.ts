import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/requestHis/list',
  summary: 'Closed, rejected and withdrawn requests, own ones or the company’s',
  access: { permission: 'csp:request:list' },
  query: 'HistoryQuery',
  labels: { type: 'requestType' },
  data: 'RequestRow',
  paged: true,
});

export const getFromHistory = endpoint({
  method: 'GET',
  path: '/api/requestHis/queryDetail',
  summary: 'One request of the history with its time line',
  access: { permission: 'csp:request:query' },
  query: 'OnRequestId',
  data: 'RequestDetail',
});

export const listHistoryOfSerial = endpoint({
  method: 'GET',
  path: '/api/requestHis/querySnHis',
  summary: 'Submitted requests that list a serial number, of all that the caller may see',
  access: { permission: 'csp:request:list' },
  query: 'SerialHistoryQuery',
  data: 'RequestRow',
  paged: true,
});
