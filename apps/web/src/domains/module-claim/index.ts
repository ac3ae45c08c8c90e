export { moduleClaimKind } from './request-kind.ts';
