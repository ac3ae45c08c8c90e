export { countries, useCountryOptions, useDictionaryOptions } from './queries.ts';
