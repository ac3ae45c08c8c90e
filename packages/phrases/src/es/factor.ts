export { default as secondFactor } from './second-factor.ts';
