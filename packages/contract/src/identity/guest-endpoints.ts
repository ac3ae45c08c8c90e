import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const enterByLink = endpoint({
  method: 'POST',
  path: '/open/iframe/session',
  summary: 'Exchange the signed link of a host system, once, for the session of a guest that reaches the one record it names',
  access: 'public',
  body: 'GuestLinkBody',
  data: 'GuestSession',
  errors: ['auth.guestLinkInvalid', 'tooManyRequests'],
});
