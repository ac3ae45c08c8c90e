export { registerPayment } from './routes.ts';
export { resealBatch } from './service/rotate.ts';
export { countByKey } from './store/rotation.ts';
