import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/request/withdraw',
  summary: 'Withdraw a request',
  about: 'Possible until a solution is approved.',
  access: { permission: 'csp:request:file' },
  body: 'WithdrawBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const pickUp = endpoint({
  method: 'POST',
  path: '/api/request/desk/pickUp',
  summary: 'Pick up a submitted request',
  about: 'If two people try, one becomes the owner and the other gets a 409.',
  access: { permission: 'csp:request:pickup' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.alreadyPickedUp', 'stale', 'action.notAllowed'],
});

export const assign = endpoint({
  method: 'POST',
  path: '/api/request/desk/assign',
  summary: 'Assign a request to a team member',
  access: { permission: 'csp:request:assign' },
  body: 'AssignBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.wrongOwner', 'stale', 'action.notAllowed'],
});

export const changeOwner = endpoint({
  method: 'POST',
  path: '/api/request/desk/changeOwner',
  summary: 'Hand your request over to a colleague',
  about: 'Needs a reason.',
  access: { permission: 'csp:request:owner' },
  body: 'ChangeOwnerBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.wrongOwner', 'stale', 'action.notAllowed'],
});

export const changeContact = endpoint({
  method: 'POST',
  path: '/api/request/desk/changeContact',
  summary: 'Move a request to another contact of the same company',
  about: 'Needs a reason.',
  access: { permission: 'csp:request:owner' },
  body: 'ChangeContactBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});
