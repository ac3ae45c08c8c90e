export * from './endpoints.ts';
export * from './kinds.ts';
export * from './schemas.ts';
export type * from './live-events.ts';
