/** What signing in and every form speak, in English; loaded with the first of them. One line for each namespace. */
export { default as fields } from './fields.ts';
export { default as identity } from './identity.ts';
