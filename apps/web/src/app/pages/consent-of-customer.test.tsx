// @shares-process
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { answerWithConsent, listReceipts, listTips } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { offerTipOf } from '#src/domains/request/testing/sample-offers.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

const consent = { attId: 31, fileName: 'consent.pdf', url: '/api/attachment/download?fileName=x' };
let sent: FormData[] = [];
/** Ends uploads that a test holds up. */
let arrive: (() => void) | undefined;
let isHeldUp = false;

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
  sent = [];
  isHeldUp = false;
  arrive = undefined;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends UploadRequest {
      override response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: { ...consent, size: 40 } })]);
      send(body: FormData) {
        sent.push(body);
        arrive = () => this.dispatchEvent(new Event('load'));
        if (!isHeldUp) arrive();
      }
    },
  );
});

/** An approved case whose customer is to answer about a solution. */
const openOffer = (tip: Tip, actions = [action('note'), action('confirmWithConsent')]) =>
  openCase(claimDetail({ status: 'approved', tips: 1, waitingOn: 'customer', actions }), [
    [
      listMessages,
      {
        messages: [message(5, { sender: 'system', type: messageTypes.tip, content: '' })],
        hasMore: false,
        readByOther: 0,
        toldOther: 0,
        unread: 0,
      },
    ],
    [listTips, [tip]],
    [listReceipts, []],
    [readPlan, solutionPlan()],
    [answerWithConsent, { ...tip, state: 'confirmed', accepted: true, consent }],
  ]);

const openForm = async () => {
  await user.click(await screen.findByRole('button', { name: 'Answer with written consent' }));
  return within(await screen.findByRole('dialog', { name: /^Answer for / }));
};

test('staff accept a solution for the customer with the file of the consent', async () => {
  const { calls } = openOffer(offerTipOf({ msgId: 5 }));
  const form = await openForm();
  expect(form.getByText(/The customer gets an e-mail, and can see the file/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Upload the customer’s written consent first.');
  expect(bodiesTo(calls, answerWithConsent)).toEqual([]);
  const input = within(form.getByRole('group', { name: 'Written consent' })).getByLabelText<HTMLInputElement>(/./u, { selector: 'input' });
  expect(input.accept).toBe('.pdf,.jpg,.jpeg,.png');
  await user.upload(input, new File(['%PDF-1.7'], 'consent.pdf', { type: 'application/pdf' }));
  expect(await form.findByText('consent.pdf')).toBeVisible();
  expect(sent[0]?.get('purpose')).toBe('consent');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(bodiesTo(calls, answerWithConsent)).toEqual([{ msgId: 5, accept: true, reason: '', attId: 31 }]));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Solution accepted' }]));
});

test('declining for the customer needs a reason', async () => {
  const { calls } = openOffer(offerTipOf({ msgId: 5 }));
  const form = await openForm();
  await user.click(form.getByRole('radio', { name: 'Decline solution' }));
  const input = within(form.getByRole('group', { name: 'Written consent' })).getByLabelText<HTMLInputElement>(/./u, { selector: 'input' });
  await user.upload(input, new File(['%PDF-1.7'], 'consent.pdf', { type: 'application/pdf' }));
  await form.findByText('consent.pdf');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(bodiesTo(calls, answerWithConsent)).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Why the customer declines' }), 'They want new modules.');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await waitFor(() =>
    expect(bodiesTo(calls, answerWithConsent)).toEqual([{ msgId: 5, accept: false, reason: 'They want new modules.', attId: 31 }]),
  );
});

test('those who approved the solutions are told why they can’t answer', async () => {
  openOffer(offerTipOf({ msgId: 5 }), [action('note'), { name: 'confirmWithConsent', blockedBy: ['tookNoPart'] }]);
  expect(await screen.findByRole('button', { name: 'Answer with written consent' })).toHaveAccessibleDescription(
    'You wrote, sent or approved these solutions. Someone else has to answer for the customer.',
  );
});

test('an answer with consent names who gave it for which contact, and leads to the file', async () => {
  openOffer(offerTipOf({ msgId: 5, state: 'confirmed', accepted: true, answerer: 'Alex Agent', answeredFor: 'Ana Ortega', consent }), [
    action('note'),
  ]);
  expect(await screen.findByText(/Answered by Alex Agent for Ana Ortega/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'consent.pdf' })).toHaveAttribute('href', consent.url);
});

test('no answer is saved while the file is on its way', async () => {
  openOffer(offerTipOf({ msgId: 5 }));
  const form = await openForm();
  isHeldUp = true;
  const input = within(form.getByRole('group', { name: 'Written consent' })).getByLabelText<HTMLInputElement>(/./u, { selector: 'input' });
  await user.upload(input, new File(['%PDF-1.7'], 'consent.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(arrive).toBeDefined());
  expect(form.getByRole('button', { name: 'Save answer' })).toBeDisabled();
  arrive?.();
  await waitFor(() => expect(form.getByRole('button', { name: 'Save answer' })).toBeEnabled());
});
