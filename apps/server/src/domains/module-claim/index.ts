export { registerModuleClaim } from './routes.ts';
export { holdsClaimChoice } from './store.ts';
