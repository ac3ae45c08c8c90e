import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const splitClaim = endpoint({
  method: 'POST',
  path: '/api/request/desk/split',
  summary: 'Move what is undecided of a claim to a claim of its own',
  about:
    'Serial numbers or parts that are neither accepted nor refused go on in a new claim of the same contact and owner, with the details and files. The customer reads the reason and sees both claims.',
  access: { permission: 'csp:request:solution' },
  body: 'SplitBody',
  data: 'ClaimSplit',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'split.nothingUndecided', 'split.nothingDecided', 'serial.importRunning'],
});
