export { importModules, RegistryFileError } from './import-modules.ts';
export { registerModule } from './routes.ts';
export { findModulesFrom } from './store.ts';
