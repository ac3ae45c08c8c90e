import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listOnBehalfDrafts = endpoint({
  method: 'GET',
  path: '/api/request/behalf/drafts',
  summary: 'List drafts that employees started for customers',
  access: { permission: 'csp:request:behalf' },
  query: 'OnBehalfDraftsQuery',
  data: 'OnBehalfDraft',
  paged: true,
});
