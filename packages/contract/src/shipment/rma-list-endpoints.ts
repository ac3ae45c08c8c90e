import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('shipment');

export const listRmaLists = endpoint({
  method: 'GET',
  path: '/api/request/rma/lists',
  summary: 'List deliveries of exchanges with how many serial numbers they have',
  about: 'Of claims that the caller may see, once the dates of a delivery are set. Those that go on come first, the newest of them on top.',
  access: { permission: 'csp:request:query' },
  query: 'RmaListsQuery',
  data: 'RmaList',
  paged: true,
});
