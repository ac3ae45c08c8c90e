/** What the home page speaks, in Japanese; loaded with it. One line for each namespace. */
export { default as home } from './home.ts';
