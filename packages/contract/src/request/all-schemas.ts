export * from './case-contact.ts';
export * from './earlier.ts';
export * from './discarded.ts';
export * from './draft-progress.ts';
export * from './menu-counts.ts';
export * from './find.ts';
export * from './on-behalf.ts';
export * from './schemas.ts';
