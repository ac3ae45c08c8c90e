import { buildAddress, buildCustomer, buildProviderCompany, buildProviderUser, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { demoUsers } from '#src/domains/identity/index.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import type { Platform } from '#src/platform/platform.ts';

const address = (name: string): string => `${name}@demo.heliodesk.test`;

/** Names of the staff; their roles are in the list of demo users. */
const staffNames: Record<string, string> = {
  agent: 'Ingrid Halvorsen',
  module: 'Tomás Quiroga',
  tracker: 'Mei Lin',
  supervisor: 'Jakub Wrona',
  supervisor2: 'Hanna Virtanen',
  finance: 'Claire Fontaine',
  finance2: 'Marco Ferri',
  admin: 'Ada Lindqvist',
};

export interface DemoPeople {
  customer: BuiltCustomer;
  colleague: BuiltCustomer;
  customer2: BuiltCustomer;
  agent: BuiltUser;
  module: BuiltUser;
  supervisor: BuiltUser;
  supervisor2: BuiltUser;
  finance: BuiltUser;
  finance2: BuiltUser;
}
export type DemoCustomer = 'customer' | 'colleague' | 'customer2';
export type DemoStaff = 'agent' | 'module' | 'supervisor';

async function buildCustomers(platform: Platform): Promise<Pick<DemoPeople, DemoCustomer>> {
  const sierraClara = {
    companyName: 'Sierra Clara Energía S.L.',
    accountType: '1',
    accountRole: ['2', '3'],
    city: 'Almería',
    province: 'Almería',
    address: 'Calle del Sol 21',
    postalCode: '04001',
    taxNo: 'B04512345',
  };
  const atlas = {
    companyName: 'Atlas Sun EPC',
    accountType: '3',
    accountRole: ['1'],
    regionId: 504,
    city: 'Ouarzazate',
    province: '',
    address: 'Avenue Mohammed V 118',
    postalCode: '45000',
    taxNo: '40211876',
  };
  const customer = await buildCustomer(platform, {
    email: address('customer'),
    firstName: 'Amelia',
    lastName: 'Ortega',
    company: sierraClara,
  });
  const colleague = await buildCustomer(platform, {
    email: address('colleague'),
    firstName: 'Bruno',
    lastName: 'Vidal',
    company: customer,
  });
  const customer2 = await buildCustomer(platform, {
    email: address('customer2'),
    firstName: 'Salma',
    lastName: 'Haddad',
    language: 'fr',
    company: atlas,
  });
  await buildAddress(platform, customer, { addressTitle: 'Almería warehouse', isDefault: true });
  await buildAddress(platform, customer, {
    addressTitle: 'Baza site office',
    city: 'Baza',
    province: 'Granada',
    address: 'Carretera de Murcia km 4',
    postalCode: '18800',
  });
  await buildAddress(platform, customer2, {
    addressTitle: 'Dépôt Ouarzazate',
    city: 'Ouarzazate',
    province: '',
    address: 'Zone industrielle, lot 12',
    postalCode: '45000',
    shipToCountry: 504,
    isDefault: true,
  });
  return { customer, colleague, customer2 };
}

/** Two service providers who know nothing of each other. */
async function buildProviders(platform: Platform): Promise<void> {
  const atlas = await buildProviderCompany(platform, {
    name: 'Atlas Montage Services SARL',
    email: 'contact@atlas-montage.example',
    serves: [504, 724, 620],
  });
  const nordlicht = await buildProviderCompany(platform, {
    name: 'Nordlicht Solartechnik GmbH',
    regionId: 276,
    city: 'Kiel',
    address: 'Werftstraße 18',
    postalCode: '24143',
    email: 'service@nordlicht-solar.example',
    phone: '+49 431 200 45 0',
    serves: [276, 40, 756, 208],
  });
  await buildProviderUser(platform, { company: atlas, email: address('provider'), name: 'Youssef Amrani' });
  await buildProviderUser(platform, { company: nordlicht, email: address('provider2'), name: 'Lena Hartmann' });
}

/** Users of each role (spec 3 §5), with the companies and addresses of the customers. */
export async function buildPeople(platform: Platform): Promise<DemoPeople> {
  const customers = await buildCustomers(platform);
  await buildProviders(platform);
  const staff = new Map<string, BuiltUser>();
  for (const { email, role } of demoUsers) {
    const name = email.split('@', 1)[0] ?? '';
    if (role !== 'customer' && role !== 'provider')
      staff.set(name, await buildStaff(platform, { role, email, name: staffNames[name] ?? name }));
  }
  const named = (name: string): BuiltUser => staff.get(name) as BuiltUser;
  return {
    ...customers,
    agent: named('agent'),
    module: named('module'),
    supervisor: named('supervisor'),
    supervisor2: named('supervisor2'),
    finance: named('finance'),
    finance2: named('finance2'),
  };
}
