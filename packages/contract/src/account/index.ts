export * from './behalf.ts';
export * from './endpoints.ts';
export * from './profile.ts';
export * from './schemas.ts';
