import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const remindCustomer = endpoint({
  method: 'POST',
  path: '/api/request/desk/remind',
  summary: 'Remind the customer of what waits for them',
  about: 'Sends the open tips and the open question of a request once more, in one e-mail.',
  access: { permission: 'csp:request:tip' },
  body: 'OnRequest',
  data: 'RequestActed',
  idempotent: true,
  errors: ['request.nobodyToRemind', 'stale', 'action.notAllowed', 'action.blocked'],
});
