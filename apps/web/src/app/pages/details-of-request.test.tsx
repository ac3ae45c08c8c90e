// @shares-process
import '../request-kinds.ts';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { getModuleDetails, updateModuleDetails } from '@heliodesk/contract/module-claim';
import { askCustomer, confirmTip, listTips, noteTip } from '@heliodesk/contract/request';
import { serialSummary } from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
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

const fields = [
  { field: 'moduleClaim.quantity', question: 'Are all 40 strings affected?' },
  { field: 'moduleClaim.capacity', question: '' },
];
const detailsTip = (change: object = {}) => tipOf({ tipsType: 1, photos: [], content: 'Two short questions.', fields, ...change });
const details = (change: object = {}) => ({
  requestId: 7,
  msgId: 5,
  version: 0,
  fields,
  unlocked: ['moduleClaim.quantity', 'moduleClaim.capacity', 'moduleClaim.unit'],
  basicReq: { requestType: 3, desc: 'Hot spots' },
  moduleClaim: { quantity: 480, capacity: '12.5', unit: '1', projectName: 'Almería Norte 3' },
  ...change,
});
const asked = message(5, { sender: 'customerService', senderName: 'Tomás Quiroga', type: messageTypes.tip, content: '' });
const talk = { messages: [asked], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 };

const openRequest = (more: Parameters<typeof stubServer>[0] = [], tips: unknown = [detailsTip()]) =>
  openAskedRequest(tips, [...more, [getModuleDetails, details()], [listMessages, talk], [serialSummary, serialSummaryOf({ ok: 1 })]]);

test('a customer changes only what was asked for, which is saved and then sent', async () => {
  const calls = openRequest([
    [updateModuleDetails, details({ version: 1 })],
    [noteTip, detailsTip()],
    [confirmTip, detailsTip({ state: 'confirmed' })],
  ]);
  expect(await screen.findByRole('heading', { name: 'Tomás Quiroga has a question about your details' })).toBeVisible();
  expect(screen.getAllByText('Two short questions.')[0]).toBeVisible();
  const pieces = await screen.findByRole('textbox', { name: 'Defective modules' });
  expect(pieces).toHaveAccessibleDescription('Are all 40 strings affected?');
  expect(screen.queryByRole('textbox', { name: 'Project name' })).not.toBeInTheDocument();
  await user.clear(pieces);
  await user.type(pieces, '468');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
  expect(bodiesTo(calls, updateModuleDetails).at(-1)).toMatchObject({ msgId: 5, moduleClaim: { quantity: '468' } });
});

test('a field that is wrong is marked before anything is sent, and what the server refuses is too', async () => {
  const refused = new Refused({
    code: 510,
    msg: 'Invalid',
    data: { key: 'validation', errors: [{ path: 'moduleClaim.quantity', rule: 'invalid', message: 'So many modules don’t exist.' }] },
  });
  const calls = openRequest([
    [updateModuleDetails, details({ version: 1 })],
    [confirmTip, refused],
  ]);
  const pieces = await screen.findByRole('textbox', { name: 'Defective modules' });
  await user.clear(pieces);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(pieces).toBeInvalid());
  expect(calls.some(({ url }) => url.pathname === '/api/qa/request/confirm')).toBe(false);
  await user.type(pieces, '9');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect((await screen.findAllByText('So many modules don’t exist.')).length).toBeGreaterThan(0);
});

test('when a colleague has answered in the meantime, one chooses whose answers go on', async () => {
  const stale = new Refused({ code: 409, msg: 'Stale', data: { key: 'stale', version: 1 } });
  openRequest([[updateModuleDetails, stale]]);
  const pieces = await screen.findByRole('textbox', { name: 'Defective modules' });
  await user.clear(pieces);
  await user.type(pieces, '468');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Someone else has changed these details in the meantime.')).toBeVisible();
  expect(pieces).toHaveValue('468');
  await user.click(screen.getByRole('button', { name: 'Use their answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Defective modules' })).toHaveValue('480'));
});

test('staff choose fields and ask about each', async () => {
  const actions = [action('note'), action('askDetails'), action('askFiles')];
  const { calls } = openCase(claimDetail({ actions }), [
    [getModuleDetails, details({ msgId: null, fields: [], unlocked: [] })],
    [askCustomer, { requestId: 7, requestNo: 'MC-20261118-00012', version: 6, actions: [], tip: detailsTip() }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask the customer' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('checkbox', { name: /Defective modules/ });
  await user.click(within(dialog).getByRole('button', { name: 'Ask for details' }));
  expect((await within(dialog).findAllByText('Details to check is required.')).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('checkbox', { name: /Defective modules/ }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Defective modules: question' }), 'All strings?');
  await user.click(within(dialog).getByRole('button', { name: /more fields/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /Project city/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Ask for details' }));
  await waitFor(() =>
    expect(bodiesTo(calls, askCustomer)).toMatchObject([
      {
        requestId: 7,
        tipsType: 1,
        fields: [
          { field: 'moduleClaim.quantity', question: 'All strings?' },
          { field: 'moduleClaim.projectCity', question: '' },
        ],
        content: '',
      },
    ]),
  );
});

test('staff see before and now side by side, and what stayed as it was', async () => {
  const answered = detailsTip({
    state: 'confirmed',
    answerer: 'Salma Haddad',
    closeTime: '2026-11-19T09:00:00.000Z',
    changes: [{ field: 'moduleClaim.quantity', before: 480, after: 1468 }],
  });
  openCase(claimDetail({ actions: [action('note')] }), [
    [listMessages, talk],
    [listTips, [answered]],
  ]);
  const row = await screen.findByRole('row', { name: /Defective modules/ });
  expect(within(row).getByText('480')).toBeVisible();
  expect(within(row).getByText('1,468')).toBeVisible();
  expect(screen.getByText('Unchanged: Total installed capacity')).toBeVisible();
});
