/** What every page of the web may speak, in German; loaded first. One line for each namespace. */
export { default as site } from './site.ts';
