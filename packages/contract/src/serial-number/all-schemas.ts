export * from './passport.ts';
export * from './schemas.ts';
