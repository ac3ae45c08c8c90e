export * from './on-behalf-endpoints.ts';
export * from './on-behalf.ts';
export * from './endpoints.ts';
export * from './lifecycle.ts';
export * from './progress.ts';
export * from './schemas.ts';
export * from './states.ts';
export * from './teams.ts';
