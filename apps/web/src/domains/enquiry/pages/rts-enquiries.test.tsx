// @shares-process
import { searchCustomers } from '@heliodesk/contract/account';
import { editDetail, getBinding, listRts } from '@heliodesk/contract/enquiry';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestRow } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { customerChoice } from '../../account/testing/customer-choice.ts';
import RtsEnquiriesPage from './rts-enquiries.tsx';

const number = 'ME-20261119-00031';
const sender = {
  name: 'a. ortega',
  email: 'amelia@sierraclara.example',
  host: 'RTS dealer portal',
  customerType: 1,
  companyName: 'Sierra Clara Energia',
  taxNo: '',
  phoneNo: '',
};
const row = {
  ...requestRow(5, { requestNo: number, requestType: 1, title: 'Rotating brush', companyName: '', binding: false, contactState: null }),
  sender,
};
const suggested = { ...customerChoice({ contactId: 8, contactPerson: 'Amelia Ortega' }), reasons: ['email', 'companyName'] };
const binding = {
  requestId: 5,
  requestNo: number,
  version: 3,
  binding: false,
  accountId: null,
  companyName: '',
  contactId: null,
  contactPerson: '',
  sender,
  suggestions: [suggested],
  actions: [{ name: 'bind', blockedBy: [] }],
};

function open(change: object = {}) {
  setWindowWidth(1440);
  const calls = stubServer([
    [listRts, { rows: [row], total: 1 }],
    [getBinding, { ...binding, ...change }],
    [searchCustomers, { rows: [customerChoice()], total: 1 }],
    [editDetail, { requestId: 5, requestNo: number, version: 4, actions: [] }],
  ]);
  signInPerson({ permissions: ['csp:request:bind'] });
  openPage([{ path: '/enquiryrequest/rts', element: <RtsEnquiriesPage /> }], '/enquiryrequest/rts');
  return calls;
}

/** What a toast says. */
const said = (text: string) => waitFor(() => expect(toasts.get().map(({ title }) => title)).toContain(text));

const openDrawer = async () => {
  await user.click(await screen.findByRole('button', { name: `Link enquiry ${number}` }));
  return within(await screen.findByRole('dialog'));
};

test('lists who asked what, and binds to a suggested contact', async () => {
  const calls = open();
  expect(await screen.findByText('Rotating brush')).toBeVisible();
  expect(screen.getByText('Sierra Clara Energia')).toBeVisible();
  const drawer = await openDrawer();
  expect(await drawer.findByText('Same e-mail address')).toBeVisible();
  expect(drawer.getByText('Same company name')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Link to Amelia Ortega' }));
  await said(`${number} linked to Amelia Ortega`);
  expect(bodiesTo(calls, editDetail)).toEqual([{ requestId: 5, version: 3, contactId: 8 }]);
});

test('finds any other contact where none is suggested', async () => {
  const calls = open({ suggestions: [] });
  const drawer = await openDrawer();
  expect(await drawer.findByText('No customer matches what the sender wrote.')).toBeVisible();
  await user.type(drawer.getByRole('combobox'), 'Marchand');
  await user.click(await screen.findByText(/Hélène Marchand/));
  await user.click(drawer.getByRole('button', { name: 'Link enquiry' }));
  await said(`${number} linked to Hélène Marchand`);
  expect(bodiesTo(calls, editDetail)).toEqual([{ requestId: 5, version: 3, contactId: 7 }]);
});

test('the list says by when a sender is to hear from us', async () => {
  open();
  expect(await screen.findByRole('columnheader', { name: 'First contact' })).toBeVisible();
});
