export { onBehalfPaths } from './on-behalf-paths.ts';
export { ActingFor } from './components/on-behalf-banner/acting-for.tsx';
export { CustomerChooser } from './components/on-behalf-choice/customer-chooser.tsx';
export { addressKeys } from './own-queries.ts';
