/** What the second factor speaks, in English; loaded where someone proves or sets it up. One line for each namespace. */
export { default as secondFactor } from './second-factor.ts';
