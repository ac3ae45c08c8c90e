import { deskPages } from '@heliodesk/contract/request';

/** Addresses of the desk. */
export const deskPaths = {
  list: deskPages.list,
  case: (requestId: number) => `${deskPages.list}/${requestId}`,
} as const;
