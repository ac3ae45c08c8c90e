export * from './audit.ts';
export * from './guests.ts';
export * from './page-access.ts';
export * from './profile.ts';
export * from './schemas.ts';
export * from './second-factor.ts';
export * from './sign-on.ts';
export * from './staff.ts';
