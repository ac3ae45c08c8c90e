// @shares-process
import '../request-kinds.ts';
import { addShipment, askAddresses, listExchanges } from '@heliodesk/contract/shipment';
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { addressOf, exchangeOf } from '#src/domains/shipment/testing/sample-exchange.ts';
import { exchange, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => sessionStorage.clear());

const planned = {
  etd: '2026-11-18',
  eta: '2026-11-27',
  reason: 'Customs check at the port of Valencia.',
  setBy: 'Tomás Quiroga',
  setTime: '2026-11-19T14:02:10.000Z',
};
const processing = { status: 'processing' as const, actions: [action('setDates'), action('askAddresses')] };
const card = async () => within((await screen.findByRole('heading', { name: 'Deliveries' })).closest('section') as HTMLElement);

test('staff see where goods go and when, and set other dates with a reason', async () => {
  const address = addressOf({ batchQty: 40, dates: [{ ...planned, eta: '2026-11-23', reason: '' }, planned] });
  let isRefused = true;
  const { calls } = openCase(claimDetail(processing), [
    [readPlan, solutionPlan({ solutions: [exchange({ state: 'running' })] })],
    [listExchanges, [exchangeOf([address], { state: 'addressed' })]],
    [
      addShipment,
      () =>
        isRefused
          ? new Refused({ code: 510, data: { errors: [{ path: 'reason', rule: 'required', message: 'Reason is required.' }] } })
          : { ...processing, requestId: 7, version: 6 },
    ],
  ]);
  const shown = await card();
  for (const text of ['Warehouse Jaén', 'November 27, 2026', 'Before: November 23, 2026', planned.reason])
    expect(await shown.findByText(text)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Set dates: Warehouse Jaén' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set dates: Warehouse Jaén' }));
  await user.click(dialog.getByRole('button', { name: 'Set dates' }));
  expect(await dialog.findAllByText('Reason is required.')).not.toEqual([]);
  isRefused = false;
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'The ship is late.' } });
  await user.click(dialog.getByRole('button', { name: 'Set dates' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Delivery dates saved' }]));
  expect(bodiesTo(calls, addShipment).at(-1)).toMatchObject({
    requestId: 7,
    addressIds: [81],
    etd: '2026-11-18',
    eta: '2026-11-27',
    reason: 'The ship is late.',
  });
});

test('staff wait for addresses, and ask for them once more', async () => {
  const waiting = exchangeOf([], { actions: [{ name: 'askAgain', blockedBy: [] }], isOpen: false });
  const { calls } = openCase(claimDetail(processing), [
    [readPlan, solutionPlan({ solutions: [exchange({ state: 'running' })] })],
    [listExchanges, [waiting]],
    [askAddresses, waiting],
  ]);
  const shown = await card();
  expect(shown.getByText('The customer hasn’t submitted the delivery addresses yet.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Ask for addresses again' }));
  await waitFor(() => expect(bodiesTo(calls, askAddresses)).toMatchObject([{ requestId: 7, exchangeId: 9 }]));
});
