import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('module-claim');

const query = { permission: 'csp:request:query' } as const;

export const saveModuleClaim = endpoint({
  method: 'POST',
  path: '/api/module/save',
  summary: 'Save a module claim as a draft, or submit it. A draft takes whatever was typed so far; submitting checks everything',
  access: query,
  body: 'SaveModuleClaimBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'stale', 'action.blocked', 'serial.importRunning', 'tooManyRequests'],
});

export const updateModuleClaim = endpoint({
  method: 'POST',
  path: '/api/module/update',
  summary: 'Save changes of an existing draft; never submits',
  access: query,
  body: 'UpdateModuleClaimBody',
  data: 'RequestSubmitted',
  idempotent: true,
  errors: ['request.notDraft', 'stale'],
});

export const getModuleClaimDraft = endpoint({
  method: 'GET',
  path: '/api/module/queryModuleInfoByDraft/:id',
  summary: 'A draft to go on with, or with `action=clone` a copy of any own request',
  access: query,
  params: 'OnModuleClaim',
  query: 'GetModuleClaimDraftQuery',
  data: 'ModuleClaimDraftView',
});

export const getModuleClaimProfile = endpoint({
  method: 'GET',
  path: '/api/module/queryModuleProfile/:id',
  summary: 'A submitted claim with everything in it',
  access: query,
  params: 'OnModuleClaim',
  data: 'ModuleClaimProfile',
});

export const listEarlierProjects = endpoint({
  method: 'GET',
  path: '/api/module/projects',
  summary: 'Projects of the company with submitted claims, the most recent first; staff name the contact they act for',
  access: query,
  query: 'EarlierProjectsQuery',
  data: 'EarlierProject[]',
});
