import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const edit = { permission: 'system:user:edit' } as const;

export const listFactorResets = endpoint({
  method: 'GET',
  path: '/system/user/factorReset',
  summary: 'List resets of lost second factors that are waiting for confirmation',
  access: edit,
  data: 'FactorReset[]',
});

export const askFactorReset = endpoint({
  method: 'POST',
  path: '/system/user/factorReset',
  summary: "Request a reset of someone's second factor",
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
  about: 'Ends their sessions and mails them a link, which works once within 30 minutes.',
  access: edit,
  freshProof: 'always',
  body: 'OnFactorReset',
  idempotent: true,
  errors: ['factor.resetNotYours'],
});

export const cancelFactorReset = endpoint({
  method: 'POST',
  path: '/system/user/factorReset/cancel',
  summary: 'Cancel a pending reset',
  access: edit,
  body: 'OnFactorReset',
});

export const useFactorLink = endpoint({
  method: 'POST',
  path: '/api/secondFactor/lost',
  summary: 'Remove a lost second factor with the link from the e-mail',
  access: 'public',
  body: 'OnFactorLink',
  errors: ['factor.linkInvalid', 'tooManyRequests'],
});
