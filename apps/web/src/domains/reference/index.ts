export { LanguageCells } from './components/language-cells.tsx';
export { countries, useCountryOptions, useDictionaryOptions } from './queries.ts';
