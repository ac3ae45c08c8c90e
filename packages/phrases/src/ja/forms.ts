/** What signing in and every form speak, in Japanese; loaded with the first of them. One line for each namespace. */
export { default as fields } from './fields.ts';
export { default as identity } from './identity.ts';
