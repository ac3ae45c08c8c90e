export { registerMacro } from './routes.ts';
