export { requestsPort, type MovedRequest } from './ports.ts';
export { registerAccount } from './routes.ts';
export { keepAddress } from './service/keep-address.ts';
export { findCompaniesLike, findContactsLike } from './store/find.ts';
export { requireActable } from './service/on-behalf.ts';
export { workCalendarOf, type WorkCalendar } from './service/work-calendar.ts';
