// @shares-process
import '../request-kinds.ts';
import { listDictionaries } from '@heliodesk/contract/reference';
import { listMessages } from '@heliodesk/contract/case-chat';
import { listExchanges } from '@heliodesk/contract/shipment';
import { approvalCheck as checkCall, offeredSolutions, solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { addressOf, exchangeOf } from '#src/domains/shipment/testing/sample-exchange.ts';
import { approvalCheck, compensation, exchange, pendingPlan, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openAskedRequest } from '../testing/asked-request.tsx';
import { openCase } from '../testing/case-server.tsx';
import { openSolutions } from '../testing/solutions-server.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

/** In review again: 96 modules were exchanged and 28 compensated before. */
const reopened = { status: 'picked_up', waitingOn: 'us', tips: 0, settled: 124 } as const;
const exchanged = exchange({ state: 'done', isSettled: true });
const paid = compensation({ state: 'done', isSettled: true, paid: true, payTime: '2026-11-20' });
const delivered = exchangeOf(
  [
    addressOf({
      batchQty: 96,
      state: 'delivered',
      shipTime: '2026-11-18',
      carrier: 'Transportes Levante',
      trackingNo: 'TL-5521',
      deliverTime: '2026-11-19',
    }),
  ],
  { state: 'done', isOpen: false },
);
const blockOf = (heading: HTMLElement) => within(heading.closest('section') as HTMLElement);
const block = async (name: string) => blockOf(await screen.findByRole('heading', { name }));

test('the customer of a reopened claim still reads what was paid and delivered', async () => {
  openAskedRequest(
    [],
    [
      [offeredSolutions, { publicText: '', accepted: 124, refused: 0, solutions: [exchanged, paid] }],
      [listExchanges, [delivered]],
      [listMessages, { messages: [], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
      [listDictionaries, []],
    ],
    { ...reopened, actions: [action('message')] },
  );
  const solutions = await block('Solution');
  expect(solutions.getAllByText('Done before reopening')).toHaveLength(2);
  for (const fact of ['1,999.20 EUR', 'HD-M72 575 W']) expect(solutions.getByText(fact)).toBeVisible();
  expect(solutions.getByText(/November 20, 2026/)).toBeVisible();
  const goods = await block('Deliveries');
  for (const fact of ['Warehouse Jaén', /Transportes Levante/, /TL-5521/]) expect(goods.getByText(fact)).toBeVisible();
});

test('staff still see solutions and deliveries, also those who can’t write solutions', async () => {
  openCase(claimDetail({ ...reopened, actions: [action('note')] }), [
    [readPlan, solutionPlan({ accepted: 124, covered: 124, solutions: [exchanged, paid] })],
    [listExchanges, [delivered]],
  ]);
  const link = await screen.findByRole('link', { name: 'Open solutions' });
  expect(within(link.closest('section') as HTMLElement).getAllByText('Done before reopening')).toHaveLength(2);
  const goods = await block('Deliveries');
  expect(await goods.findByText('Warehouse Jaén')).toBeVisible();
  expect(goods.queryByRole('button', { name: /Set dates/ })).toBeNull();
});

test('the author of the next solutions reads the earlier ones above them, and can’t change them', async () => {
  openSolutions(
    solutionPlan({
      actions: [action('saveSolution'), action('sendForApproval')],
      solutions: [exchanged, { ...paid, quantity: 20 }, compensation({ solutionId: 22, quantity: 15 })],
    }),
    [],
    { settled: 116 },
  );
  const cards = await screen.findAllByRole('region', { name: /^(Exchange|Compensation)/ });
  expect(cards.map((card) => within(card).queryByText('Done before reopening') !== null)).toEqual([true, true, false]);
  expect(cards.map((card) => within(card).queryByLabelText(/^Quantity/) !== null)).toEqual([false, false, true]);
  await user.click(screen.getByRole('button', { name: 'As the customer sees it' }));
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getAllByRole('region', { name: /^(Exchange|Compensation)/ })).toHaveLength(1);
});

test('only the next solutions are there to be decided about', async () => {
  const next = compensation({ state: 'pending', solutionId: 22, quantity: 35 });
  openSolutions(pendingPlan({ solutions: [exchanged, next] }), [[checkCall, approvalCheck()]], { status: 'pending', settled: 96 });
  expect(await screen.findByText('Done before reopening')).toBeVisible();
  expect(screen.getAllByRole('radiogroup', { name: /^Decision/ })).toHaveLength(1);
});
