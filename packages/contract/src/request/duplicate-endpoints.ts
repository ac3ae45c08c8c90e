import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/request/duplicates/list',
  summary: 'List open claims that may be about the same defects',
  about: 'Those with the same serial numbers or the same project and defect date, of all companies. Linked ones are left out.',
  access: { permission: 'csp:desk:list' },
  query: 'OnRequestId',
  data: 'PossibleDuplicate[]',
});

export const linkDuplicate = endpoint({
  method: 'POST',
  path: '/api/request/desk/linkDuplicate',
  summary: 'Link a claim as the duplicate of another one',
  about: 'Each shows the number of the other; customers see it only if both are from their company.',
  access: { permission: 'csp:request:solution' },
  body: 'LinkDuplicateBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});

export const unlinkDuplicate = endpoint({
  method: 'POST',
  path: '/api/request/desk/unlinkDuplicate',
  summary: 'Remove the link between two duplicates',
  about: 'Needs a reason. Works from both claims.',
  access: { permission: 'csp:request:solution' },
  body: 'UnlinkDuplicateBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});
