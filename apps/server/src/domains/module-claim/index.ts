export { moduleClaimKind } from './kind.ts';
export { registerModuleClaim } from './routes.ts';
export { holdsClaimChoice } from './store.ts';
