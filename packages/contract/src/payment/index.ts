export * from './endpoints.ts';
export * from './lists.ts';
export * from './pages.ts';
export * from './payment-endpoints.ts';
export * from './payment-schemas.ts';
export * from './payment-states.ts';
export * from './schemas.ts';
export * from './states.ts';
