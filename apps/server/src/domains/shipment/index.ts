export { registerShipment } from './routes.ts';
