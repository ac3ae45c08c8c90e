export { registerEnquiry } from './routes.ts';
