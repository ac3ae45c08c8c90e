/** What the public pages speak, in English; loaded with every page. One line for each namespace. */
export { default as errors } from './errors.ts';
export { default as fields } from './fields.ts';
export { default as home } from './home.ts';
export { default as identity } from './identity.ts';
export { default as module } from './module.ts';
export { default as registration } from './registration.ts';
export { default as rules } from './rules.ts';
export { default as site } from './site.ts';
