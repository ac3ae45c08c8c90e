// @shares-process
import '../request-kinds.ts';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { askCustomer, confirmTip, listTips, recallTip, type Tip } from '@heliodesk/contract/request';
import { deleteSerials, listImports, listSerialChanges, listSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { changedSerials, serialTipOf } from '#src/domains/request/testing/sample-serial-tips.ts';
import { reading } from '#src/domains/serial-number/testing/serial-server.tsx';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openAskedRequest } from '../testing/asked-request.tsx';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

const asked = message(5, {
  sender: 'customerService',
  senderName: 'Tomás Quiroga',
  type: messageTypes.tip,
  content: 'Check the letter O.',
});
const talk = { messages: [asked], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 };
const row = (id: number, sn: string, mark: 'asked' | 'added' | null) => ({
  id,
  sn,
  moduleType: '',
  power: null,
  verdict: 'unknown' as const,
  detail: '',
  mark,
});

const openRequest = (tip: Tip, more: Parameters<typeof stubServer>[0] = []) =>
  openAskedRequest(
    [tip],
    [
      ...more,
      [listMessages, talk],
      [serialSummary, serialSummaryOf({ ok: 467, unknown: 13 })],
      [listImports, []],
      [listSerials, { rows: [row(1, 'HD7226W14A018842', 'asked'), row(2, 'HD7226W14A000310', 'added')], total: 2 }],
    ],
  );

test('a customer changes the list where it is asked about, those in question first, and sends the answer', async () => {
  const calls = openRequest(serialTipOf({ serialChanges: changedSerials }), [
    [deleteSerials, { deleted: 1 }],
    [confirmTip, serialTipOf({ state: 'confirmed' })],
  ]);
  expect(await screen.findByRole('heading', { name: 'Tomás Quiroga asks about your serial numbers' })).toBeVisible();
  const task = screen.getByRole('article', { name: /asks about your serial numbers/ });
  expect(within(task).getByText('13 serial numbers in question')).toBeVisible();
  const inQuestion = await within(task).findByRole('row', { name: /HD7226W14A018842 In question/ });
  expect(within(task).getByRole('row', { name: /HD7226W14A000310 New/ })).toBeVisible();
  expect(calls.find(({ url }) => url.pathname === '/api/module/getSNList/7')?.url.searchParams.get('mark')).toBe('asked');
  expect(within(task).getByText('12 removed')).toBeVisible();
  expect(within(task).getByLabelText('Choose a spreadsheet')).toBeInTheDocument();
  await user.click(within(inQuestion).getByRole('checkbox'));
  await user.click(within(task).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bodiesTo(calls, deleteSerials)).toEqual([{ requestId: 7, ids: [1] }]));
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
});

test('an answer waits until the import is through', async () => {
  openRequest(serialTipOf(), [[listImports, [reading]]]);
  expect(await screen.findByText('You can submit when the import finishes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
});

test('staff choose which serial numbers are in question and say why', async () => {
  const answer = { requestId: 7, requestNo: 'MC-20261118-00012', version: 6, actions: [], tip: serialTipOf() };
  const { calls } = openCase(claimDetail({ actions: [action('note'), action('askFiles'), action('askSerials')] }), [[askCustomer, answer]]);
  await user.click(await screen.findByRole('button', { name: 'Ask the customer' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Serial numbers' }));
  await user.type(await within(dialog).findByRole('textbox', { name: /What should the customer do/ }), 'Please check them.');
  await user.click(within(dialog).getByRole('button', { name: 'Ask about serial numbers' }));
  await waitFor(() => expect(within(dialog).getByText('Choose what you’re asking about.')).toBeVisible());
  await user.click(within(dialog).getByRole('checkbox', { name: '5 Replaced or compensated before' }));
  await user.type(within(dialog).getByRole('textbox', { name: /Single serial numbers/ }), 'HD7226W14A018842, HD7226W14A018843');
  await user.click(within(dialog).getByRole('button', { name: 'Ask about serial numbers' }));
  await waitFor(() =>
    expect(bodiesTo(calls, askCustomer)).toMatchObject([
      {
        requestId: 7,
        tipsType: 3,
        all: false,
        verdicts: ['replacedBefore'],
        serials: ['HD7226W14A018842', 'HD7226W14A018843'],
        content: 'Please check them.',
      },
    ]),
  );
});

test('staff see what was added, removed and changed, and open all of it', async () => {
  const answered = serialTipOf({
    state: 'confirmed',
    answerer: 'Salma Haddad',
    closeTime: '2026-11-19T09:00:00.000Z',
    serialChanges: changedSerials,
  });
  const { calls } = openCase(claimDetail({ actions: [action('note')] }), [
    [listMessages, talk],
    [listTips, [answered]],
    [listSerialChanges, { rows: [changedSerials.first[1]], total: 12 }],
  ]);
  const changes = await screen.findByRole('group', { name: 'Changes to the list' });
  expect(within(changes).getByText('HD7226W14A000310')).toBeVisible();
  expect(within(changes).getByText('and 11 more')).toBeVisible();
  expect(within(changes).getByText('HD-M54')).toBeVisible();
  expect(within(changes).getByText('480 modules claimed, but 468 serial numbers in the list')).toBeVisible();
  await user.click(within(changes).getByRole('button', { name: 'Open all changes' }));
  await user.click(await screen.findByRole('radio', { name: /Removed numbers/ }));
  await waitFor(() =>
    expect(calls.some(({ url }) => url.pathname === '/api/module/snChanges/7' && url.searchParams.get('kind') === 'removed')).toBe(true),
  );
});

test('staff are told what recalling undoes', async () => {
  const recalled = { requestId: 7, requestNo: 'MC-20261118-00012', version: 6, actions: [], tip: serialTipOf({ state: 'recalled' }) };
  const { calls } = openCase(claimDetail({ tips: 1, actions: [action('note'), action('recallTip')] }), [
    [listMessages, talk],
    [listTips, [serialTipOf()]],
    [recallTip, recalled],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Recall task' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/goes back to what it was/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Recall task' }));
  await waitFor(() => expect(bodiesTo(calls, recallTip)).toMatchObject([{ requestId: 7, tipsId: 41 }]));
});
