export * from './schemas.ts';
export * from './states.ts';
