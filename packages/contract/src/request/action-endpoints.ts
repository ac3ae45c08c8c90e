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

export const logCall = endpoint({
  method: 'POST',
  path: '/api/request/desk/call',
  summary: 'Log a phone call with the customer',
  about: 'Only staff see it. The first call that reaches the customer counts as first contact.',
  access: { permission: 'csp:request:note' },
  body: 'LogCallBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['action.notAllowed'],
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
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const complete = endpoint({
  method: 'POST',
  path: '/api/request/desk/complete',
  summary: 'Complete a request',
  about:
    'An enquiry with an answer, or as not for us with a reason; a message from the customer within 14 days reopens it. A claim with closing words, once all that the customer accepted is done.',
  access: { permission: 'csp:request:reply' },
  body: 'CompleteBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const turnIntoClaim = endpoint({
  method: 'POST',
  path: '/api/request/desk/turnIntoClaim',
  summary: 'Turn an enquiry into a claim',
  about: 'Starts a draft for the same contact, with the description and the files. Each of the two shows the number of the other.',
  access: { permission: 'csp:request:behalf' },
  body: 'TurnIntoClaimBody',
  data: 'TurnedIntoClaim',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'onBehalf.notPossible', 'tooManyRequests'],
});

export const bind = endpoint({
  method: 'POST',
  path: '/api/request/desk/bind',
  summary: 'Bind a guest’s enquiry to a company',
  about: 'The contact then sees it among their requests. The guest can still read and write.',
  access: { permission: 'csp:request:bind' },
  body: 'BindBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});
