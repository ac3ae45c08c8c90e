export * from './delivery-endpoints.ts';
export * from './delivery-schemas.ts';
export * from './endpoints.ts';
export * from './rma-endpoints.ts';
export * from './rma-schemas.ts';
export * from './schemas.ts';
export * from './states.ts';
