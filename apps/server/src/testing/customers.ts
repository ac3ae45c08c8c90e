import { getCustomer, type CustomerContact, type CustomerContactReq } from '@heliodesk/contract/account';
import { seedEmail } from '#src/domains/identity/seed.ts';
import type { TestClient } from './test-client.ts';

/** A company to be added, as staff's form sends it. */
export const newCompany = (companyName: string) => ({
  region: { regionId: 276 },
  accountType: '1',
  accountRole: ['2'],
  organizationNature: '1',
  companyName,
  city: 'Aachen',
  address: 'Jülicher Straße 1',
  postalCode: '52070',
  taxNo: 'DE123456789',
});

/** A contact to be added, as staff's form sends them. */
export const newContact = (change: Partial<CustomerContactReq> = {}) => ({
  email: seedEmail('new contact'),
  firstName: 'Nele',
  lastName: 'Neu',
  mobile: '+49 170 1234567',
  receiveMoreInformation: 0 as const,
  language: 'de' as const,
  ...change,
});

/** A company with its contacts, as staff see it. */
export const shownCompany = async (staff: TestClient, accountId: number) => (await staff.call(getCustomer, { params: { accountId } })).data;

/** A contact as staff see them. */
export async function shownContact(
  staff: TestClient,
  { accountId, contactId }: { accountId: number; contactId: number },
): Promise<CustomerContact> {
  const found = (await shownCompany(staff, accountId)).contacts.find((contact) => contact.contactId === contactId);
  if (!found) throw new Error(`Company ${accountId} shows no contact ${contactId}`);
  return found;
}
