import { deskPages, requestPageOf } from '@heliodesk/contract/request';

/** Addresses of the desk. */
export const deskPaths = {
  list: deskPages.list,
  case: (requestId: number) => requestPageOf(requestId, 'staff'),
  /** The same, with a note open. */
  note: (requestId: number) => `${requestPageOf(requestId, 'staff')}?write=note`,
} as const;
