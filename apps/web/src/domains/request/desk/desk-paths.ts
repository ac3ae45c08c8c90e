import { deskPages, requestPageOf } from '@heliodesk/contract/request';

/** Addresses of the desk. */
export const deskPaths = {
  list: deskPages.list,
  case: (requestId: number) => requestPageOf(requestId, 'staff'),
} as const;
