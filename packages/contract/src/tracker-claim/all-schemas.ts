export * from './part-schemas.ts';
export * from './schemas.ts';
