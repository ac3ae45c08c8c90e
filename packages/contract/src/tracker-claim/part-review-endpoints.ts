import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('tracker-claim');

const review = { permission: 'csp:request:solution' } as const;
const query = { permission: 'csp:request:query' } as const;

export const getPartReview = endpoint({
  method: 'GET',
  path: '/api/request/desk/partReview/:requestId',
  summary: 'Get how far the review of parts is',
  about: 'The counts are pieces.',
  access: review,
  params: 'PartsOf',
  data: 'PartReview',
});

export const decidePart = endpoint({
  method: 'POST',
  path: '/api/request/desk/decidePart',
  summary: 'Decide about a part of a claim',
  about:
    'Pieces of an accepted part that aren’t accepted are refused. Only staff see it until the review is finished. You can decide again; a finished review is then open until it is finished again.',
  access: review,
  body: 'DecidePartBody',
  data: 'PartReview',
  errors: ['action.notAllowed', 'action.blocked'],
});

export const reviewParts = endpoint({
  method: 'POST',
  path: '/api/request/desk/reviewParts',
  summary: 'Finish the review of parts',
  about: 'The customer is told how many pieces were accepted and why others were refused, and is asked about parts in question (tip 1).',
  access: review,
  body: 'FinishReviewBody',
  data: 'PartReview',
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const getPartReviewResult = endpoint({
  method: 'GET',
  path: '/api/parts/review/:requestId',
  summary: 'Get what came of the review of parts',
  about: 'Returns `null` until a review is finished. The counts are pieces.',
  access: query,
  params: 'PartsOf',
  data: 'ReviewResult',
});

export const listRefusedParts = endpoint({
  method: 'GET',
  path: '/api/parts/refused/:requestId',
  summary: 'List parts with refused pieces, with the reasons',
  access: query,
  params: 'PartsOf',
  data: 'RefusedPart[]',
});
