export { importModules, RegistryFileError } from './import-modules.ts';
export { noteUnknown, spendJudging } from './judging-budget.ts';
export { findRegistered } from './registered.ts';
export { registerModule } from './routes.ts';
export { findFirstProduction, findModulesFrom, type JudgedFor } from './store.ts';
