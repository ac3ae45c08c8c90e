export * from './askable.ts';
export * from './endpoints.ts';
export * from './page-paths.ts';
export * from './run-schemas.ts';
export * from './schemas.ts';
export * from './steps.ts';
export * from './variables.ts';
