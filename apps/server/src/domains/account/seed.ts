import { activateByLink, createLink } from '#src/domains/identity/index.ts';
import { seedEmail, seedPasswordHash, signIn, type BuiltUser, type PersonSeed } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { createContact } from './service/people.ts';
import { insertAddress, type NewAccount, type NewAddress } from './store.ts';

/** A contact of a company who has signed in. */
export interface BuiltCustomer extends BuiltUser {
  contactId: number;
  accountId: number;
  companyName: string;
}

export interface CustomerSeed extends Omit<PersonSeed, 'name'> {
  firstName?: string;
  lastName?: string;
  /** Particulars of a new company, or a customer whose colleague this one is. */
  company?: Partial<NewAccount> | BuiltCustomer;
  /** Leaves the activation link unused. */
  isInactive?: boolean;
}

const madrid: NewAccount = {
  companyName: 'Sol del Sur Instalaciones S.L.',
  accountType: '1',
  accountRole: ['2'],
  organizationNature: '1',
  regionId: 724,
  province: 'Madrid',
  city: 'Madrid',
  address: 'Calle de Alcalá 100',
  postalCode: '28009',
  taxNo: 'B12345678',
  tradeNo: '',
  fax: '',
};

const isCustomer = (company: Partial<NewAccount> | BuiltCustomer): company is BuiltCustomer => 'accountId' in company;

/** A customer: a contact of a new company, or of the one of another customer. */
export async function buildCustomer(
  platform: Platform,
  { firstName = 'Carmen', lastName = 'Ruiz', language = 'en', email, company = {}, isInactive = false }: CustomerSeed = {},
): Promise<BuiltCustomer> {
  const person = {
    email: email ?? seedEmail(`${firstName} ${lastName}`),
    firstName,
    lastName,
    language,
    mobile: '+34 600 123 456',
    salutation: '',
    jobTitle: '',
    receiveMoreInformation: 1,
    passwordHash: await seedPasswordHash(),
  };
  const account = isCustomer(company) ? undefined : { ...madrid, ...company };
  const now = platform.clock.now();
  const created = await transaction(platform.db, async (tx) => {
    const contact = await createContact(tx, account ?? { accountId: isCustomer(company) ? company.accountId : 0 }, person, now);
    if (contact === undefined) throw new Error(`There is a user with the address ${person.email} already`);
    if (!isInactive) await activateByLink(tx, await createLink(tx, contact.userId, 'activation', now), now);
    return contact;
  });
  const companyName = account?.companyName ?? (company as BuiltCustomer).companyName;
  return { ...created, companyName, email: person.email, name: `${firstName} ${lastName}`, token: await signIn(platform, created) };
}

/** An entry of a customer's address book. */
export async function buildAddress(
  platform: Platform,
  customer: BuiltCustomer,
  address: Partial<NewAddress> = {},
): Promise<{ addressId: number }> {
  const entry: NewAddress = {
    addressTitle: 'Warehouse',
    companyName: customer.companyName,
    contactPerson: customer.name,
    email: customer.email,
    mobile: '+34 600 123 456',
    fax: '',
    taxNo: 'B12345678',
    tradeNo: '',
    shipToCountry: 724,
    province: 'Almería',
    city: 'Almería',
    address: 'Polígono Industrial, nave 7',
    postalCode: '04200',
    isDefault: false,
    ...address,
  };
  return { addressId: await transaction(platform.db, (tx) => insertAddress(tx, customer.accountId, entry, platform.clock.now())) };
}
