export { registerTrackerClaim } from './routes.ts';
