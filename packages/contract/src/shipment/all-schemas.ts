export { Attachment } from '../attachment/index.ts';
export { RequestActed } from '../request/index.ts';
export * from './delivery-schemas.ts';
export * from './rma-list-schemas.ts';
export * from './rma-schemas.ts';
export * from './schemas.ts';
