import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('module-claim');

const query = { permission: 'csp:request:query' } as const;

export const saveModuleClaim = endpoint({
  method: 'POST',
  path: '/api/module/save',
  summary: 'Save or submit a module claim',
  about:
    'Without `basicReq.requestId`, it creates a draft, which accepts whatever has been typed so far. Add the serial numbers and files to the draft, then send everything again with its `basicReq.requestId`, its `version` and `submit: true`, which checks everything.',
  access: query,
  body: 'SaveModuleClaimBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: [
    'request.notDraft',
    'request.otherType',
    'stale',
    'action.blocked',
    'serial.importRunning',
    'request.dailyLimit',
    'tooManyRequests',
  ],
});

export const updateModuleClaim = endpoint({
  method: 'POST',
  path: '/api/module/update',
  summary: 'Update a module claim',
  about:
    'A draft, which it never submits; or of a submitted claim, as long as a tip asks for it, what the tip names. The rest has to stay as it is.',
  access: query,
  body: 'UpdateModuleClaimBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'request.otherType', 'stale'],
});

export const getModuleDetails = endpoint({
  method: 'GET',
  path: '/api/qa/request/queryModuleByTipsType/:id',
  summary: 'Get the details of a module claim that a tip asks for',
  about: 'All details, with what was typed so far, and which of them an open tip unlocks.',
  access: query,
  params: 'OnModuleClaim',
  data: 'ModuleDetails',
});

export const updateModuleDetails = endpoint({
  method: 'POST',
  path: '/api/qa/request/updateModuleDetails',
  summary: 'Save details of a module claim that a tip asks for',
  about: 'Kept with the tip, whatever their state, and checked and put into the claim when it is confirmed. What is left out stays.',
  access: { permission: 'csp:chat:send' },
  body: 'UpdateModuleDetailsBody',
  data: 'ModuleDetails',
  errors: ['tip.closed', 'stale', 'action.notAllowed'],
});

export const getModuleClaimDraft = endpoint({
  method: 'GET',
  path: '/api/module/queryModuleInfoByDraft/:id',
  summary: 'Get a draft of a module claim, or a copy of a request',
  about: 'With `action=clone`, it returns a copy.',
  access: query,
  params: 'OnModuleClaim',
  query: 'GetModuleClaimDraftQuery',
  data: 'ModuleClaimDraftView',
});

export const getModuleClaimProfile = endpoint({
  method: 'GET',
  path: '/api/module/queryModuleProfile/:id',
  summary: 'Get a submitted module claim',
  access: query,
  params: 'OnModuleClaim',
  data: 'ModuleClaimProfile',
});

export const listEarlierProjects = endpoint({
  method: 'GET',
  path: '/api/module/projects',
  summary: "List your company's recent projects",
  about: 'Projects with submitted claims, most recent first. Employees pass the contact they act for.',
  access: query,
  query: 'EarlierProjectsQuery',
  data: 'EarlierProject[]',
});
