export * from './endpoints.ts';
export * from './lifecycle.ts';
export * from './schemas.ts';
export * from './states.ts';
