import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/request/draft/list',
  summary: 'List your drafts, most recently changed first',
  about: 'With their progress. Employees see drafts they started for customers.',
  access: { permission: 'csp:request:query' },
  query: 'DraftListQuery',
  labels: { type: 'requestType' },
  data: 'DraftRow',
  paged: true,
});

export const countDrafts = endpoint({
  method: 'GET',
  path: '/api/request/draft/counts',
  summary: 'Count your drafts',
  about: 'By kind.',
  access: { permission: 'csp:request:query' },
  data: 'DraftCounts',
});

export const promiseNow = endpoint({
  method: 'GET',
  path: '/api/request/promise',
  summary: 'Get when customer service would answer a request submitted now',
  about: 'Employees pass the contact they act for.',
  access: { permission: 'csp:request:query' },
  query: 'PromiseQuery',
  data: 'PromiseNow',
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/request/draft/:requestId',
  summary: 'Discard a draft',
  about: 'Employees can discard drafts they started for customers. It can be restored for 24 hours.',
  access: { permission: 'csp:request:query' },
  params: 'OnRequestId',
  query: 'DiscardDraftQuery',
  data: 'DraftDiscarded',
  idempotent: true,
  errors: ['request.notDraft', 'stale'],
});

export const restoreDraft = endpoint({
  method: 'POST',
  path: '/api/request/draft/restore',
  summary: 'Restore a discarded draft',
  about: 'Possible for 24 hours after discarding it.',
  access: { permission: 'csp:request:query' },
  body: 'OnRequest',
  data: 'RequestSaved',
  idempotent: true,
  errors: ['stale'],
});

export const listDiscardedDrafts = endpoint({
  method: 'GET',
  path: '/api/request/draft/discarded',
  summary: 'List drafts that can be restored, most recently discarded first',
  access: { permission: 'csp:request:query' },
  query: 'ListDiscardedDraftsQuery',
  data: 'DiscardedDraft',
  paged: true,
});
