export type { RequestContext, RequestNeighbours } from './neighbours.ts';
export { addRequest } from './routes.ts';
export { actionsOf } from './service/act.ts';
export { getRequestDetail } from './service/detail.ts';
export { lockDraft, openDraft, saveDraft, submitDraft } from './service/draft.ts';
export { findRequest, type RequestRecord } from './store.ts';
export { canReadRequest, lockForTalk, noteMessage, requestFiles } from './talk.ts';
export { pickUpRequest, withdrawOwnRequest } from './service/ownership.ts';
