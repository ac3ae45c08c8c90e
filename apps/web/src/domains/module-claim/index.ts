export { AddressFacts, ProjectFacts } from './components/claim-facts.tsx';
export { claimProfile } from './queries.ts';
