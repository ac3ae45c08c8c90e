import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('live');

export const liveTicket = endpoint({
  method: 'GET',
  path: '/api/qa/ticket',
  summary: 'Get a ticket for live updates',
  about: 'A ticket works once, within 30 seconds, for `/api/qa/live?ticket=`.',
  access: 'signedIn',
  data: 'LiveTicket',
});

export const liveTicketAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/ticket',
  summary: 'Get a ticket for live updates as a guest',
  about: 'The guest can watch the one record in the link.',
  access: 'guest',
  data: 'LiveTicket',
});
