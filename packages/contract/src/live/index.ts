export * from './endpoints.ts';
export * from './events.ts';
export { LiveCommand as LiveCommandSchema } from './schemas.ts';
