import { z } from 'zod';
import { endpoint, Id } from '../kit/index.ts';
import { ModuleClaimDraftView, ModuleClaimProfile, ModuleClaimSaved, SaveModuleClaimBody } from './schemas.ts';

const query = { permission: 'csp:request:query' } as const;
const onRequest = z.object({ id: Id });

export const saveModuleClaim = endpoint({
  method: 'POST',
  path: '/api/module/save',
  summary: 'Save a module claim as a draft, or submit it. A draft takes whatever was typed so far; submitting checks everything',
  access: query,
  body: SaveModuleClaimBody,
  data: ModuleClaimSaved,
  idempotent: true,
  errors: ['request.notDraft', 'stale', 'action.blocked', 'serial.importRunning'],
});

export const getModuleClaimDraft = endpoint({
  method: 'GET',
  path: '/api/module/queryModuleInfoByDraft/:id',
  summary: 'A draft to go on with, or with `action=clone` a copy of any own request',
  access: query,
  params: onRequest,
  query: z.object({ action: z.literal('clone').optional() }),
  data: ModuleClaimDraftView,
});

export const getModuleClaimProfile = endpoint({
  method: 'GET',
  path: '/api/module/queryModuleProfile/:id',
  summary: 'A submitted claim with everything in it',
  access: query,
  params: onRequest,
  data: ModuleClaimProfile,
});
