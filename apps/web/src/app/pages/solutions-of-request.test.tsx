// @shares-process
import '../request-kinds.ts';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { listDictionaries } from '@heliodesk/contract/reference';
import { downloadReceipt, downloadReceiptRecord, listReceipts, listTips, solutionConfirmation } from '@heliodesk/contract/request';
import type { Receipt, RequestDetail, Tip } from '@heliodesk/contract/request';
import { offeredSolutions } from '@heliodesk/contract/solution';
import type { Solution } from '@heliodesk/contract/solution';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { compensationOf, offerOf, offerTipOf } from '#src/domains/request/testing/sample-offers.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';
import { openAskedRequest } from '../testing/asked-request.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

const sent = message(5, { sender: 'system', senderName: '', type: messageTypes.tip, content: '' });
const talk = (messages: unknown[] = [sent]) => ({ messages, hasMore: false, readByOther: 0, toldOther: 0, unread: 0 });
const offeredAs = (state: Solution['state'], offer = offerOf()): Solution => ({
  ...offer,
  state,
  payTime: null,
  paid: false,
  repairedOn: null,
  repairReport: '',
  isSettled: false,
});
const handling = dictEntry('2', 'Scrap on site, with photo');

interface Opened {
  more?: Parameters<typeof stubServer>[0];
  tips?: Tip[];
  offered?: Solution[];
  change?: Partial<RequestDetail>;
}

const openRequest = ({ more = [], tips = [offerTipOf()], offered = [offeredAs('approved')], change = {} }: Opened = {}) =>
  openAskedRequest(
    tips,
    [
      ...more,
      [offeredSolutions, { publicText: 'We exchange 96 modules.', accepted: 124, refused: 8, solutions: offered }],
      [listMessages, talk()],
      [listDictionaries, dictionariesOf([handling])],
    ],
    { status: 'approved', ...change },
  );

const task = async () => screen.findByRole('article', { name: 'Accept or decline our solution' });
const card = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;

test('a customer reads what exactly is offered, and accepts it once', async () => {
  const calls = openRequest({ more: [[solutionConfirmation, offerTipOf({ state: 'confirmed', accepted: true })]] });
  const offer = within(await task());
  expect(offer.getByRole('heading', { name: 'Exchange, quantity: 96' })).toBeVisible();
  for (const fact of ['HD-M72', '575 W', '55.2 kW', '1 to 96']) expect(offer.getByText(fact)).toBeVisible();
  expect(await offer.findByText('Scrap on site, with photo')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Accept solution' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Solution accepted' }]));
  expect(bodiesTo(calls, solutionConfirmation)).toEqual([{ msgId: 5, accept: true, reason: '' }]);
});

test('declining needs a reason, which stays when one thinks better of it, and when the server refuses', async () => {
  let isRefused = true;
  const calls = openRequest({
    more: [
      [
        solutionConfirmation,
        () =>
          isRefused
            ? new Refused({ code: 500, msg: 'Something went wrong on our side.' })
            : offerTipOf({ state: 'confirmed', accepted: false }),
      ],
    ],
  });
  const offer = within(await task());
  await user.click(offer.getByRole('button', { name: 'Decline' }));
  const reason = () => offer.getByRole('textbox', { name: /Why are you declining it/ });
  expect(reason()).toHaveFocus();
  await user.click(offer.getByRole('button', { name: 'Decline solution' }));
  await waitFor(() => expect(reason()).toBeInvalid());
  await user.type(reason(), 'We need 600 W.');
  await user.keyboard('{Escape}');
  expect(offer.getByRole('button', { name: 'Decline' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(reason()).toHaveValue('We need 600 W.');
  await user.click(offer.getByRole('button', { name: 'Decline solution' }));
  expect(await offer.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(reason()).toHaveValue('We need 600 W.');
  isRefused = false;
  await user.click(offer.getByRole('button', { name: 'Decline solution' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Solution declined' }]));
  expect(bodiesTo(calls, solutionConfirmation).at(-1)).toEqual({ msgId: 5, accept: false, reason: 'We need 600 W.' });
});

test('where a colleague was first, that is said, and the claim is looked at again', async () => {
  const closed = new Refused({ code: 409, msg: 'This task isn’t open anymore.', data: { key: 'tip.closed', state: 'confirmed' } });
  const calls = openRequest({ more: [[solutionConfirmation, closed]] });
  const before = callsTo(calls, listTips).length;
  await user.click(within(await task()).getByRole('button', { name: 'Accept solution' }));
  expect(await screen.findByText('This task isn’t open anymore.')).toBeVisible();
  await waitFor(() => expect(callsTo(calls, listTips).length).toBeGreaterThan(before));
});

test('what was offered stays in the claim with what became of each solution', async () => {
  openRequest({
    tips: [offerTipOf({ state: 'confirmed', accepted: true, answerer: 'Amelia Ortega', closeTime: '2026-11-20T10:00:00.000Z' })],
    offered: [offeredAs('running'), offeredAs('declined', compensationOf())],
    change: { status: 'processing', waitingOn: 'us', tips: 0 },
  });
  const [exchanged, compensated] = within(await card('Solution')).getAllByRole('listitem');
  expect(within(exchanged as HTMLElement).getByText('In progress')).toBeVisible();
  expect(within(compensated as HTMLElement).getByText('Declined')).toBeVisible();
  for (const fact of ['1,999.20 EUR', '71.40 EUR', 'The company that filed the claim', '97 to 124'])
    expect(within(compensated as HTMLElement).getByText(fact)).toBeVisible();
  expect(screen.getAllByText('Solution accepted')[0]).toBeVisible();
});

test('an answer leads to its receipt, as a PDF and as a record', async () => {
  const receipt: Receipt = {
    receiptId: 31,
    number: 'MC-20261118-00003-1',
    kind: 'solution',
    tipsId: offerTipOf().tipsId,
    tipsType: 10,
    msgId: offerTipOf().msgId,
    confirmTime: '2026-11-20T10:00:00.000Z',
    confirmedBy: 'Amelia Ortega',
    confirmedFor: '',
    digest: 'ab'.repeat(32),
  };
  const calls = openRequest({
    more: [
      [listReceipts, [receipt]],
      [downloadReceipt, null],
      [downloadReceiptRecord, null],
    ],
    tips: [offerTipOf({ state: 'confirmed', accepted: true, closeTime: '2026-11-20T10:00:00.000Z' })],
    change: { status: 'processing', waitingOn: 'us', tips: 0 },
  });
  await user.click(await screen.findByRole('button', { name: /Receipt \(PDF\)/ }));
  await waitFor(() => expect(callsTo(calls, downloadReceipt)[0]?.url.searchParams.get('receiptId')).toBe('31'));
  await user.click(await screen.findByRole('button', { name: /Record \(JSON\)/ }));
  await waitFor(() => expect(callsTo(calls, downloadReceiptRecord)[0]?.url.searchParams.get('receiptId')).toBe('31'));
});

test('an answer without a receipt leads to none', async () => {
  const calls = openRequest({
    more: [[listReceipts, []]],
    tips: [offerTipOf({ state: 'confirmed', accepted: true, closeTime: '2026-11-20T10:00:00.000Z' })],
    change: { status: 'processing', waitingOn: 'us', tips: 0 },
  });
  await waitFor(() => expect(callsTo(calls, listReceipts)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
});

test('says nothing of solutions before they are approved', async () => {
  signInPerson({ kind: 'customer' });
  const calls = openRequest({
    tips: [],
    change: { status: 'pending', waitingOn: 'us', tips: 0, nodes: [0, 1, 2], actions: [action('message')] },
  });
  expect(await screen.findByText('You don’t need to do anything.')).toBeVisible();
  expect(screen.getAllByText('Review')[0]).toBeVisible();
  expect(screen.queryByText(/solution/i)).not.toBeInTheDocument();
  expect(callsTo(calls, offeredSolutions)).toHaveLength(0);
});

test('staff see what was offered and the answer, and have nothing to take back or to answer', async () => {
  const answer = message(6, {
    sender: 'client',
    type: messageTypes.tipConfirmed,
    content: 'Too low.',
    params: { tip: 'solution', accepted: 'false', kind: '1', quantity: '28' },
  });
  openCase(claimDetail({ status: 'approved', tips: 1, actions: [action('note'), action('recallTip'), action('answerTip')] }), [
    [listMessages, talk([sent, message(7, { ...sent, msgId: 7 }), answer])],
    [
      listTips,
      [
        offerTipOf(),
        offerTipOf({
          tipsId: 42,
          msgId: 7,
          state: 'confirmed',
          accepted: false,
          note: 'Too low.',
          solution: compensationOf(),
          content: '',
        }),
      ],
    ],
  ]);
  expect(await screen.findByText('Waiting for an answer')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Compensation, quantity: 28' })).toBeVisible();
  expect(screen.getAllByText('Solution declined')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Recall task' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Answer for customer' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as reviewed' })).toBeVisible();
});

test('while they are carried out, the customer sees how many modules have come how far', async () => {
  openRequest({
    change: { status: 'processing', waitingOn: 'us', tips: 0, nodes: [0, 1, 2, 7] },
    offered: [
      offeredAs('done'),
      { ...offeredAs('running'), solutionId: 22, quantity: 20 },
      { ...offeredAs('declined'), solutionId: 23, quantity: 8 },
    ],
  });
  const thread = await card('What happens to your modules');
  const figures = within(thread)
    .getAllByRole('definition')
    .map((figure) => figure.textContent);
  expect(figures).toEqual(['132', '124', '116', '96']);
  expect(within(thread).getByText('Refused: 8')).toBeVisible();
});

test('a reopened claim shows what was done before, and nothing that is only written', async () => {
  openRequest({
    tips: [],
    offered: [{ ...offeredAs('done'), isSettled: true }],
    change: { status: 'picked_up', waitingOn: 'us', tips: 0, settled: 96 },
  });
  const agreed = within(await card('Solution'));
  expect(agreed.getByText('Done before reopening')).toBeVisible();
  expect(agreed.queryByText('Done')).toBeNull();
});
