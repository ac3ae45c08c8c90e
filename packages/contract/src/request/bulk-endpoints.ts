import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

const bulk = { permission: 'csp:request:bulk' } as const;

export const startBulk = endpoint({
  method: 'POST',
  path: '/api/request/bulk',
  summary: 'Take one action on many requests',
  about:
    'Up to 500 requests, with their versions in the list. The work goes on in the background; without the right to assign, it takes the caller’s own requests only.',
  access: bulk,
  body: 'StartBulkBody',
  data: 'BulkRun',
  idempotent: true,
  errors: ['forbidden', 'bulk.tooManyRuns'],
});

export const getBulkRun = endpoint({
  method: 'GET',
  path: '/api/request/bulk/run',
  summary: 'Get the result for each request of a run',
  about: 'Only the caller’s own runs.',
  access: bulk,
  query: 'OnBulkRun',
  data: 'BulkRun',
});

export const cancelBulk = endpoint({
  method: 'POST',
  path: '/api/request/bulk/cancel',
  summary: 'Cancel a run',
  about: 'What is done stays done. A run that has ended stays as it is.',
  access: bulk,
  body: 'OnBulkRun',
  data: 'BulkRun',
});
