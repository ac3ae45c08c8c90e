export * from './endpoints.ts';
export * from './first-lines.ts';
export * from './lifecycle.ts';
export * from './passport.ts';
export * from './review-endpoints.ts';
export * from './review.ts';
export * from './schemas.ts';
export type * from './live-events.ts';
