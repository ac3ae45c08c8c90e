export * from './run-schemas.ts';
export * from './schemas.ts';
