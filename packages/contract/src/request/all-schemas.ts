export * from './behalf.ts';
export * from './schemas.ts';
