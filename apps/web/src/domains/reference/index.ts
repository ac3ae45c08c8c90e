export { LanguageCells } from './components/language-cells.tsx';
export { countries, useCountryOptions, useCurrencyOptions, useDictionaryOptions } from './queries.ts';
