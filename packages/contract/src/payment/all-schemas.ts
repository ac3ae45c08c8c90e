export { Attachment } from '../attachment/index.ts';
export * from './payment-schemas.ts';
export * from './schemas.ts';
