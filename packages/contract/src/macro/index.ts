export * from './endpoints.ts';
export * from './page-paths.ts';
export * from './schemas.ts';
export * from './steps.ts';
export * from './variables.ts';
