export { draftGuardsOf } from './guards.ts';
export { addModuleClaim } from './routes.ts';
