export { LanguageCells } from './components/language-cells.tsx';
export { countries, dictionaryOptions, useCountryOptions, useCurrencyOptions, useDictionaryOptions } from './queries.ts';
