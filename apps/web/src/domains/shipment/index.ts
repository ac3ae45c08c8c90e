export { addressTasks, Deliveries, pairTasks, ShipmentsCard } from './lazy-parts.ts';
