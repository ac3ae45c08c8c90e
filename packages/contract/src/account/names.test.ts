import { expect, it } from 'vitest';
import type { z } from 'zod';
import { EditStaffBody, InviteStaffBody, OwnProfileBody, AddTeamBody } from '../identity/index.ts';
import { violationsOf } from '../kit/index.ts';
import { AddressBody, OwnAccountBody, OwnContactBody } from './profile.ts';
import { AddProviderBody, InviteProviderUserBody } from './providers.ts';
import { AccountReq, ContactReq, RequestAddressReq } from './schemas.ts';

it.each<[string, z.ZodObject, string[]]>([
  ['a company', AccountReq, ['companyName', 'province', 'city']],
  ['a contact', ContactReq, ['firstName', 'lastName', 'jobTitle']],
  ['the own company', OwnAccountBody, ['province', 'city']],
  ['the own contact', OwnContactBody, ['firstName', 'lastName', 'jobTitle']],
  ['the own profile', OwnProfileBody, ['jobTitle']],
  ['an address', AddressBody, ['companyName', 'addressTitle', 'contactPerson', 'city']],
  ['a delivery address', RequestAddressReq, ['accountName', 'contactPerson', 'city']],
  ['an employee', InviteStaffBody, ['name', 'jobTitle']],
  ['an employee who is changed', EditStaffBody, ['name', 'jobTitle']],
  ['a team', AddTeamBody, ['name']],
  ['a service provider', AddProviderBody, ['name', 'city']],
  ["a provider's user", InviteProviderUserBody, ['name', 'jobTitle']],
])('the names of %s are plain lines', (_, body, fields) => {
  const refused = (name: string) => {
    const input = Object.fromEntries(fields.map((field) => [field, name]));
    const { error } = body.safeParse(input);
    const violations = error === undefined ? [] : violationsOf(error, input);
    return fields.flatMap((field) => violations.find(({ path }) => path === field)?.rule ?? []);
  };
  expect(refused('Sun\nYou won')).toEqual(fields.map(() => 'noControl'));
  expect(refused('Sun \u202Egpj.exe')).toEqual(fields.map(() => 'noControl'));
  expect(refused('www.evil.example')).toEqual(fields.map(() => 'noWebAddress'));
  expect(refused('شركة الشمس')).toEqual([]);
});
