// @shares-process
import { listShippingAddresses } from '@heliodesk/contract/account';
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { confirmNoteWithConsent, listPaymentsOf } from '@heliodesk/contract/payment';
import { listReceipts, listTips } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { listExchanges, submitAddressesWithConsent } from '@heliodesk/contract/shipment';
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { paymentOf } from '#src/domains/payment/testing/sample-payment.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { addressOf, exchangeOf } from '#src/domains/shipment/testing/sample-exchange.ts';
import { solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

const consent = { attId: 31, fileName: 'consent.pdf', url: '/api/attachment/download?fileName=x' };
const progress = { ...paymentOf({ state: 'announced' }), bankAccount: '' };
const exchange = exchangeOf([addressOf({ batchQty: 24 }), addressOf({ addressId: 82, addressTitle: 'Depot Lucena', batchQty: 6 })]);

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends UploadRequest {
      override response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: { ...consent, size: 40 } })]);
      send() {
        this.dispatchEvent(new Event('load'));
      }
    },
  );
});

/** A case that is carried out, whose customer is to do a task. */
const openTask = (tip: Tip, actions = [action('note'), action('answerWithConsent')]) =>
  openCase(claimDetail({ status: 'processing', tips: 1, waitingOn: 'customer', actions }), [
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
    [listPaymentsOf, [progress]],
    [listExchanges, [exchange]],
    [listShippingAddresses, []],
    [confirmNoteWithConsent, { ...progress, state: 'due' }],
    [submitAddressesWithConsent, { ...exchange, state: 'addressed' }],
  ]);

const noteTip = tipOf({ tipsType: 6, creditNoteId: 31, photos: [], content: '' });
const addressTip = tipOf({ tipsType: 8, photos: [], content: '' });

const openForm = async () => {
  await user.click(await screen.findByRole('button', { name: 'Answer with written consent' }));
  return within(await screen.findByRole('dialog', { name: /^Answer for / }));
};
type Form = Awaited<ReturnType<typeof openForm>>;
const uploadTo = async (form: Form) => {
  const input = within(form.getByRole('group', { name: 'Written consent' })).getByLabelText<HTMLInputElement>(/./u, { selector: 'input' });
  await user.upload(input, new File(['%PDF-1.7'], 'consent.pdf', { type: 'application/pdf' }));
  await form.findByText('consent.pdf');
};

test('staff confirm a credit note for the contact with the file of the consent', async () => {
  const { calls } = openTask(noteTip);
  const form = await openForm();
  expect(await form.findByText('MC-20261106-00022-C1')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Upload the customer’s written consent first.');
  expect(bodiesTo(calls, confirmNoteWithConsent)).toEqual([]);
  await uploadTo(form);
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(bodiesTo(calls, confirmNoteWithConsent)).toEqual([{ msgId: 5, attId: 31 }]));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Credit note confirmed' }]));
});

test('staff submit delivery addresses, beginning with those that were entered, once all pieces have one', async () => {
  const { calls } = openTask(addressTip);
  const form = await openForm();
  const second = await form.findByRole('textbox', { name: 'Depot Lucena: quantity' });
  expect(form.getByRole('button', { name: 'Save answer' })).toHaveAccessibleDescription('Give every piece an address first.');
  await user.clear(second);
  await user.type(second, '16');
  await uploadTo(form);
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await waitFor(() =>
    expect(bodiesTo(calls, submitAddressesWithConsent)).toMatchObject([
      {
        msgId: 5,
        version: 2,
        attId: 31,
        addresses: [
          { addressTitle: 'Warehouse Jaén', batchQty: 24 },
          { addressTitle: 'Depot Lucena', batchQty: 16, shipToCountry: 724 },
        ],
      },
    ]),
  );
});

test('bank details are never answered with a consent', async () => {
  openTask(tipOf({ tipsType: 7, bankDetailsId: 3, photos: [], content: '' }), [action('answerWithConsent'), action('note')]);
  await screen.findByText(/^We need|bank/i, { selector: 'h2' });
  expect(screen.queryByRole('button', { name: 'Answer with written consent' })).toBeNull();
});

test('those who had a part in the solutions are told why they can’t answer', async () => {
  openTask(noteTip, [action('note'), { name: 'answerWithConsent', blockedBy: ['tookNoPart'] }]);
  expect(await screen.findByRole('button', { name: 'Answer with written consent' })).toHaveAccessibleDescription(
    'You wrote, sent or approved these solutions. Someone else has to answer for the customer.',
  );
});
