export * from './endpoints.ts';
export * from './pages.ts';
export * from './schemas.ts';
export * from './states.ts';
