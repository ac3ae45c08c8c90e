// @shares-process
import '../request-kinds.ts';
import { listShippingAddresses } from '@heliodesk/contract/account';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { listCountries } from '@heliodesk/contract/reference';
import type { Tip } from '@heliodesk/contract/request';
import { delBatchAddress, getBatchSettelment, submitBatchAddress, updateBatchAddress, updateBatchQty } from '@heliodesk/contract/shipment';
import type { BatchSettlement } from '@heliodesk/contract/shipment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { addressOf, exchangeOf } from '#src/domains/shipment/testing/sample-exchange.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, callsTo, Refused, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openAskedRequest } from '../testing/asked-request.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

const gate = addressOf({ addressId: 82, batchQty: 12, batchPower: '6.9', addressTitle: 'Almería Norte, gate 2', city: 'Tabernas' });
const sent = message(5, { sender: 'system', senderName: '', type: messageTypes.tip, content: '' });

const openRequest = (first: BatchSettlement, more: Parameters<typeof stubServer>[0] = [], tip: Partial<Tip> = {}) =>
  openAskedRequest(
    [tipOf({ tipsType: 8, photos: [], content: '', ...tip })],
    [
      ...more,
      [getBatchSettelment, first],
      [listShippingAddresses, []],
      [listMessages, { messages: [sent], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
      [listCountries, [{ regionId: 724, regionName: 'Spain' }]],
    ],
    { status: 'processing' },
  );

const queryOf = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams);
const task = async () => within(await screen.findByRole('article', { name: 'Tell us where the new products go' }));

test('a customer sees what has no address yet, puts it somewhere, and submits', async () => {
  const full = exchangeOf([addressOf({ batchQty: 28, batchPower: '16.1' }), gate], { version: 3 });
  const calls = openRequest(exchangeOf([addressOf(), gate]), [
    [updateBatchQty, full],
    [submitBatchAddress, { ...full, state: 'addressed', isOpen: false }],
  ]);
  const form = await task();
  expect(form.getByText('Without an address: 4')).toBeVisible();
  expect(form.getByText('20.7 / 23 kW')).toBeVisible();
  expect(form.getByRole('button', { name: 'Submit addresses' })).toHaveAttribute('aria-disabled', 'true');
  const [first] = form.getAllByRole('button', { name: 'Add the remaining 4' });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(callsTo(calls, updateBatchQty).map(queryOf)).toEqual([{ id: '81', batchQty: '28' }]));
  expect(await form.findByText('40 / 40')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Submit addresses' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Addresses submitted' }]));
  expect(callsTo(calls, submitBatchAddress).map(queryOf)).toEqual([{ tipsId: '41', requestId: '7', version: '3' }]);
});

test('a number that the server refuses stays, with the reason', async () => {
  openRequest(exchangeOf([addressOf(), gate]), [
    [
      updateBatchQty,
      new Refused({ code: 510, data: { errors: [{ path: 'batchQty', rule: 'tooBig', message: 'Quantity can be at most 40.' }] } }),
    ],
  ]);
  const field = (await task()).getByLabelText('Warehouse Jaén: quantity');
  fireEvent.change(field, { target: { value: '400' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Quantity can be at most 40.')).toBeVisible();
  expect(field).toHaveValue('400');
});

test('an address is added with what is left, and one is removed after a question', async () => {
  const calls = openRequest(exchangeOf([gate]), [
    [updateBatchAddress, { ...exchangeOf([gate, addressOf({ batchQty: 28 })]), addressId: 81 }],
    [delBatchAddress, exchangeOf([addressOf({ batchQty: 28 })])],
  ]);
  const form = await task();
  await user.click(form.getByRole('button', { name: 'Add address' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add address' }));
  for (const [label, value] of [
    ['Contact person', 'Carmen Ruiz'],
    ['Mobile or office phone', '+34 600 123 456'],
    ['City', 'Jaén'],
    ['Postal code', '23006'],
    ['Address', 'Av. de Andalucía 41'],
  ] as const)
    fireEvent.change(drawer.getByRole('textbox', { name: label }), { target: { value } });
  await user.click(drawer.getByRole('button', { name: 'Save address' }));
  expect(await drawer.findAllByText('Ship-to country is required.')).not.toEqual([]);
  fireEvent.mouseDown(drawer.getByRole('combobox', { name: 'Ship-to country' }));
  await user.click(await screen.findByTitle('Spain'));
  await user.click(drawer.getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(bodiesTo(calls, updateBatchAddress)).toMatchObject([{ tipsId: 41, batchQty: 28, city: 'Jaén', shipToCountry: 724 }]),
  );
  await user.click(await form.findByRole('button', { name: 'Remove Almería Norte, gate 2' }));
  await user.click(await screen.findByRole('button', { name: 'Remove address' }));
  await waitFor(() => expect(callsTo(calls, delBatchAddress).map(queryOf)).toEqual([{ addressId: '82' }]));
});

test('what is wrong with an address stands beside it, and a change of a colleague is told', async () => {
  let isStale = false;
  openRequest(exchangeOf([addressOf({ batchQty: 40, mobile: 'later' })]), [
    [
      submitBatchAddress,
      () =>
        isStale
          ? new Refused({ code: 409, data: { key: 'stale', version: 9 } })
          : new Refused({
              code: 510,
              data: { errors: [{ path: 'addresses.0.mobile', rule: 'phone', message: 'Enter the number with its country code.' }] },
            }),
    ],
  ]);
  const form = await task();
  await user.click(form.getByRole('button', { name: 'Submit addresses' }));
  expect(await form.findByText('Enter the number with its country code.')).toBeVisible();
  isStale = true;
  await user.click(form.getByRole('button', { name: 'Submit addresses' }));
  expect(await form.findByText(/Someone at your company has just changed the addresses/)).toBeVisible();
});

test('what was submitted is shown where it was asked', async () => {
  const closeTime = '2026-11-25T07:30:19.000Z';
  openRequest(exchangeOf([addressOf(), gate], { state: 'addressed', isOpen: false }), [], {
    state: 'confirmed',
    answerer: 'Amelia Ortega',
    closeTime,
  });
  const list = within(await screen.findByRole('list', { name: 'Delivery addresses' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Warehouse JaénAv. de Andalucía 41, 23006 Jaén, Jaén, Spain24 13.8 kW',
    'Almería Norte, gate 2Av. de Andalucía 41, 23006 Tabernas, Jaén, Spain12 6.9 kW',
  ]);
});
