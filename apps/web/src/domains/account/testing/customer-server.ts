import {
  activateContact,
  addCustomer,
  customerHistory,
  getCustomer,
  listClaimContacts,
  listCustomers,
  listInactive,
  mailContactActivation,
  moveRequests,
  setContactStatus,
  updateContact,
  updateCustomer,
} from '@heliodesk/contract/account';
import type { ClaimContact, CustomerAccount, CustomerContact, CustomerRow } from '@heliodesk/contract/account';
import { askFactorReset, confirmFactorReset, listFactorResets } from '@heliodesk/contract/identity';
import type { FactorReset } from '@heliodesk/contract/identity';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';

const at = '2026-11-18T09:00:00.000Z';

export const customerRow: CustomerRow = {
  accountId: 4,
  accountNo: '4',
  accountName: 'Lumière du Rhône SAS',
  accountType: '3',
  regionId: 250,
  taxNo: 'FR40303265045',
  customerType: 0,
  state: 'active',
  contact: 'Hélène Marchand',
  email: 'h.marchand@lumierhone.example',
  contactNo: '7',
  activeStatus: 'active',
  contactSalesforceId: '',
  accountSalesforceId: '',
  contacts: 3,
  contactsDisabled: 1,
  openRequests: 1,
  createTime: at,
  version: 2,
};

const account: CustomerAccount = {
  accountId: 4,
  companyName: customerRow.accountName,
  accountType: '3',
  accountRole: ['1'],
  organizationNature: '1',
  region: { regionId: 250, regionName: 'France' },
  province: '',
  city: 'Lyon',
  address: 'Quai Perrache 42',
  postalCode: '69002',
  taxNo: customerRow.taxNo,
  tradeNo: '',
  tradeRegisterNo: '',
  fax: '',
  version: 2,
  accountNo: '4',
  customerType: 0,
  accountSalesforceId: '',
  createTime: at,
  disabled: null,
};

export const contact = (contactId: number, firstName: string, change: Partial<CustomerContact> = {}): CustomerContact => ({
  contactId,
  userId: contactId,
  email: `${firstName.toLowerCase()}@lumierhone.example`,
  firstName,
  lastName: 'Noël',
  mobile: '+33 4 72 10 44 18',
  salutation: '',
  jobTitle: 'Purchasing',
  receiveMoreInformation: 0,
  isServiceProvider: false,
  union: '',
  accountSalesforceId: '',
  contactStatus: 'enabled',
  version: 5,
  contactNo: String(contactId),
  language: 'fr',
  contactSalesforceId: '',
  signIn: 'active',
  hasPassword: true,
  registered: at,
  linkValidUntil: null,
  lastSignIn: at,
  disabled: null,
  openRequests: 0,
  ...change,
});
export const contacts = [
  contact(7, 'Alba', { openRequests: 2 }),
  contact(8, 'Camille', { signIn: 'waiting', lastSignIn: null, linkValidUntil: at }),
  contact(9, 'Bruno', { contactStatus: 'disabled', disabled: { at, by: 'Jakub Wrona', reason: 'Left the company' } }),
];
const factorReset: FactorReset = {
  resetId: 3,
  userId: 7,
  name: 'Alba Noël',
  email: 'alba@lumierhone.example',
  kind: 'customer',
  reason: 'Lost the phone',
  askedBy: 'Bea Other',
  askTime: at,
  expireTime: at,
  isOwn: false,
};
const claim: ClaimContact = {
  contactId: 9,
  accountId: 4,
  accountName: customerRow.accountName,
  contact: 'Bruno Noël',
  email: 'bruno@lumierhone.example',
  contactStatus: 'disabled',
  blockedBy: ['contactDisabled'],
  openRequests: 2,
  version: 5,
};

/** What the server answers next, and which calls it received. */
export const customerServer: {
  calls: Received[];
  saving: (received: Received) => unknown;
  listed: CustomerRow;
  people: CustomerContact[];
} = {
  calls: [],
  saving: () => undefined,
  listed: customerRow,
  people: contacts,
};

export const signInAs = (...permissions: string[]) => signInPerson({ userName: 'Ada', roles: [], permissions });

export const openCustomers = (Component: ComponentType, address = '/') => openPage([{ path: '*', Component }], address);

/** Opens the list, and in it the contacts of the company. */
export async function openContacts(Component: ComponentType) {
  const router = openCustomers(Component);
  const line = (await screen.findByText(customerRow.accountName)).closest('tr') as HTMLElement;
  await user.click(within(line).getAllByRole('button')[0] as HTMLElement);
  await screen.findByText('Alba Noël');
  return router;
}

/** Signs someone in who may do everything, at a server that has one company. */
export function prepareCustomers() {
  signInAs('*:*:*');
  customerServer.saving = () => ({ version: 6 });
  customerServer.listed = customerRow;
  customerServer.people = contacts;
  customerServer.calls = stubServer([
    [listCustomers, () => ({ rows: [customerServer.listed], total: 10_001 })],
    [getCustomer, () => ({ account, contacts: customerServer.people })],
    [setContactStatus, (received: Received) => customerServer.saving(received)],
    [updateContact, (received: Received) => customerServer.saving(received)],
    [updateCustomer, (received: Received) => customerServer.saving(received)],
    [addCustomer, (received: Received) => customerServer.saving(received)],
    [mailContactActivation, null],
    [activateContact, null],
    [
      customerHistory,
      {
        entries: [
          {
            entryId: 3,
            time: at,
            actor: 'Jakub Wrona',
            action: 'account.disableContact',
            contact: 'Bruno Noël',
            reason: 'Left the company',
            changes: [{ field: 'contactStatus', before: 'enabled', after: 'disabled' }],
          },
        ],
        next: null,
      },
    ],
    [
      listInactive,
      {
        rows: [8, 11].map((contactId) => ({
          contactId,
          accountId: 4,
          accountName: customerRow.accountName,
          contact: `Person ${contactId}`,
          email: `p${contactId}@lumierhone.example`,
          language: 'fr',
          regionId: 250,
          registered: at,
          linkValidUntil: null,
          hasPassword: contactId === 8,
        })),
        total: 2,
      },
    ],
    [listClaimContacts, { rows: [claim], total: 1 }],
    [moveRequests, { moved: 2 }],
    [askFactorReset, factorReset],
    [listFactorResets, [factorReset]],
    [confirmFactorReset, null],
    [listCountries, [{ regionId: 250, regionName: 'France' }]],
    [listDictionaries, dictionariesOf([dictEntry('3', 'EPC')])],
  ]);
}
