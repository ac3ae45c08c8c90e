export { registerShipment } from './routes.ts';
export { changedByDates, faultOfDates, setDates } from './service/dates.ts';
export { placesIn } from './service/tell.ts';
export { findUnarrived, type Plannable } from './store/dates.ts';
