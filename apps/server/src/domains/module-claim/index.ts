export { registerModuleClaim } from './routes.ts';
