// @shares-process
import { activateContact, listClaimContacts, listCustomers, mailContactActivation, moveRequests } from '@heliodesk/contract/account';
import { askFactorReset, confirmFactorReset } from '@heliodesk/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { customerRow, customerServer, openContacts, openCustomers, prepareCustomers, signInAs } from '../testing/customer-server.ts';
import ActivationsPage from './activations.tsx';
import CallCenterCustomersPage from './call-center-customers.tsx';
import ClaimContactsPage from './claim-contacts.tsx';
import CustomersPage from './customers.tsx';

beforeEach(prepareCustomers);

describe('the list of customers', () => {
  test('asks for portal customers by name, and the address holds the filters', async () => {
    const router = openCustomers(CustomersPage, '/?text=rh&state=active&regionId=250');
    await screen.findByText(customerRow.accountName);
    expect(Object.fromEntries(callsTo(customerServer.calls, listCustomers).at(-1)?.url.searchParams ?? [])).toMatchObject({
      text: 'rh',
      state: 'active',
      regionId: '250',
      customerType: '0',
    });
    expect(screen.getByText(/10,000\+/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a row opens onto the contacts, each with what helps', async () => {
    await openContacts(CustomersPage);
    const lines = screen.getAllByRole('listitem');
    const line = (name: string) => lines.find((item) => item.textContent.includes(name)) as HTMLElement;
    expect(within(line('Alba')).getByRole('button', { name: /File request for Alba Noël/ })).toBeInTheDocument();
    expect(within(line('Bruno')).getByText('Left the company, disabled by Jakub Wrona')).toBeInTheDocument();
    expect(within(line('Bruno')).queryByRole('button', { name: /File request for/ })).not.toBeInTheDocument();
    await user.click(within(line('Camille')).getByRole('button', { name: 'Resend e-mail' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Activation e-mail sent to camille@lumierhone.example']));
    expect(bodiesTo(customerServer.calls, mailContactActivation)[0]).toEqual({ contactId: 8 });
  });

  test('acting for a contact leads to what can be filed', async () => {
    const router = await openContacts(CustomersPage);
    await user.click(screen.getByRole('button', { name: /File request for Alba Noël/ }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/enquiryrequest/assing/contact-list?contactId=7');
  });

  test('the reset of a lost second factor is asked for where the contact is', async () => {
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('button', { name: 'Actions for Alba Noël' }));
    await user.click(await screen.findByText('Reset second factor'));
    const question = await screen.findByRole('dialog');
    await user.type(within(question).getByLabelText('Reason'), 'Lost the phone');
    await user.click(within(question).getByRole('button', { name: 'Request reset' }));
    await waitFor(() => expect(bodiesTo(customerServer.calls, askFactorReset)).toEqual([{ userId: 7, reason: 'Lost the phone' }]));
  });

  test('a lost second factor waits there for the second administrator, too', async () => {
    openCustomers(CustomersPage);
    await user.click(await screen.findByRole('button', { name: 'Lost second factors' }));
    await user.click(await screen.findByText('Confirm reset'));
    await waitFor(() => expect(bodiesTo(customerServer.calls, confirmFactorReset)).toEqual([{ resetId: 3 }]));
  });

  test('says how many contacts there are where not all are shown', async () => {
    await openContacts(CustomersPage);
    expect(screen.queryByText(/Showing the first/)).not.toBeInTheDocument();
    customerServer.listed = { ...customerRow, contacts: 1200 };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Showing the first 3 of 1,200 contacts.')).toBeInTheDocument();
  });

  test('tells the history in words', async () => {
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('button', { name: 'History' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('Contact disabled')).toBeInTheDocument();
    expect(within(drawer).getByText('Left the company')).toBeInTheDocument();
    expect(within(drawer).getByText('Contact status')).toBeInTheDocument();
  });

  test('agents see both types, and neither switches nor forms', async () => {
    signInAs('csp:customer:list', 'csp:request:behalf');
    await openContacts(CallCenterCustomersPage);
    expect(callsTo(customerServer.calls, listCustomers).at(-1)?.url.searchParams.has('customerType')).toBe(false);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lost second factors' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Edit company|Add contact|New customer/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /File request for Alba Noël/ })).toBeInTheDocument();
  });
});

describe('activation', () => {
  test('activates after a question; locked without a password, with the reason', async () => {
    openCustomers(ActivationsPage);
    await screen.findByText('Person 8');
    expect(screen.getByText('No password yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Activate: Person 11' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Activate: Person 8' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Person 8 will get a link to choose a password']));
    expect(bodiesTo(customerServer.calls, activateContact)[0]).toEqual({ contactId: 8 });
  });
});

describe('contacts of claims', () => {
  test('open requests move to an active colleague, with the reason', async () => {
    openCustomers(ClaimContactsPage);
    await screen.findByText('Bruno Noël');
    expect(callsTo(customerServer.calls, listClaimContacts)[0]?.url.searchParams.get('view')).toBe('blocked');
    expect(screen.getByText('Contact disabled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hand over: Bruno Noël' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox'));
    expect(screen.queryByTitle(/Camille/)).not.toBeInTheDocument();
    await user.click(await screen.findByTitle(/Alba Noël/));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Left us');
    await user.click(within(dialog).getByRole('button', { name: 'Hand over 2 requests' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['2 requests handed over']));
    const [moved] = callsTo(customerServer.calls, moveRequests);
    expect(moved?.body).toEqual({ contactId: 9, toContactId: 7, reason: 'Left us' });
    expect(moved?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });
});
