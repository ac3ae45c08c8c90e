export { claimList } from './list.ts';
export { findList, findListStates, findWaiting, removeLists } from './list-store.ts';
export { serialListOwners, type EvaluationScope, type SerialListOwner } from './owners.ts';
export { reevaluation } from './queues.ts';
export { registerSerialNumber } from './routes.ts';
export { readUploaded } from './service/read-uploaded.ts';
export { takeSpreadsheet } from './service/upload-import.ts';
export { listSerials } from './service/read-list.ts';
export { addTypedSerials } from './service/typed.ts';
