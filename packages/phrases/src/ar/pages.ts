/** What the other public pages and the rules of fields speak, in Arabic; loaded with the first of them. One line for each namespace. */
export { default as module } from './module.ts';
export { default as noticeWays } from './notice-ways.ts';
export { default as plain } from './plain.ts';
export { default as registration } from './registration.ts';
export { default as rules } from './rules.ts';
export { default as signOn } from './sign-on.ts';
export { default as spokenCode } from './spoken-code.ts';
