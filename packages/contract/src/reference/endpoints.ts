import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { Announcement, Country, DictEntry, DictType } from './schemas.ts';

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/common/region/country',
  summary: "Countries, sorted by name in the caller's language",
  access: 'public',
  data: z.array(Country),
});

export const listEuCountries = endpoint({
  method: 'GET',
  path: '/api/warranty/eu/country',
  summary: 'The 27 member states of the European Union',
  access: 'public',
  data: z.array(Country),
});

export const listAccountTypes = endpoint({
  method: 'GET',
  path: '/api/account/getAccountType',
  summary: 'Account types',
  access: 'public',
  data: z.array(DictEntry),
});

export const listAccountRoles = endpoint({
  method: 'GET',
  path: '/api/common/localize/accountRole',
  summary: 'Account roles',
  access: 'public',
  data: z.array(DictEntry),
});

export const listOrganizationNatures = endpoint({
  method: 'GET',
  path: '/api/common/localize/organizationNature',
  summary: 'Organization natures',
  access: 'public',
  data: z.array(DictEntry),
});

export const listSalutations = endpoint({
  method: 'GET',
  path: '/api/contact/getSalutation',
  summary: 'Salutations',
  access: 'public',
  data: z.array(DictEntry),
});

export const dictionary = endpoint({
  method: 'GET',
  path: '/api/parts/lang/:type',
  summary: "One dictionary in the caller's language",
  access: 'signedIn',
  params: z.object({ type: DictType }),
  data: z.array(DictEntry),
});

export const dictionaryByType = endpoint({
  method: 'GET',
  path: '/system/dict/data/type/:type',
  summary: "One dictionary in the caller's language",
  access: 'signedIn',
  params: z.object({ type: DictType }),
  data: z.array(DictEntry),
});

export const currentAnnouncements = endpoint({
  method: 'GET',
  path: '/api/common/announcements',
  summary: 'Banners to be shown now: from 7 days before their start until their end',
  access: 'public',
  data: z.array(Announcement),
});
