export { AddressDescriptions, ProjectDescriptions } from './components/claim-descriptions.tsx';
export { claimProfile } from './queries.ts';
