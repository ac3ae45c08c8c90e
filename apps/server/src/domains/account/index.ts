export { requestsPort, type MovedRequest } from './ports.ts';
export { registerAccount } from './routes.ts';
export { keepAddress } from './service/keep-address.ts';
export { findCompaniesLike, findContactsLike } from './store/find.ts';
export { customerChoice, requireActable } from './service/on-behalf.ts';
export { suggestCustomers } from './service/suggest-customers.ts';
export { workCalendarOf, type WorkCalendar } from './service/work-calendar.ts';
