import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('tracker-claim');

const query = { permission: 'csp:request:query' } as const;

export const saveTrackerClaim = endpoint({
  method: 'PUT',
  path: '/api/parts/save',
  summary: 'Save or submit a tracker claim',
  about:
    'Without `basicReq.requestId`, it creates a draft, which accepts whatever has been typed so far. Add the parts and files to the draft, then send everything again with its `basicReq.requestId`, its `version` and `submit: true`, which checks everything.',
  access: query,
  body: 'SaveTrackerClaimBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'request.otherType', 'stale', 'action.blocked', 'request.dailyLimit', 'tooManyRequests'],
});

export const updateTrackerClaim = endpoint({
  method: 'POST',
  path: '/api/parts/update',
  summary: 'Update a tracker claim',
  about:
    'A draft, which it never submits; or of a submitted claim, as long as a tip asks for it, what the tip names. The rest has to stay as it is.',
  access: query,
  body: 'UpdateTrackerClaimBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'request.otherType', 'stale'],
});

export const getPartsDetails = endpoint({
  method: 'GET',
  path: '/api/qa/request/queryPartsByTipsType/:id',
  summary: 'Get the details of a tracker claim that a tip asks for',
  about: 'All details, with what was typed so far, and which of them an open tip unlocks.',
  access: query,
  params: 'OnTrackerClaim',
  data: 'PartsDetails',
});

export const updatePartsDetails = endpoint({
  method: 'POST',
  path: '/api/qa/request/updatePartsDetails',
  summary: 'Save details of a tracker claim that a tip asks for',
  about:
    'Kept with the tip, whatever their state, and checked and put into the claim when it is confirmed. What is left out stays; parts have calls of their own.',
  access: { permission: 'csp:chat:send' },
  body: 'UpdatePartsDetailsBody',
  data: 'PartsDetails',
  errors: ['tip.closed', 'stale', 'action.notAllowed'],
});

export const getTrackerClaim = endpoint({
  method: 'GET',
  path: '/api/parts/partsClaim',
  summary: 'Get a tracker claim, or a copy of one',
  about: 'Returns a draft to continue or a submitted claim; with `action=clone`, a copy without serial numbers.',
  access: query,
  query: 'GetTrackerClaimQuery',
  data: 'TrackerClaimView',
});

/** When the calls of parts are taken. */
const whenOpen = 'Of a draft, or of a submitted claim while a tip asks for its parts.';

export const saveTrackerPart = endpoint({
  method: 'PUT',
  path: '/api/parts/tracker',
  summary: 'Add or change a tracker part of a claim',
  about: whenOpen,
  access: query,
  body: 'SaveTrackerPartBody',
  data: 'KeptPart',
  idempotent: true,
  errors: ['part.frozen', 'stale', 'part.limit'],
});

export const removeTrackerPart = endpoint({
  method: 'DELETE',
  path: '/api/parts/tracker',
  summary: 'Remove a tracker part from a claim',
  about: whenOpen,
  access: query,
  query: 'OnPart',
  errors: ['part.frozen'],
});

export const saveInverter = endpoint({
  method: 'PUT',
  path: '/api/parts/inverter',
  summary: 'Add or change an inverter of a claim',
  about: whenOpen,
  access: query,
  body: 'SaveInverterBody',
  data: 'KeptPart',
  idempotent: true,
  errors: ['part.frozen', 'stale', 'part.limit'],
});

export const removeInverter = endpoint({
  method: 'DELETE',
  path: '/api/parts/inverter',
  summary: 'Remove an inverter from a claim',
  about: whenOpen,
  access: query,
  query: 'OnPart',
  errors: ['part.frozen'],
});

export const addParts = endpoint({
  method: 'POST',
  path: '/api/parts/add',
  summary: 'Add many parts to a claim',
  about: `${whenOpen} All of them are added or, if one is refused, none. Returns them in the order in which they were sent: tracker parts, then inverters.`,
  access: query,
  body: 'AddPartsBody',
  data: 'KeptPart[]',
  idempotent: true,
  errors: ['part.frozen', 'part.limit'],
});
