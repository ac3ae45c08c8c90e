import { RtsCustomerReq, type CustomerChoice } from '@heliodesk/contract/account';
import type { Language } from '@heliodesk/contract/kit';
import { activateByLink, createLink } from '#src/domains/identity/index.ts';
import { acceptInvitation, seedEmail, seedPasswordHash, signIn, type BuiltUser, type PersonSeed } from '#src/domains/identity/seed.ts';
import { isGuest } from '#src/platform/auth/actor.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enterRtsCustomer } from './service/on-behalf-new.ts';
import { changeContactStatus } from './service/customer-status.ts';
import { createContact } from './service/people.ts';
import { createPerson } from './service/provider-users.ts';
import { createProvider } from './service/providers.ts';
import { updateHasActive, type NewAccount } from './store/accounts.ts';
import { insertAddress, type NewAddress } from './store/addresses.ts';
import type { NewProvider } from './store/providers.ts';

/** A contact of a company who has signed in. */
export interface BuiltCustomer extends BuiltUser {
  contactId: number;
  accountId: number;
  companyName: string;
}

export interface CustomerSeed extends Omit<PersonSeed, 'name'> {
  firstName?: string;
  lastName?: string;
  /** Fields of a new company, or a customer whose colleague this one is. */
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
    const context = withTx(contextOf(platform, null), tx);
    const contact = await createContact(context, account ?? { accountId: isCustomer(company) ? company.accountId : 0 }, person);
    if (contact === undefined) throw new Error(`There is a user with the address ${person.email} already`);
    if (isInactive === true) return contact;
    await activateByLink(tx, await createLink(tx, contact.userId, 'activation', now), now);
    await updateHasActive(tx, contact.userId);
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

/** A company known to staff only, with a contact who does not sign in; entered by someone of staff. */
export async function buildRtsCustomer(
  platform: Platform,
  staff: { token: string },
  { companyName = 'Polderzon Groothandel B.V.', taxNo = '0', email = seedEmail('Femke de Wit'), language = 'en' }: RtsSeed = {},
): Promise<CustomerChoice> {
  const actor = await platform.authenticate(staff.token);
  if (actor === null || isGuest(actor)) throw new Error('The session has ended');
  const customer = RtsCustomerReq.parse({
    accountReq: {
      companyName,
      accountType: '2',
      accountRole: ['1'],
      organizationNature: '1',
      region: { regionId: 528 },
      city: 'Utrecht',
      address: 'Zonneweg 12',
      postalCode: '3542 AB',
      taxNo,
    },
    contactReq: { email, firstName: 'Femke', lastName: 'de Wit', mobile: '+31 30 123 4567', language },
  });
  return transaction(platform.db, (tx) => enterRtsCustomer(withTx(contextOf(platform, actor), tx), customer));
}

export interface RtsSeed {
  companyName?: string;
  taxNo?: string;
  email?: string;
  language?: Language;
}

export interface BuiltProvider {
  providerId: number;
  companyName: string;
}

let made = 0;

/** A service provider company. */
export async function buildProviderCompany(platform: Platform, fields: Partial<NewProvider> = {}): Promise<BuiltProvider> {
  made += 1;
  const company: NewProvider = {
    name: `Montage Atlas ${process.pid}-${made}`,
    regionId: 504,
    city: 'Casablanca',
    address: 'Boulevard Zerktouni 44',
    postalCode: '20100',
    email: 'office@montage-atlas.example',
    phone: '+212 522 040 118',
    serves: [504, 724],
    ...fields,
  };
  const { providerId } = await transaction(platform.db, (tx) => createProvider(withTx(contextOf(platform, null), tx), company));
  return { providerId, companyName: company.name };
}

/** A service provider's user who has accepted the invitation; of a new company unless one is given. */
export async function buildProviderUser(
  platform: Platform,
  { company, name = 'Petra Provider', email = seedEmail(name), language = 'en' }: PersonSeed & { company?: BuiltProvider } = {},
): Promise<BuiltUser & BuiltProvider> {
  const provider = company ?? (await buildProviderCompany(platform));
  const person = { email, name, language, phone: '', jobTitle: '' };
  const userId = await transaction(platform.db, (tx) => createPerson(withTx(contextOf(platform, null), tx), provider.providerId, person));
  return { ...provider, userId, email, name, token: await acceptInvitation(platform, userId) };
}

/** Disables a contact, as staff do it. */
export async function disableContact(
  platform: Platform,
  { token }: BuiltUser,
  { contactId }: BuiltCustomer,
  reason: string,
): Promise<void> {
  const actor = await platform.authenticate(token);
  if (actor === null || isGuest(actor)) throw new Error('The session has ended');
  const context = contextOf(platform, actor);
  const change = { contactId, version: 0, enabled: false, reason };
  await transaction(platform.db, (tx) => changeContactStatus(withTx(context, tx), change));
}
