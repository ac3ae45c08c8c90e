export * from './part-schemas.ts';
export * from './part-review.ts';
export * from './schemas.ts';
