export { countryCodeOf, countryName, timeZoneOf } from './service/countries.ts';
