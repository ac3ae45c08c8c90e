export { findRunningImports } from './import-store.ts';
export { reevaluation } from './queues.ts';
export { registerSerialNumber } from './routes.ts';
export { countSerials, findWithSerials } from './store.ts';
export { addTypedSerials } from './service/typed.ts';
