export { draftGuardsOf } from './guards.ts';
export { addModuleClaim } from './routes.ts';
export { saveClaim } from './service.ts';
