import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const edit = { permission: 'system:user:edit' } as const;

export const listFactorResets = endpoint({
  method: 'GET',
  path: '/system/user/factorReset',
  summary: 'List lost second factors that wait for confirmation',
  access: edit,
  data: 'FactorReset[]',
});

export const askFactorReset = endpoint({
  method: 'POST',
  path: '/system/user/factorReset',
  summary: "Ask for a reset of someone's second factor",
  about: 'Another administrator has 24 hours to confirm.',
  access: edit,
  freshProof: 'always',
  body: 'ResetReason',
  data: 'FactorReset',
  idempotent: true,
  errors: ['factor.resetNotYours', 'factor.resetOpen', 'factor.none'],
});

export const confirmFactorReset = endpoint({
  method: 'POST',
  path: '/system/user/factorReset/confirm',
  summary: "Confirm a reset of someone's second factor",
  about: 'Sessions end, and a link is mailed that works once, for 30 minutes.',
  access: edit,
  freshProof: 'always',
  body: 'OnFactorReset',
  idempotent: true,
  errors: ['factor.resetNotYours'],
});

export const cancelFactorReset = endpoint({
  method: 'POST',
  path: '/system/user/factorReset/cancel',
  summary: 'Cancel a reset that waits',
  access: edit,
  body: 'OnFactorReset',
});

export const useFactorLink = endpoint({
  method: 'POST',
  path: '/api/secondFactor/lost',
  summary: 'Remove a lost second factor by the mailed link',
  access: 'public',
  body: 'OnFactorLink',
  errors: ['factor.linkInvalid', 'tooManyRequests'],
});
