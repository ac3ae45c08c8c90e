// @shares-process
import { EditCustomerBody, setContactStatus, updateContact, updateCustomer } from '@heliodesk/contract/account';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { contact, contacts, customerRow, customerServer, openContacts, prepareCustomers } from '../testing/customer-server.ts';
import CustomersPage from './customers.tsx';

beforeEach(prepareCustomers);

describe('changing customers in their list', () => {
  test('disabling asks for the reason and warns of open requests', async () => {
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('switch', { name: 'Alba Noël is enabled' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/2 open requests would have no active contact/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect((await within(dialog).findAllByText(/is required/)).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByRole('textbox'), 'On leave');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Alba Noël is disabled']));
    expect(bodiesTo(customerServer.calls, setContactStatus)).toEqual([{ contactId: 7, version: 5, enabled: false, reason: 'On leave' }]);
  });

  test('disabling a contact that someone else has just disabled never enables it', async () => {
    customerServer.saving = () => {
      customerServer.people = [contact(7, 'Alba', { contactStatus: 'disabled', version: 6 }), ...contacts.slice(1)];
      return new Refused({
        code: 409,
        msg: 'Someone else changed this.',
        data: { key: 'stale', current: customerServer.people[0] },
      });
    };
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('switch', { name: 'Alba Noël is enabled' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'On leave');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByText('Someone else changed this.')).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('[role=switch][aria-label="Alba Noël is enabled"]')).not.toBeChecked());
    customerServer.saving = () => ({ version: 6 });
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(bodiesTo(customerServer.calls, setContactStatus).at(-1)).toMatchObject({ version: 6, enabled: false }));
  });

  test('a newer state is compared with what was typed, and what was typed can be kept', async () => {
    customerServer.saving = ({ body }) =>
      (body as { version: number }).version === 5
        ? new Refused({ code: 409, data: { key: 'stale', current: { ...contacts[0], jobTitle: 'Director', version: 9 } } })
        : { version: 10 };
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('button', { name: 'Actions for Alba Noël' }));
    await user.click(await screen.findByText('Edit contact'));
    const title = await screen.findByRole('textbox', { name: 'Job title' });
    await user.clear(title);
    await user.type(title, 'Buyer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Someone else changed this while you were editing')).toBeInTheDocument();
    expect(screen.getByText('Director')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(toasts.get().map(({ title: said }) => said)).toEqual(['Alba Noël saved']));
    expect(bodiesTo(customerServer.calls, updateContact).at(-1)).toMatchObject({
      contactId: 7,
      version: 9,
      contactReq: { jobTitle: 'Buyer' },
    });
  });

  test('a new address says what it sets off; a taken one is refused at its field', async () => {
    customerServer.saving = () =>
      new Refused({ code: 510, data: { errors: [{ path: 'contactReq.email', rule: 'emailTaken', message: 'Known already' }] } });
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('button', { name: 'Actions for Alba Noël' }));
    await user.click(await screen.findByText('Edit contact'));
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    expect(screen.queryByText(/must be activated/)).not.toBeInTheDocument();
    await user.clear(email);
    await user.type(email, 'taken@lumierhone.example');
    expect(await screen.findByText(/must be activated/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Known already')).length).toBeGreaterThan(0);
    expect(email).toHaveValue('taken@lumierhone.example');
  });

  test('a company is saved with what its form holds and nothing else', async () => {
    await openContacts(CustomersPage);
    await user.click(screen.getByRole('button', { name: 'Edit company' }));
    const city = await screen.findByRole('textbox', { name: 'City' });
    await user.clear(city);
    await user.type(city, 'Villeurbanne');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Lumière du Rhône SAS saved']));
    const [body] = bodiesTo(customerServer.calls, updateCustomer);
    expect(EditCustomerBody.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ accountId: 4, version: 2, accountReq: { city: 'Villeurbanne', companyName: customerRow.accountName } });
  });
});
