export * from './decide.ts';
export * from './endpoints.ts';
export * from './page-paths.ts';
export * from './schemas.ts';
