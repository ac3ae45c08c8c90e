import { deskPages, requestPageOf } from '@heliodesk/contract/request';

/** Addresses of the desk. */
export const deskPaths = {
  list: deskPages.list,
  /** Enquiries of guests. */
  rts: deskPages.rts,
  /** The same, with one of them open. */
  bind: (requestId: number) => `${deskPages.rts}?bind=${requestId}`,
  case: (requestId: number) => requestPageOf(requestId, 'staff'),
  /** The same, with a note open. */
  note: (requestId: number) => `${requestPageOf(requestId, 'staff')}?write=note`,
} as const;
