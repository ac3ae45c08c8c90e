/** What only staff's screens speak, in Polish; loaded after the sign-in of staff. One line for each namespace. */
export { default as audit } from './audit.ts';
export { default as auditWords } from './audit-words.ts';
export { default as bankCheck } from './bank-check.ts';
export { default as paying } from './paying.ts';
export { default as bulk } from './bulk.ts';
export { default as customers } from './customers.ts';
export { default as desk } from './desk.ts';
export { default as deskViews } from './desk-views.ts';
export { default as absence } from './absence.ts';
export { default as deskNext } from './desk-next.ts';
export { default as languages } from './languages.ts';
export { default as macro } from './macro.ts';
export { default as macroRun } from './macro-run.ts';
export { default as providers } from './providers.ts';
export { default as routing } from './routing.ts';
export { default as reference } from './reference.ts';
export { default as staff } from './staff.ts';
