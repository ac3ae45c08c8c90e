import { requestTypes } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';

/** Where each kind of request is filled in (spec 2 §2). */
const wizards = {
  [requestTypes.moduleEnquiry]: '/enquiryrequest/moduleenquiry',
  [requestTypes.trackerEnquiry]: '/enquiryrequest/partsenquiry',
  [requestTypes.moduleClaim]: '/warrantyclaim/moduleclaim',
  [requestTypes.trackerClaim]: '/warrantyclaim/partsclaim',
} as const satisfies Record<RequestType, string>;

/** The kinds whose wizards this web has. */
export const fileableTypes: readonly RequestType[] = [requestTypes.moduleClaim];

/** Addresses of requests. */
export const requestPaths = {
  list: '/profile/myRequest',
  waiting: '/profile/myRequest?view=waiting',
  drafts: '/profile/draftRequest',
  page: (requestId: number) => `/request/${requestId}`,
  /** `onBehalfOf` is the contact whom staff act for. */
  create: (type: RequestType, onBehalfOf?: number) =>
    onBehalfOf === undefined ? wizards[type] : `${wizards[type]}?onBehalfOf=${onBehalfOf}`,
  draft: (type: RequestType, requestId: number) => `${wizards[type]}?requestId=${requestId}`,
  clone: (type: RequestType, requestId: number) => `${wizards[type]}?requestId=${requestId}&action=clone`,
} as const;
