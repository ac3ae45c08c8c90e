import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/requestHis/list',
  summary: 'List closed, rejected and withdrawn requests',
  about:
    "Your company's or only your own, with those imported from older systems. For the page after a row, pass its `cursor` as `after` and no `pageNum`.",
  access: { permission: 'csp:request:list' },
  query: 'HistoryQuery',
  labels: { type: 'requestType' },
  data: 'HistoryRow',
  paged: true,
});

export const getFromHistory = endpoint({
  method: 'GET',
  path: '/api/requestHis/queryDetail',
  summary: 'Get a closed request',
  about: 'With its timeline. An imported request has what its older system knew.',
  access: { permission: 'csp:request:query' },
  query: 'OnHistoryId',
  data: 'HistoryDetail',
});

export const listHistoryOfSerial = endpoint({
  method: 'GET',
  path: '/api/requestHis/querySnHis',
  summary: 'List submitted requests with a serial number',
  about: 'Open, closed and imported ones that the caller can see.',
  access: { permission: 'csp:request:list' },
  query: 'SerialHistoryQuery',
  data: 'HistoryRow',
  paged: true,
});
