export { draftGuardsOf } from './guards.ts';
export { addModuleClaim } from './routes.ts';
export { holdsClaimChoice } from './store.ts';
