import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const enterByLink = endpoint({
  method: 'POST',
  path: '/open/iframe/session',
  summary: 'Start a guest session with a signed link',
  about: 'Each link from a host system works once. The session only gives access to the record in the link.',
  access: 'public',
  body: 'GuestLinkBody',
  data: 'GuestSession',
  errors: ['auth.guestLinkInvalid', 'tooManyRequests'],
});
