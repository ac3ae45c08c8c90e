export { trackerClaimKind } from './request-kind.ts';
