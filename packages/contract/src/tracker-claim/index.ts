export * from './askable.ts';
export * from './endpoints.ts';
export * from './part-schemas.ts';
export * from './part-review-endpoints.ts';
export * from './part-review.ts';
export * from './schemas.ts';
export * from './steps.ts';
