import { buildCustomer, disableContact } from '#src/domains/account/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { DemoPeople } from './people.ts';

const lumiere = {
  companyName: 'Lumière du Rhône SAS',
  accountType: '3',
  accountRole: ['1', '4'],
  regionId: 250,
  province: 'Rhône',
  city: 'Lyon',
  address: 'Quai Perrache 42',
  postalCode: '69002',
  taxNo: 'FR40303265045',
};

const nordlys = {
  companyName: 'Nordlys Montage AS',
  regionId: 578,
  province: '',
  city: 'Tromsø',
  address: 'Strandgata 9',
  postalCode: '9008',
  taxNo: 'NO987654321',
};

/** Companies whose people are not all at hand: not active yet, or disabled with an open claim. */
export async function buildCompanies(platform: Platform, { supervisor }: DemoPeople): Promise<void> {
  const person = (firstName: string, lastName: string) => ({
    firstName,
    lastName,
    email: `${firstName[0]}.${lastName}@lumierhone.example`
      .normalize('NFD')
      .replaceAll(/[^a-zA-Z.@]/g, '')
      .toLowerCase(),
    language: 'fr' as const,
  });
  const helene = await buildCustomer(platform, { ...person('Hélène', 'Marchand'), company: lumiere });
  await buildCustomer(platform, { ...person('Bruno', 'Lefèvre'), company: helene });
  await buildCustomer(platform, { ...person('Camille', 'Noël'), company: helene, isInactive: true });
  const theo = await buildCustomer(platform, { ...person('Théo', 'Rousset'), company: helene });
  await buildClaim(platform, theo, { submit: true });
  await disableContact(platform, supervisor, theo, 'Left the company');
  await buildCustomer(platform, {
    firstName: 'Sigrid',
    lastName: 'Nilsen',
    email: 'sigrid.nilsen@nordlys.example',
    company: nordlys,
    isInactive: true,
  });
}
