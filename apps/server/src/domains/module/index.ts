export { importModules, RegistryFileError } from './import-modules.ts';
export { noteUnknown, spendJudging, type JudgedFor } from './judging-budget.ts';
export { registerModule } from './routes.ts';
export { findFirstProduction, findModulesFrom } from './store.ts';
