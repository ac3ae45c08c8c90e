export { approvalLimitsAction, SolutionClock, SolutionsCard, SolutionsWork } from './lazy-parts.ts';
export { OfferedSolutions } from './offered/offered-solutions.tsx';
