export { draftGuardsOf } from './guards.ts';
export { registerModuleClaim } from './routes.ts';
export { holdsClaimChoice } from './store.ts';
