export { registryEntry } from './queries.ts';
export { plainSerial } from './serial-text.ts';
