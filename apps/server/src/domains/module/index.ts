export { importModules, RegistryFileError } from './import-modules.ts';
export { addModule } from './routes.ts';
