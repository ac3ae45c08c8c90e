export * from './on-behalf.ts';
export * from './customer-schemas.ts';
export * from './profile.ts';
export * from './providers.ts';
export * from './schemas.ts';
