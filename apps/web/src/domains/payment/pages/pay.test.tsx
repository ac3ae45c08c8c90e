// @shares-process
import { readNoticesAbout } from '@heliodesk/contract/notification';
import {
  correctPayment,
  countBankDetails,
  countPayments,
  exportPayments,
  getPayment,
  listPayments,
  markPaid,
} from '@heliodesk/contract/payment';
import type { PaymentInFull } from '@heliodesk/contract/payment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { paymentOf } from '../testing/sample-payment.ts';
import PayPage from './pay.tsx';
import PaymentsPage from './payments.tsx';

let present: PaymentInFull;
let calls: Received[];
beforeEach(() => {
  setWindowWidth(1440);
  present = paymentOf();
  vi.stubGlobal('XMLHttpRequest', StoredUpload);
  signInPerson({ userName: 'Claire Fontaine', roles: ['finance'], permissions: ['csp:pay:check', 'csp:pay:paid'] });
});

/** Every upload is stored under this number. */
class StoredUpload extends UploadRequest {
  send() {
    this.response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: { attId: 55, fileName: 'transfer.pdf', size: 1_024 } })]);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

function open(answers: Parameters<typeof stubServer>[0] = [], address = '/payment/pay/9') {
  calls = stubServer([
    ...answers,
    [listPayments, () => ({ rows: [present], total: 1 })],
    [countPayments, { toPay: 2, waiting: 1, paid: 4 }],
    [getPayment, () => present],
    [countBankDetails, { toCheck: 0, waiting: 0, confirmed: 1 }],
    [readNoticesAbout, {}],
  ]);
  return openPage(
    [
      { path: '/payment/bank', Component: PaymentsPage },
      { path: '/payment/pay/:paymentId', Component: PayPage },
    ],
    address,
    { permissions: ['csp:pay:check', 'csp:pay:paid', 'csp:bank:read', 'csp:request:query'] },
  );
}

const fill = async () => {
  const day = await screen.findByRole('textbox', { name: /Paid on/ });
  await user.type(day, '2026/11/20');
  fireEvent.blur(day);
  await user.type(screen.getByRole('textbox', { name: /Bank reference/ }), 'TRF 88');
};
const upload = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for files');
  await user.upload(input, new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('button', { name: /transfer.pdf/ })).toBeVisible();
};
const record = async () => user.click(screen.getByRole('button', { name: 'Mark as paid' }));

test('lists what is to be paid, with amount, masked account and the way to it', async () => {
  open([], '/payment/bank?show=toPay');
  const row = await screen.findByRole('row', { name: /MC-20261106-00022/ });
  expect(within(row).getByText('856.80 EUR')).toBeVisible();
  expect(within(row).getByText('ES•••• 1332')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Pay MC-20261106-00022' })).toHaveAttribute('href', '/payment/pay/9');
  const tabs = screen.getByRole('navigation', { name: 'Payments by step' });
  expect(await within(tabs).findByRole('link', { name: 'To pay 2' })).toHaveAttribute('aria-current', 'true');
  expect(within(tabs).getByRole('link', { name: 'Paid 4' })).not.toHaveAttribute('aria-current');
});

test('saves the list that is shown as a file', async () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  open([[exportPayments, null]], '/payment/bank?show=paid');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(callsTo(calls, exportPayments).map(({ url }) => url.searchParams.get('show'))).toEqual(['paid']));
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute(
    'title',
    'Export this list as .xlsx (first 10,000 payments at most)',
  );
});

test('needs a day and a proof, and records the payment once; nothing entered is lost by a refusal', async () => {
  let isRefused = true;
  open([
    [
      markPaid,
      () => {
        if (isRefused) return new Refused({ code: 409, data: { key: 'stale' } });
        present = paymentOf({
          state: 'paid',
          version: 3,
          payTime: '2026-11-20',
          paid: true,
          paidBy: 'Claire Fontaine',
          bankReference: 'TRF 88',
          actions: [],
        });
        return present;
      },
    ],
  ]);
  expect(await screen.findByRole('heading', { name: 'Payment of 856.80 EUR' })).toBeVisible();
  await fill();
  await record();
  expect(await screen.findByText('Add at least one proof.')).toBeVisible();
  expect(bodiesTo(calls, markPaid)).toEqual([]);
  await upload();
  await record();
  expect(await screen.findByText(/Someone changed this payment in the meantime/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Bank reference/ })).toHaveValue('TRF 88');
  expect(screen.getByText('transfer.pdf')).toBeVisible();
  isRefused = false;
  await record();
  await waitFor(() => expect(toasts.get().at(-1)?.title).toMatch(/^Payment recorded/));
  expect(bodiesTo(calls, markPaid).at(-1)).toEqual({
    requestId: 7,
    paymentId: 9,
    version: 2,
    payTime: '2026-11-20',
    bankReference: 'TRF 88',
    attIds: [55],
  });
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  expect(await screen.findByText('TRF 88')).toBeVisible();
});

test('says why someone may not pay, and offers nothing then', async () => {
  present = paymentOf({ actions: [{ name: 'pay', blockedBy: ['notChecker'] }] });
  open();
  expect(await screen.findByText('You checked the bank details. Someone else has to pay.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
});

test('shows who of staff has confirmed the credit note for the customer, among those who took a step', async () => {
  present = paymentOf({ noteConfirmedBy: 'Alex Agent', actions: [{ name: 'pay', blockedBy: ['notAnswerer'] }] });
  open();
  expect(await screen.findByText('You answered for the customer. Someone else has to pay.')).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.filter((text) => /Alex Agent confirmed the credit note for the customer/.test(text ?? ''))).toHaveLength(1);
});

const paid = (change: Partial<PaymentInFull> = {}) =>
  paymentOf({
    state: 'paid',
    version: 3,
    payTime: '2026-11-20',
    paid: true,
    paidBy: 'Claire Fontaine',
    bankReference: 'TRF 88',
    proofs: [{ attId: 41, fileName: 'wrong.pdf', url: '/attachment/download?fileName=a', size: 900 } as PaymentInFull['proofs'][number]],
    actions: [{ name: 'correct', blockedBy: [] }],
    ...change,
  });

test('corrects what was recorded, starting with what there is, and shows what was there before', async () => {
  present = paid();
  open([
    [
      correctPayment,
      () => {
        const { proofs } = present;
        const before = { correctedBy: 'Claire Fontaine', at: '2026-11-26T10:00:00.000Z', payTime: '2026-11-20', bankReference: 'TRF 88' };
        const corrections = [{ ...before, reason: 'Wrong file', proofs }];
        present = paid({ version: 4, bankReference: 'TRF 89', proofs: [], corrections });
        return present;
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  expect(screen.getByRole('textbox', { name: /Paid on/ })).toHaveValue('2026/11/20');
  const reference = screen.getByRole('textbox', { name: /Bank reference/ });
  expect(reference).toHaveValue('TRF 88');
  await user.clear(reference);
  await user.type(reference, 'TRF 89');
  await user.click(screen.getByRole('button', { name: /Remove.*wrong.pdf/ }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong file');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findByText('Add at least one proof.')).toBeVisible();
  await upload();
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  await waitFor(() => expect(toasts.get().at(-1)?.title).toMatch(/^Payment corrected/));
  expect(bodiesTo(calls, correctPayment)).toEqual([
    { requestId: 7, paymentId: 9, version: 3, payTime: '2026-11-20', bankReference: 'TRF 89', attIds: [55], reason: 'Wrong file' },
  ]);
  expect(await screen.findByText('TRF 89')).toBeVisible();
  expect(screen.getByText('TRF 88')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Replaced proofs' })).getByRole('link', { name: 'wrong.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save correction' })).toBeNull();
});

test('says why a payment may not be corrected, and offers nothing then', async () => {
  present = paid({ actions: [{ name: 'correct', blockedBy: ['notArchived'] }] });
  open();
  expect(await screen.findByText('The claim is archived, so the payment can’t be corrected anymore.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});
