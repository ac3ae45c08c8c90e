import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const rejectReasons = endpoint({
  method: 'GET',
  path: '/api/request/desk/rejectReasons',
  summary: 'List the reasons a claim can be rejected for',
  about: "Each with a draft of what the customer reads, in the customer's language.",
  access: { permission: 'csp:request:solution' },
  query: 'RejectReasonsQuery',
  data: 'RejectReasons',
});

export const proposeRejection = endpoint({
  method: 'POST',
  path: '/api/request/desk/proposeRejection',
  summary: 'Propose to reject a claim',
  about: 'Someone else decides. Until then, only staff see the proposal.',
  access: { permission: 'csp:request:solution' },
  body: 'ProposeRejectionBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const takeBackProposal = endpoint({
  method: 'POST',
  path: '/api/request/desk/takeBackProposal',
  summary: 'Take back your proposal to reject a claim',
  access: { permission: 'csp:request:solution' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});

export const rejectRequest = endpoint({
  method: 'POST',
  path: '/api/request/desk/reject',
  summary: 'Reject a claim as proposed',
  about: 'Never possible for the one who proposed it. The customer gets the reason and can appeal once.',
  access: { permission: 'csp:request:reject' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const returnProposal = endpoint({
  method: 'POST',
  path: '/api/request/desk/returnProposal',
  summary: 'Return a proposal to reject a claim',
  about: 'Needs a reason. The claim stays in review.',
  access: { permission: 'csp:request:return' },
  body: 'ReturnProposalBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const appealRequest = endpoint({
  method: 'POST',
  path: '/api/request/appeal',
  summary: 'Appeal against the rejection of a claim',
  about: 'Possible once for a claim, within the days that the configuration gives. The claim is reviewed again.',
  access: { permission: 'csp:request:file' },
  body: 'AppealBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.alreadyAppealed', 'stale', 'action.notAllowed', 'action.blocked'],
});

export const reopenClaim = endpoint({
  method: 'POST',
  path: '/api/request/reopen',
  summary: 'Reopen a completed claim',
  about:
    'Possible once for a claim, if it was not appealed before, within the days that the configuration gives and before it is archived. What was paid, repaired or delivered stays; the rest is reviewed again.',
  access: { permission: 'csp:request:file' },
  body: 'ReopenClaimBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.alreadyReopened', 'stale', 'action.notAllowed', 'action.blocked'],
});
