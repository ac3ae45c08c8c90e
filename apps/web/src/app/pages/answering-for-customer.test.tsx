// @shares-process
import { listAttachments } from '@heliodesk/contract/attachment';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { getModuleDetails, updateModuleDetails } from '@heliodesk/contract/module-claim';
import { confirmTip, listTips, noteTip } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { deleteSerials, listImports, listSerials } from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { serialTipOf } from '#src/domains/request/testing/sample-serial-tips.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

const asked = message(5, { sender: 'customerService', senderName: 'Tomás Quiroga', type: messageTypes.tip, content: '' });
const talk = { messages: [asked], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 };
const fields = [{ field: 'moduleClaim.quantity', question: 'Are all 40 strings affected?' }];
const detailsTip = (change: Partial<Tip> = {}) => tipOf({ tipsType: 1, photos: [], content: '', fields, ...change });
const details = (version: number) => ({
  requestId: 7,
  msgId: 5,
  version,
  fields,
  unlocked: ['moduleClaim.quantity'],
  basicReq: { requestType: 3, desc: 'Hot spots' },
  moduleClaim: { quantity: 480 },
});

/** A case of an agent who may answer for the customer, with an open task. */
const openTask = (tip: Tip, more: Parameters<typeof stubServer>[0] = [], actions = [action('note'), action('answerTip')]) =>
  openCase(claimDetail({ tips: 1, waitingOn: 'customer', actions }), [
    ...more,
    [listMessages, talk],
    [listTips, [tip]],
    [listAttachments, []],
  ]);

const openForm = async () => {
  await user.click(await screen.findByRole('button', { name: 'Answer for customer' }));
  return within(await screen.findByRole('dialog', { name: /^Answer for / }));
};

test('staff answer for the customer in the customer’s form', async () => {
  const { calls } = openTask(detailsTip(), [
    [getModuleDetails, details(0)],
    [updateModuleDetails, details(1)],
    [noteTip, detailsTip()],
    [confirmTip, detailsTip({ state: 'confirmed' })],
  ]);
  const form = await openForm();
  expect(form.getByText(/marked as given by you/)).toBeVisible();
  const pieces = await form.findByRole('textbox', { name: 'Defective modules' });
  expect(pieces).toHaveAccessibleDescription('Are all 40 strings affected?');
  await user.clear(pieces);
  await user.type(pieces, '468');
  await user.type(form.getByRole('textbox', { name: 'The customer’s note' }), 'By phone');
  await user.click(form.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
  expect(bodiesTo(calls, updateModuleDetails).at(-1)).toMatchObject({ msgId: 5, moduleClaim: { quantity: '468' } });
  expect(bodiesTo(calls, noteTip).at(-1)).toMatchObject({ msgId: 5, content: 'By phone' });
});

test('staff change the serial numbers that are asked about', async () => {
  const row = { id: 1, sn: 'HD7226W14A018842', moduleType: '', power: null, verdict: 'unknown', detail: '', mark: 'asked' };
  const { calls } = openTask(serialTipOf(), [
    [listImports, []],
    [listSerials, { rows: [row], total: 1 }],
    [deleteSerials, { deleted: 1 }],
  ]);
  const form = await openForm();
  await user.click(within(await form.findByRole('row', { name: /HD7226W14A018842 In question/ })).getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Delete' }));
  const [, ask] = await screen.findAllByRole('dialog');
  await user.click(within(ask as HTMLElement).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bodiesTo(calls, deleteSerials)).toEqual([{ requestId: 7, ids: [1] }]));
});

test('staff who may not answer for customers are not offered to', async () => {
  openTask(detailsTip(), [], [action('note'), action('recallTip')]);
  expect(await screen.findByRole('button', { name: 'Recall task' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer for customer' })).not.toBeInTheDocument();
});

test('an answer says who gave it and for which contact', async () => {
  openTask(
    tipOf({ state: 'confirmed', answerer: 'Ingrid Halvorsen', answeredFor: 'Amelia Ortega', closeTime: '2026-11-19T09:00:00.000Z' }),
  );
  expect(await screen.findByText(/Answered by Ingrid Halvorsen for Amelia Ortega/)).toBeVisible();
});
