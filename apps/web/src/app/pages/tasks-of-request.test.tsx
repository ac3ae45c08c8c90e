// @shares-process
import '../request-kinds.ts';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { askCustomer, confirmTip, listTips, noteTip, recallTip, reviewTip } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused, type stubServer } from '#src/platform/testing/stub-server.ts';
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
  content: 'We can’t read the label.',
});
const talk = (messages: unknown[]) => ({ messages, hasMore: false, readByOther: 0, toldOther: 0, unread: 0 });

const openRequest = (more: Parameters<typeof stubServer>[0] = [], tips: unknown = [tipOf()]) =>
  openAskedRequest(tips, [...more, [listMessages, talk([asked])]]);

test('a customer answers a task in its place: the note is saved, then the answer is sent', async () => {
  const calls = openRequest([
    [noteTip, tipOf({ note: 'No daylight today' })],
    [confirmTip, tipOf({ state: 'confirmed' })],
  ]);
  expect(await screen.findByRole('heading', { name: 'Tomás Quiroga needs files from you' })).toBeVisible();
  expect(screen.getByLabelText('Add photo: Back label')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Your note' }), 'No daylight today');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
  expect(bodiesTo(calls, noteTip)[0]).toEqual({ msgId: 5, content: 'No daylight today' });
  expect(calls.some(({ url }) => url.pathname === '/api/qa/request/confirm' && url.searchParams.get('msgId') === '5')).toBe(true);
});

test('what the server refuses is said at the task', async () => {
  openRequest([
    [confirmTip, new Refused({ code: 409, msg: 'This task isn’t open anymore.', data: { key: 'tip.closed', state: 'recalled' } })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('This task isn’t open anymore.')).toBeVisible();
});

test('staff ask for photos and say what is missing', async () => {
  const { calls } = openCase(claimDetail({ actions: [action('note'), action('askFiles')] }), [
    [askCustomer, { requestId: 7, requestNo: 'MC-20261118-00012', version: 6, actions: [], tip: tipOf() }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask the customer' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for files' }));
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeInvalid());
  await user.click(within(dialog).getByRole('checkbox', { name: 'Back label' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ask for files' }));
  await waitFor(() => expect(bodiesTo(calls, askCustomer)).toMatchObject([{ requestId: 7, tipsType: 4, photos: ['label'], content: '' }]));
});

test('staff take a task back while it is open, and look at its answer later', async () => {
  const recalled = { requestId: 7, requestNo: 'MC-20261118-00012', version: 6, actions: [], tip: tipOf({ state: 'recalled' }) };
  const { calls } = openCase(claimDetail({ tips: 1, actions: [action('note'), action('recallTip')] }), [
    [listMessages, talk([asked, message(6, { type: messageTypes.tipConfirmed, content: 'Here it is' })])],
    [listTips, [tipOf()]],
    [recallTip, recalled],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Recall task' }));
  await waitFor(() => expect(bodiesTo(calls, recallTip)).toMatchObject([{ requestId: 7, tipsId: 41 }]));
});

test('an answer shows what is new, and is marked as reviewed', async () => {
  const answered = tipOf({
    state: 'confirmed',
    answerer: 'Salma Haddad',
    closeTime: '2026-11-19T09:00:00.000Z',
    note: 'From this morning',
    added: [{ attId: 3, fileName: 'label_12.jpg', place: 'label' }],
  });
  const { calls } = openCase(claimDetail({ actions: [action('note')] }), [
    [listMessages, talk([asked])],
    [listTips, [answered]],
    [reviewTip, { ...answered, reviewed: true }],
  ]);
  expect(await screen.findByText('label_12.jpg')).toBeVisible();
  expect(screen.getByText('From this morning')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(bodiesTo(calls, reviewTip)).toEqual([{ tipsId: 41 }]));
});
