export * from './audit.ts';
export * from './endpoints.ts';
export * from './profile.ts';
export * from './schemas.ts';
export * from './staff.ts';
export * from './sign-on.ts';
