/** What every page of the web may speak, in Spanish; loaded first. One line for each namespace. */
export { default as site } from './site.ts';
