export { registerRouting } from './routes.ts';
export { routeAll } from './service/route.ts';
