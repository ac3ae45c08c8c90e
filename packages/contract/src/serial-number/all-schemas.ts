export * from './passport.ts';
export * from './review.ts';
export * from './schemas.ts';
export * from './verdict-file.ts';
