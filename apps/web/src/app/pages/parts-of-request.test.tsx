// @shares-process
import '../request-kinds.ts';
import { listAttachments, listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, markRead, messageTypes } from '@heliodesk/contract/case-chat';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { confirmTip, getRequest, listTips } from '@heliodesk/contract/request';
import { getPartsDetails, getTrackerClaim, saveTrackerPart } from '@heliodesk/contract/tracker-claim';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { storedClaim } from '#src/domains/tracker-claim/testing/tracker-server.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import RequestPage from './request.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

const fields = [{ field: 'parts', question: 'Which motors are these?' }];
const partsTip = (change: object = {}) => tipOf({ tipsType: 1, photos: [], content: '', fields, ...change });
const details = {
  requestId: 7,
  msgId: 5,
  version: 0,
  fields,
  unlocked: ['parts', 'partsClaim.quantity'],
  basicReq: { requestType: 4, desc: 'Two rows stay at 38°' },
  partsClaim: storedClaim.partsClaim,
  trackerList: storedClaim.trackerList,
  inverterList: [],
};
const asked = message(5, { sender: 'customerService', senderName: 'Tomás Quiroga', type: messageTypes.tip, content: '' });

function openRequest(answer: unknown) {
  const actions = [action('message'), action('answerTip')];
  const request = claimDetail({ requestType: 4, waitingOn: 'customer', tips: 1, actions, events: null, customer: null });
  const calls = stubServer([
    [getRequest, request],
    [listTips, [partsTip()]],
    [getPartsDetails, details],
    [getTrackerClaim, { ...storedClaim, draft: false }],
    [saveTrackerPart, { id: 31, version: 1 }],
    [confirmTip, answer],
    [listMessages, { messages: [asked], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
    [markRead, null],
    [listAttachments, []],
    [listCaseFiles, []],
    [listCountries, []],
    [listDictionaries, []],
  ]);
  openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
  return calls;
}

const task = () => screen.findByRole('article', { name: /has a question about your details/ });

test('a customer edits the parts in the task, which is sent once none is open', async () => {
  const calls = openRequest(partsTip({ state: 'confirmed' }));
  const card = within(await task());
  expect(await card.findByRole('textbox', { name: 'Defective pieces' })).toHaveValue('2');
  expect(card.getAllByText('Which motors are these?')[0]).toBeVisible();
  await user.click(await card.findByRole('button', { name: /^Edit / }));
  const words = await card.findByRole('textbox', { name: /^Failure description/ });
  await waitFor(() => expect(card.getByRole('button', { name: 'Send answer' })).toBeDisabled());
  expect(card.getByText('Save or discard your changes first')).toBeVisible();
  await user.clear(words);
  await user.type(words, 'It hums');
  await user.click(card.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(bodiesTo(calls, saveTrackerPart)).toMatchObject([{ requestId: 7, id: 31, failuresDesc: 'It hums' }]));
  await waitFor(() => expect(card.getByRole('button', { name: 'Send answer' })).toBeEnabled());
  await user.click(card.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
});

test('what the server refuses of the parts is said in the task', async () => {
  const errors = [{ path: 'trackerList', rule: 'required', message: 'Tracker parts is required.' }];
  openRequest(new Refused({ code: 510, msg: 'Invalid', data: { key: 'validation', errors } }));
  const card = within(await task());
  await card.findByRole('textbox', { name: 'Defective pieces' });
  await user.click(card.getByRole('button', { name: 'Send answer' }));
  expect(await card.findByText('Tracker parts is required.')).toBeVisible();
});
