export * from './earlier.ts';
export * from './on-behalf.ts';
export * from './schemas.ts';
