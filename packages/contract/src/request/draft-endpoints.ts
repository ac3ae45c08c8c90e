import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/request/draft/list',
  summary: "The caller's drafts with their progress, the last changed first; staff see those started for customers",
  access: { permission: 'csp:request:query' },
  query: 'DraftListQuery',
  labels: { type: 'requestType' },
  data: 'DraftRow',
  paged: true,
});

export const countDrafts = endpoint({
  method: 'GET',
  path: '/api/request/draft/counts',
  summary: "How many of the caller's drafts there are, by kind",
  access: { permission: 'csp:request:query' },
  data: 'DraftCounts',
});

export const promiseNow = endpoint({
  method: 'GET',
  path: '/api/request/promise',
  summary: 'By when customer service gets in touch if a request is submitted now; staff name the contact they act for',
  access: { permission: 'csp:request:query' },
  query: 'PromiseQuery',
  data: 'PromiseNow',
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/request/draft/:requestId',
  summary: 'Discard an own draft with everything in it; staff those started for customers. It can be brought back for 24 hours',
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
  summary: 'Bring back a draft that was discarded less than 24 hours ago',
  access: { permission: 'csp:request:query' },
  body: 'OnRequest',
  data: 'RequestSaved',
  idempotent: true,
  errors: ['stale'],
});

export const listDiscardedDrafts = endpoint({
  method: 'GET',
  path: '/api/request/draft/discarded',
  summary: 'Drafts that the caller can bring back, the last discarded first',
  access: { permission: 'csp:request:query' },
  query: 'ListDiscardedDraftsQuery',
  data: 'DiscardedDraft',
  paged: true,
});
