import {
  activateContact,
  addCustomer,
  customerHistory,
  EditCustomerBody,
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
import { dictionary, listCountries } from '@heliodesk/contract/reference';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { setCurrentUser } from '#src/platform/session.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import ActivationsPage from './activations.tsx';
import CallCenterCustomersPage from './call-center-customers.tsx';
import ClaimContactsPage from './claim-contacts.tsx';
import CustomersPage from './customers.tsx';

const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const at = '2026-11-18T09:00:00.000Z';

const row: CustomerRow = {
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
  companyName: row.accountName,
  accountType: '3',
  accountRole: ['1'],
  organizationNature: '1',
  region: { regionId: 250, regionName: 'France' },
  province: '',
  city: 'Lyon',
  address: 'Quai Perrache 42',
  postalCode: '69002',
  taxNo: row.taxNo,
  tradeRegisterNo: '',
  fax: '',
  version: 2,
  accountNo: '4',
  customerType: 0,
  accountSalesforceId: '',
  createTime: at,
  disabled: null,
};

const contact = (contactId: number, firstName: string, change: Partial<CustomerContact> = {}): CustomerContact => ({
  contactId,
  userId: contactId,
  email: `${firstName.toLowerCase()}@lumierhone.example`,
  firstName,
  lastName: 'Noël',
  mobile: '+33 4 72 10 44 18',
  salutation: '',
  jobTitle: 'Purchasing',
  receiveMoreInformation: 0,
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
const contacts = [
  contact(7, 'Alba', { openRequests: 2 }),
  contact(8, 'Camille', { signIn: 'waiting', lastSignIn: null, linkValidUntil: at }),
  contact(9, 'Bruno', { contactStatus: 'disabled', disabled: { at, by: 'Jakub Wrona', reason: 'Left the company' } }),
];
const claim: ClaimContact = {
  contactId: 9,
  accountId: 4,
  accountName: row.accountName,
  contact: 'Bruno Noël',
  email: 'bruno@lumierhone.example',
  contactStatus: 'disabled',
  blockedBy: ['contactDisabled'],
  openRequests: 2,
  version: 5,
};

let calls: Received[];
let saving: (received: Received) => unknown;
let listed: CustomerRow;
let people: CustomerContact[];
const sent = (path: string) => calls.filter(({ url }) => url.pathname === path);
const signInAs = (...permissions: string[]) =>
  setCurrentUser({ permissions, roles: [], user: { userName: 'Ada' } } as unknown as Parameters<typeof setCurrentUser>[0]);

function open(Component: ComponentType, address = '/') {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const openContacts = async (Component: ComponentType = CustomersPage) => {
  const router = open(Component);
  const line = (await screen.findByText(row.accountName)).closest('tr') as HTMLElement;
  await user.click(within(line).getAllByRole('button')[0] as HTMLElement);
  await screen.findByText('Alba Noël');
  return router;
};

beforeEach(() => {
  signInAs('*:*:*');
  saving = () => ({ version: 6 });
  listed = row;
  people = contacts;
  calls = stubServer([
    [listCustomers, () => ({ rows: [listed], total: 10_001 })],
    [getCustomer, () => ({ account, contacts: people })],
    [setContactStatus, (received: Received) => saving(received)],
    [updateContact, (received: Received) => saving(received)],
    [updateCustomer, (received: Received) => saving(received)],
    [addCustomer, (received: Received) => saving(received)],
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
          accountName: row.accountName,
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
    [listCountries, [{ regionId: 250, regionName: 'France' }]],
    [dictionary, [{ dictValue: '3', dictLabel: 'EPC', dictSort: 1, cssClass: '', status: '0' }]],
  ]);
});

describe('the list of customers', () => {
  test('asks for portal customers by name, and the address holds the filters', async () => {
    const router = open(CustomersPage, '/?text=rh&state=active&regionId=250');
    await screen.findByText(row.accountName);
    expect(Object.fromEntries(sent(listCustomers.path).at(-1)?.url.searchParams ?? [])).toMatchObject({
      text: 'rh',
      state: 'active',
      regionId: '250',
      customerType: '0',
    });
    expect(screen.getByText(/10,000\+/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a row opens onto the contacts, each with what helps', async () => {
    await openContacts();
    const lines = screen.getAllByRole('listitem');
    const line = (name: string) => lines.find((item) => item.textContent.includes(name)) as HTMLElement;
    expect(within(line('Alba')).getByRole('button', { name: /Act for Alba Noël/ })).toBeInTheDocument();
    expect(within(line('Bruno')).getByText('Left the company, disabled by Jakub Wrona')).toBeInTheDocument();
    expect(within(line('Bruno')).queryByRole('button', { name: /Act for/ })).not.toBeInTheDocument();
    await user.click(within(line('Camille')).getByRole('button', { name: 'Send mail again' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Activation mail sent to camille@lumierhone.example']));
    expect(sent(mailContactActivation.path)[0]?.body).toEqual({ contactId: 8 });
  });

  test('acting for a contact leads to what can be filed', async () => {
    const router = await openContacts();
    await user.click(screen.getByRole('button', { name: /Act for Alba Noël/ }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/enquiryrequest/assing/contact-list?contactId=7');
  });

  test('disabling asks for the reason and warns of open requests', async () => {
    await openContacts();
    await user.click(screen.getByRole('switch', { name: 'Alba Noël is enabled' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/2 open requests would wait for nobody/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect((await within(dialog).findAllByText(/is required/)).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByRole('textbox'), 'On leave');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Alba Noël is disabled']));
    expect(sent(setContactStatus.path).map(({ body }) => body)).toEqual([{ contactId: 7, version: 5, enabled: false, reason: 'On leave' }]);
  });

  test('disabling whom someone else has just disabled never turns into enabling', async () => {
    saving = () => {
      people = [contact(7, 'Alba', { contactStatus: 'disabled', version: 6 }), ...contacts.slice(1)];
      return new Refused({ code: 409, msg: 'Somebody changed this in the meantime', data: { key: 'stale', current: people[0] } });
    };
    await openContacts();
    await user.click(screen.getByRole('switch', { name: 'Alba Noël is enabled' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'On leave');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByText('Somebody changed this in the meantime')).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('[role=switch][aria-label="Alba Noël is enabled"]')).not.toBeChecked());
    saving = () => ({ version: 6 });
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(sent(setContactStatus.path).at(-1)?.body).toMatchObject({ version: 6, enabled: false }));
  });

  test('a newer state is compared with what was typed, and what was typed can be kept', async () => {
    saving = ({ body }) =>
      (body as { version: number }).version === 5
        ? new Refused({ code: 409, data: { key: 'stale', current: { ...contacts[0], jobTitle: 'Director', version: 9 } } })
        : { version: 10 };
    await openContacts();
    await user.click(screen.getByRole('button', { name: 'Actions for Alba Noël' }));
    await user.click(await screen.findByText('Edit contact'));
    const title = await screen.findByRole('textbox', { name: 'Job title' });
    await user.clear(title);
    await user.type(title, 'Buyer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This was changed elsewhere meanwhile')).toBeInTheDocument();
    expect(screen.getByText('Director')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() => expect(toasts.get().map(({ title: said }) => said)).toEqual(['Alba Noël saved']));
    expect(sent(updateContact.path).at(-1)?.body).toMatchObject({ contactId: 7, version: 9, contactReq: { jobTitle: 'Buyer' } });
  });

  test('a new address says what it sets off; a taken one is refused at its field', async () => {
    saving = () =>
      new Refused({ code: 510, data: { errors: [{ path: 'contactReq.email', rule: 'emailTaken', message: 'Known already' }] } });
    await openContacts();
    await user.click(screen.getByRole('button', { name: 'Actions for Alba Noël' }));
    await user.click(await screen.findByText('Edit contact'));
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    expect(screen.queryByText(/has to be activated/)).not.toBeInTheDocument();
    await user.clear(email);
    await user.type(email, 'taken@lumierhone.example');
    expect(await screen.findByText(/has to be activated/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Known already')).length).toBeGreaterThan(0);
    expect(email).toHaveValue('taken@lumierhone.example');
  });

  test('a company is saved with what its form holds and nothing else', async () => {
    await openContacts();
    await user.click(screen.getByRole('button', { name: 'Edit company' }));
    const city = await screen.findByRole('textbox', { name: 'City' });
    await user.clear(city);
    await user.type(city, 'Villeurbanne');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Lumière du Rhône SAS saved']));
    const body = sent(updateCustomer.path)[0]?.body;
    expect(EditCustomerBody.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ accountId: 4, version: 2, accountReq: { city: 'Villeurbanne', companyName: row.accountName } });
  });

  test('says how many contacts there are where not all are shown', async () => {
    await openContacts();
    expect(screen.queryByText(/contacts are shown/)).not.toBeInTheDocument();
    listed = { ...row, contacts: 1200 };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The first 3 of 1,200 contacts are shown.')).toBeInTheDocument();
  });

  test('tells the history in words', async () => {
    await openContacts();
    await user.click(screen.getByRole('button', { name: 'History' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('Contact disabled')).toBeInTheDocument();
    expect(within(drawer).getByText('Left the company')).toBeInTheDocument();
    expect(within(drawer).getByText('Status of the contact')).toBeInTheDocument();
  });

  test('agents see both types, and neither switches nor forms', async () => {
    signInAs('csp:customer:list', 'csp:request:behalf');
    await openContacts(CallCenterCustomersPage);
    expect(sent(listCustomers.path).at(-1)?.url.searchParams.has('customerType')).toBe(false);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Edit company|Add contact|New customer/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Act for Alba Noël/ })).toBeInTheDocument();
  });
});

describe('activation', () => {
  test('activates after a question; locked without a password, with the reason', async () => {
    open(ActivationsPage);
    await screen.findByText('Person 8');
    expect(screen.getByText('Has no password yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Activate: Person 11' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Activate: Person 8' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Person 8 can sign in now']));
    expect(sent(activateContact.path)[0]?.body).toEqual({ contactId: 8 });
  });
});

describe('contacts of claims', () => {
  test('open requests move to an active colleague, with the reason', async () => {
    open(ClaimContactsPage);
    await screen.findByText('Bruno Noël');
    expect(sent(listClaimContacts.path)[0]?.url.searchParams.get('view')).toBe('blocked');
    expect(screen.getByText('Contact disabled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Give to a colleague: Bruno Noël' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox'));
    expect(screen.queryByTitle(/Camille/)).not.toBeInTheDocument();
    await user.click(await screen.findByTitle(/Alba Noël/));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Left us');
    await user.click(within(dialog).getByRole('button', { name: 'Move 2 requests' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['2 requests moved']));
    const [moved] = sent(moveRequests.path);
    expect(moved?.body).toEqual({ contactId: 9, toContactId: 7, reason: 'Left us' });
    expect(moved?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });
});
