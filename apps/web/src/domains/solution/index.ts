export { OfferedSolutions } from './offered/offered-solutions.tsx';
