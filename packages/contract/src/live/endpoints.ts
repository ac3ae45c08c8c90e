import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('live');

export const liveTicket = endpoint({
  method: 'GET',
  path: '/api/qa/ticket',
  summary: 'A ticket, used once within 30 seconds, for the live connection at /api/qa/live?ticket=',
  access: 'signedIn',
  data: 'LiveTicket',
});

export const liveTicketAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/ticket',
  summary: 'The same for a guest, who can watch the one record of the link',
  access: 'guest',
  data: 'LiveTicket',
});
