export * from './endpoints.ts';
export * from './guest-endpoints.ts';
export * from './schemas.ts';
export type * from './live-events.ts';
