export * from './askable.ts';
export * from './endpoints.ts';
export * from './schemas.ts';
export * from './steps.ts';
