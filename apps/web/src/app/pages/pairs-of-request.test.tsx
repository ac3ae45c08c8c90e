// @shares-process
import '../request-kinds.ts';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { askCustomer, confirmTip, listTips, noteTip, recallTip, type Tip } from '@heliodesk/contract/request';
import { listExchanges } from '@heliodesk/contract/shipment';
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { pairsOf, pairTipOf } from '#src/domains/request/testing/sample-pair-tips.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { addressOf, exchangeOf } from '#src/domains/shipment/testing/sample-exchange.ts';
import { exchange, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, callsTo, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openAskedRequest } from '../testing/asked-request.tsx';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

const line = message(5, { sender: 'customerService', senderName: 'Tomás Quiroga', type: messageTypes.tip, content: 'As on the pallets.' });
const talk = { messages: [line], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 };
const dates = [{ etd: '2026-11-18', eta: '2026-11-27', reason: '', setBy: 'Tomás Quiroga', setTime: '2026-11-12T14:02:10.000Z' }];

const plan: Parameters<typeof stubServer>[0][number] = [readPlan, solutionPlan({ solutions: [exchange({ state: 'running' })] })];

const openRequest = (tip: Tip, more: Parameters<typeof stubServer>[0] = []) => openAskedRequest([tip], [...more, [listMessages, talk]]);

test('a customer finds the way to the lists in the task, and answers with a note where a number is missing', async () => {
  const calls = openRequest(pairTipOf(), [
    [noteTip, pairTipOf({ note: 'Two labels are burnt.' })],
    [confirmTip, pairTipOf({ state: 'confirmed' })],
  ]);
  const task = within(await screen.findByRole('article', { name: 'Tomás Quiroga asks for old and new serial numbers' }));
  expect(await task.findByRole('link', { name: 'Warehouse Jaén' })).toHaveAttribute('href', '/profile/rma?list=81');
  expect(task.getByText('90 of 96 pairs')).toBeVisible();
  expect(task.getByRole('link', { name: 'Enter serial numbers' })).toHaveAttribute('href', '/profile/rma?list=81');
  await user.type(task.getByRole('textbox', { name: 'Your note' }), 'Two labels are burnt.');
  await user.click(task.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
  expect(bodiesTo(calls, noteTip).at(-1)).toEqual({ msgId: 5, content: 'Two labels are burnt.' });
  expect(callsTo(calls, confirmTip)).toHaveLength(1);
});

test('staff choose deliveries, of which those that lack numbers are chosen already', async () => {
  const full = { fitCount: 24, fixCount: 0 };
  const settlement = exchangeOf(
    [
      addressOf({ dates }),
      addressOf({ addressId: 82, addressTitle: 'Gate 2', dates, ...full }),
      addressOf({ addressId: 83, addressTitle: 'Yard' }),
    ],
    { state: 'addressed' },
  );
  const answer = { requestId: 7, requestNo: 'MC-20261118-00012', version: 6, actions: [], tip: pairTipOf() };
  const request = claimDetail({ status: 'processing', actions: [action('note'), action('askFiles'), action('askPairs')] });
  const { calls } = openCase(request, [[listExchanges, [settlement]], plan, [askCustomer, answer]]);
  await user.click(await screen.findByRole('button', { name: 'Ask the customer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Old and new serial numbers' }));
  expect(await dialog.findByRole('checkbox', { name: /Warehouse Jaén 0 of 24 pairs/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Gate 2 24 of 24 pairs/ })).not.toBeChecked();
  expect(dialog.queryByRole('checkbox', { name: /Yard/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: /Warehouse Jaén/ }));
  await user.type(dialog.getByRole('textbox', { name: /What should the customer do/ }), 'As on the pallets.');
  await user.click(dialog.getByRole('button', { name: 'Ask for old and new numbers' }));
  expect((await dialog.findAllByText('Choose what you’re asking about.'))[0]).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /Warehouse Jaén/ }));
  await user.click(dialog.getByRole('button', { name: 'Ask for old and new numbers' }));
  await waitFor(() =>
    expect(bodiesTo(calls, askCustomer)).toMatchObject([
      { requestId: 7, tipsType: 3, all: false, verdicts: [], serials: [], addressIds: [81], content: 'As on the pallets.' },
    ]),
  );
});

test('staff see what the customer has added and changed', async () => {
  const difference = pairsOf(96, {
    counts: { added: 12, removed: 0, changed: 1 },
    first: [
      { kind: 'added', addressId: 81, oldSn: 'HD7225W14A004101', newSn: 'HD7226W44B118641', wasNewSn: '' },
      { kind: 'changed', addressId: 81, oldSn: 'HD7225W14A004102', newSn: 'HD7226W44B118642', wasNewSn: 'HD7226W44B118640' },
    ],
  });
  const closeTime = '2026-11-19T09:00:00.000Z';
  openCase(claimDetail({ status: 'processing', actions: [action('note')] }), [
    [listExchanges, []],
    plan,
    [listMessages, talk],
    [listTips, [pairTipOf({ state: 'confirmed', answerer: 'Salma Haddad', closeTime, pairChanges: difference })]],
  ]);
  const changes = within(await screen.findByRole('group', { name: 'Changes to the list' }));
  expect(changes.getByText('12 added')).toBeVisible();
  expect(changes.getByText('and 11 more')).toBeVisible();
  expect(changes.getByText('HD7226W44B118640').closest('s')).toBeVisible();
  expect(screen.getByText('96 of 96 pairs')).toBeVisible();
});

test('staff recall the task, knowing that what was entered stays', async () => {
  const request = claimDetail({ status: 'processing', actions: [action('note'), action('recallTip')], tips: 1 });
  const { calls } = openCase(request, [
    [listExchanges, []],
    plan,
    [listMessages, talk],
    [listTips, [pairTipOf()]],
    [recallTip, { requestId: 7, requestNo: 'MC-1', version: 6, actions: [], tip: pairTipOf({ state: 'recalled' }) }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Recall task' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/What was entered stays/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Recall task' }));
  await waitFor(() => expect(bodiesTo(calls, recallTip)).toMatchObject([{ requestId: 7, tipsId: 41 }]));
});
