import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/common/region/country',
  summary: 'List countries',
  about: "Sorted by name in the caller's language.",
  access: 'public',
  forAnyone: true,
  data: 'Country[]',
});

export const listEuCountries = endpoint({
  method: 'GET',
  path: '/api/warranty/eu/country',
  summary: 'List the member states of the European Union',
  access: 'public',
  forAnyone: true,
  data: 'Country[]',
});

export const listAccountTypes = endpoint({
  method: 'GET',
  path: '/api/account/getAccountType',
  summary: 'List account types',
  access: 'public',
  forAnyone: true,
  data: 'DictEntry[]',
});

export const listAccountRoles = endpoint({
  method: 'GET',
  path: '/api/common/localize/accountRole',
  summary: 'List account roles',
  access: 'public',
  forAnyone: true,
  data: 'DictEntry[]',
});

export const listOrganizationNatures = endpoint({
  method: 'GET',
  path: '/api/common/localize/organizationNature',
  summary: 'List organization natures',
  access: 'public',
  forAnyone: true,
  data: 'DictEntry[]',
});

export const listSalutations = endpoint({
  method: 'GET',
  path: '/api/contact/getSalutation',
  summary: 'List salutations',
  access: 'public',
  forAnyone: true,
  data: 'DictEntry[]',
});

export const listDictionaries = endpoint({
  method: 'GET',
  path: '/api/common/dictionary/list',
  summary: "List the stored dictionaries in the caller's language",
  about: 'Countries and currencies are not among them: they have calls of their own.',
  access: 'signedIn',
  data: 'StoredDictionary[]',
});

export const dictionary = endpoint({
  method: 'GET',
  path: '/api/parts/lang/:type',
  summary: "Get a dictionary in the caller's language",
  access: 'signedIn',
  params: 'OnDictionary',
  labels: { type: 'dictType' },
  data: 'DictEntry[]',
});

export const dictionaryByType = endpoint({
  method: 'GET',
  path: '/system/dict/data/type/:type',
  summary: "Get a dictionary in the caller's language by its type",
  access: 'signedIn',
  params: 'OnDictionary',
  labels: { type: 'dictType' },
  data: 'DictEntry[]',
});
