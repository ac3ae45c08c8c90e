import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/common/region/country',
  summary: "Countries, sorted by name in the caller's language",
  access: 'public',
  data: 'Country[]',
});

export const listEuCountries = endpoint({
  method: 'GET',
  path: '/api/warranty/eu/country',
  summary: 'The 27 member states of the European Union',
  access: 'public',
  data: 'Country[]',
});

export const listAccountTypes = endpoint({
  method: 'GET',
  path: '/api/account/getAccountType',
  summary: 'Account types',
  access: 'public',
  data: 'DictEntry[]',
});

export const listAccountRoles = endpoint({
  method: 'GET',
  path: '/api/common/localize/accountRole',
  summary: 'Account roles',
  access: 'public',
  data: 'DictEntry[]',
});

export const listOrganizationNatures = endpoint({
  method: 'GET',
  path: '/api/common/localize/organizationNature',
  summary: 'Organization natures',
  access: 'public',
  data: 'DictEntry[]',
});

export const listSalutations = endpoint({
  method: 'GET',
  path: '/api/contact/getSalutation',
  summary: 'Salutations',
  access: 'public',
  data: 'DictEntry[]',
});

export const dictionary = endpoint({
  method: 'GET',
  path: '/api/parts/lang/:type',
  summary: "One dictionary in the caller's language",
  access: 'signedIn',
  params: 'OnDictionary',
  labels: { type: 'dictType' },
  data: 'DictEntry[]',
});

export const dictionaryByType = endpoint({
  method: 'GET',
  path: '/system/dict/data/type/:type',
  summary: "One dictionary in the caller's language",
  access: 'signedIn',
  params: 'OnDictionary',
  labels: { type: 'dictType' },
  data: 'DictEntry[]',
});
