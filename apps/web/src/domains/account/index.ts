export { onBehalfPaths } from './on-behalf-paths.ts';
export { ActingFor } from './components/on-behalf-banner/acting-for.tsx';
export { customerChoices } from './on-behalf-queries.ts';
export { CustomerChooser } from './components/on-behalf-choice/customer-chooser.tsx';
export { addressKeys } from './own-queries.ts';
export type { FieldOf } from './components/fields/field-of.ts';
export { PapersFields } from './components/fields/papers-fields.tsx';
export { PlaceFields } from './components/fields/place-fields.tsx';
export { RecipientFields } from './components/fields/recipient-fields.tsx';
