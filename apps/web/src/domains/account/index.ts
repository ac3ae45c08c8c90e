export { behalfPaths } from './behalf-paths.ts';
export { ActingFor } from './components/behalf-banner/acting-for.tsx';
export { CustomerChooser } from './components/behalf-choice/customer-chooser.tsx';
