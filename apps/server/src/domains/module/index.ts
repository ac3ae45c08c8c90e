export { importModules, registryColumns } from './import-modules.ts';
export { addModule } from './routes.ts';
