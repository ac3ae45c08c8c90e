export { useCountryOptions, useDictionaryOptions } from './queries.ts';
