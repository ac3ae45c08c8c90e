import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('serial-number');

const review = { permission: 'csp:request:solution' } as const;
const query = { permission: 'csp:request:query' } as const;

export const getSerialReview = endpoint({
  method: 'GET',
  path: '/api/request/desk/review/:requestId',
  summary: 'Get how far the review of serial numbers is',
  about: 'By what was found, with one letter for each cell of the field: `a` accepted, `r` refused, `q` asked, `u` undecided, `m` mixed.',
  access: review,
  params: 'OnSerials',
  data: 'SerialReview',
});

export const listReviewRows = endpoint({
  method: 'GET',
  path: '/api/request/desk/reviewRows',
  summary: 'List serial numbers with what was decided about them',
  access: review,
  query: 'ReviewRowsQuery',
  data: 'ReviewRow',
  paged: true,
});

export const decideSerials = endpoint({
  method: 'POST',
  path: '/api/request/desk/decideSerials',
  summary: 'Decide about serial numbers of a claim',
  about: 'Only staff see it until the review is finished. You can decide again; a finished review is then open until it is finished again.',
  access: review,
  body: 'DecideSerialsBody',
  data: 'SerialReview',
  errors: ['action.notAllowed', 'action.blocked'],
});

export const reviewSerials = endpoint({
  method: 'POST',
  path: '/api/request/desk/reviewSerials',
  summary: 'Finish the review of serial numbers',
  about: 'The customer is told how many were accepted and why others were refused, and is asked about those in question (tip 3).',
  access: review,
  body: 'FinishReviewBody',
  data: 'SerialReview',
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const getReviewResult = endpoint({
  method: 'GET',
  path: '/api/module/snReview/:requestId',
  summary: 'Get what came of the review of serial numbers',
  about: 'Returns `null` until a review is finished.',
  access: query,
  params: 'OnSerials',
  data: 'ReviewResult',
});

export const listRefusedSerials = endpoint({
  method: 'GET',
  path: '/api/module/refusedSerials',
  summary: 'List refused serial numbers with the reasons',
  access: query,
  query: 'RefusedSerialsQuery',
  data: 'RefusedSerial',
  paged: true,
});

export const exportRefusedSerials = endpoint({
  method: 'POST',
  path: '/api/module/exportRefused',
  summary: 'Export refused serial numbers with the reasons as a spreadsheet',
  access: query,
  body: 'OnSerials',
  answers: 'file',
  errors: ['tooManyRequests'],
});
