export { isImportRunning } from './import-store.ts';
export { rejudgings } from './queues.ts';
export { addSerialNumber } from './routes.ts';
export { countSerials, findRequestsWith } from './store.ts';
export { addTyped } from './service/typed.ts';
