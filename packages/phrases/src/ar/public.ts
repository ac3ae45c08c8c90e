/** What every page of the web may speak, in Arabic; loaded first. One line for each namespace. */
export { default as home } from './home.ts';
export { default as site } from './site.ts';
