export { RequestActed } from '../request/index.ts';
export * from './schemas.ts';
