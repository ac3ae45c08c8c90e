export { factsOf } from './facts.ts';
export type { RequestContext, RequestNeighbours } from './neighbours.ts';
export { findCaseContact } from './people-store.ts';
export { addRequest } from './routes.ts';
export { act, actionsOf, lockRequest } from './service/act.ts';
export { getRequestDetail } from './service/detail.ts';
export { lockDraft, openDraft, saveDraft, submitDraft } from './service/draft.ts';
export { findRequest, type RequestRecord } from './store.ts';
export { canReadRequest, lockForTalk, noteMessage, requestFiles } from './talk.ts';
