import { ownRequestPages, requestPageOf, requestPages } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';

/** Addresses of requests. */
export const requestPaths = {
  list: ownRequestPages.list,
  waiting: `${ownRequestPages.list}?view=waiting`,
  drafts: ownRequestPages.drafts,
  tasks: ownRequestPages.tasks,
  page: (requestId: number) => requestPageOf(requestId, 'customer'),
  /** `onBehalfOf` is the contact that staff are acting for. */
  create: (type: RequestType, onBehalfOf?: number) =>
    onBehalfOf === undefined ? requestPages[type].wizard : `${requestPages[type].wizard}?onBehalfOf=${onBehalfOf}`,
  draft: (type: RequestType, requestId: number) => `${requestPages[type].wizard}?requestId=${requestId}`,
  clone: (type: RequestType, requestId: number) => `${requestPages[type].wizard}?requestId=${requestId}&action=clone`,
  submitted: (type: RequestType, requestId: number) => `${requestPages[type].submitted}?requestId=${requestId}`,
} as const;
