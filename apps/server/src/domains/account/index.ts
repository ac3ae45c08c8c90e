export { createContact, type CreatedContact, type NewPerson } from './service/people.ts';
export { workCalendarOf, type WorkCalendar } from './service/work-calendar.ts';
