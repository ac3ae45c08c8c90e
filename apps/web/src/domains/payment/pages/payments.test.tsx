// @shares-process
import { countBankDetails, listBankDetails } from '@heliodesk/contract/payment';
import type { BankCheck } from '@heliodesk/contract/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { callsTo, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { bankToCheck, bothFlags } from '../testing/sample-check.ts';
import PaymentsPage from './payments.tsx';

const late = bankToCheck({ flags: bothFlags(), checkDue: new Date(Date.now() - 3_700_000).toISOString() });
const asked = bankToCheck({ bankDetailsId: 4, requestNo: 'MC-20261103-00015', state: 'asked', masked: null, payee: 'Tejados Sur S.L.' });
const confirmed = bankToCheck({
  bankDetailsId: 5,
  state: 'confirmed',
  checkedBy: 'Piet Smit',
  confirmedAt: '2026-11-17T09:30:00.000Z',
});

let calls: Received[];
const asksOf = () => callsTo(calls, listBankDetails).map(({ url }) => Object.fromEntries(url.searchParams));
const rowsOf: Record<string, BankCheck[]> = { toCheck: [late], waiting: [asked], confirmed: [confirmed] };

beforeEach(() => {
  setWindowWidth(1440);
  calls = stubServer([
    [listBankDetails, ({ url }: Received) => ({ rows: rowsOf[url.searchParams.get('show') ?? ''] ?? [], total: 1 })],
    [countBankDetails, { toCheck: 3, waiting: 1_000, confirmed: 0 }],
  ]);
});
const open = (address = '/payment/bank') =>
  openPage(
    [
      { path: '/payment/bank', Component: PaymentsPage },
      { path: '/payment/bank/:bankDetailsId', element: <h1>One to check</h1> },
    ],
    address,
  );

test('shows what has to be checked: who is paid, how much, what was noticed, and that it is late', async () => {
  open();
  const row = await screen.findByRole('row', { name: /MC-20261106-00022/ });
  expect(within(row).getByText('Sierra Clara Energía S.L.')).toBeVisible();
  expect(within(row).getByText('856.80 EUR')).toBeVisible();
  expect(within(row).getByText('ES•••• 1332')).toBeVisible();
  expect(within(row).getByText('Same account at another company')).toBeVisible();
  expect(within(row).getByText('Changed 2 days ago')).toBeVisible();
  expect(within(row).getByText('1 h late')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Check bank details of MC-20261106-00022' })).toHaveAttribute('href', '/payment/bank/3');
  expect(screen.getByText(/^3 to check as of/)).toBeVisible();
});

test('has a tab for each step, with its count', async () => {
  open();
  const tabs = screen.getByRole('navigation', { name: 'Payments by step' });
  expect(await within(tabs).findByRole('link', { name: 'Check bank details 3' })).toHaveAttribute('aria-current', 'true');
  expect(within(tabs).getByRole('link', { name: 'Waiting for customer 999+' })).not.toHaveAttribute('aria-current');
  await user.click(within(tabs).getByRole('link', { name: /Waiting for customer/ }));
  const row = await screen.findByRole('row', { name: /Tejados Sur/ });
  expect(within(row).getByText('Customer enters them')).toBeVisible();
  expect(within(row).getByText('Amelia Ortega')).toBeVisible();
  expect(within(row).getByText('Sierra Clara Energía S.L.')).toBeVisible();
  await user.click(within(tabs).getByRole('link', { name: /Confirmed/ }));
  const done = await screen.findByRole('row', { name: /Piet Smit/ });
  expect(within(done).getByText('2026/11/17 09:30:00')).toBeVisible();
  expect(asksOf().map(({ show }) => show)).toEqual(['toCheck', 'waiting', 'confirmed']);
});

test('is searched by words, which are no longer there in another tab', async () => {
  const router = open();
  await user.type(await screen.findByRole('textbox', { name: 'Number, company or payee' }), 'sierra{Enter}');
  await waitFor(() => expect(asksOf().at(-1)).toMatchObject({ text: 'sierra', show: 'toCheck' }));
  await user.click(screen.getByRole('link', { name: /Waiting for customer/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=waiting'));
  expect(screen.getByRole('textbox', { name: 'Number, company or payee' })).toHaveValue('');
});

test('says what comes here where there is nothing, and that a search found nothing', async () => {
  stubServer([
    [listBankDetails, { rows: [], total: 0 }],
    [countBankDetails, { toCheck: 0, waiting: 0, confirmed: 0 }],
  ]);
  const router = open('/payment/bank?show=waiting&text=none');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=waiting'));
  expect(await screen.findByRole('heading', { name: 'No customer has to do anything' })).toBeVisible();
});

test('is a list of cards on a phone', async () => {
  setWindowWidth(390);
  open();
  const card = await screen.findByRole('link', { name: /Sierra Clara/ });
  expect(card).toHaveAttribute('href', '/payment/bank/3');
  for (const text of ['MC-20261106-00022', '856.80 EUR', '1 h late', 'Same account at another company'])
    expect(card).toHaveTextContent(text);
});
