// @shares-process
import { companyBankDetails, getInvoice, getRecomfirm, ownerBankDetails, recomInvoice } from '@heliodesk/contract/payment';
import { listMessages } from '@heliodesk/contract/case-chat';
import { listTips } from '@heliodesk/contract/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { bankProgressOf, bankTaskOf, bankTipOf, maskedBank, spanishBank } from '#src/domains/payment/testing/sample-bank.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { bankTalk, openBankRequest } from '../testing/bank-server.tsx';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

async function openCheck(more: Parameters<typeof stubServer>[0] = []) {
  const calls = openBankRequest([
    ...more,
    [listTips, [bankTipOf({ tipsType: 9 })]],
    [getInvoice, bankTaskOf({ state: 'checked', version: 3, details: spanishBank })],
  ]);
  return { calls, task: within(await screen.findByRole('article', { name: 'Confirm your bank details' })) };
}

test('bank details that finance has checked are confirmed as they are', async () => {
  const { calls, task } = await openCheck([[recomInvoice, {}]]);
  for (const shown of ['ES91 2100 0418 4502 0005 1332', 'CAIXESBBXXX', 'Spain', 'Calle Recogidas 24, Granada'])
    expect(task.getByText(shown)).toBeVisible();
  expect(task.queryByRole('textbox')).toBeNull();
  await user.click(task.getByRole('button', { name: 'Confirm bank details' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Bank details confirmed' }]));
  expect(bodiesTo(calls, recomInvoice)).toEqual([{ ...spanishBank, tipsId: 41, version: 3 }]);
});

test('a change goes back to finance; without one there is nothing to send', async () => {
  const { calls, task } = await openCheck([[recomInvoice, {}]]);
  await user.click(task.getByRole('button', { name: 'Change' }));
  const account = task.getByRole('textbox', { name: /^Account number/ });
  expect(account).toHaveFocus();
  expect(account).toHaveValue('ES91 2100 0418 4502 0005 1332');
  await user.click(task.getByRole('button', { name: 'Send change' }));
  expect(await task.findByRole('alert')).toHaveTextContent('You haven’t changed anything.');
  expect(bodiesTo(calls, recomInvoice)).toEqual([]);
  fireEvent.change(task.getByRole('textbox', { name: /^Billing address/ }), { target: { value: 'Calle Recogidas 26, Granada' } });
  await user.click(task.getByRole('button', { name: 'Send change' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Change sent. Finance is checking it.' }]));
  expect(bodiesTo(calls, recomInvoice)).toMatchObject([{ billingAddress: 'Calle Recogidas 26, Granada', version: 3 }]);
});

test('who thinks better of a change is back where it began', async () => {
  const { task } = await openCheck();
  await user.click(task.getByRole('button', { name: 'Change' }));
  await user.click(task.getByRole('button', { name: 'Cancel' }));
  expect(task.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(task.queryByRole('textbox')).toBeNull();
});

test('where they changed in the meantime, one looks again before confirming', async () => {
  let version = 3;
  const stale = new Refused({ code: 409, msg: 'Someone changed this.', data: { key: 'stale', current: { version: 4 } } });
  const { calls, task } = await openCheck([
    [
      getInvoice,
      () => bankTaskOf({ state: 'checked', version, details: { ...spanishBank, bankName: version === 3 ? 'CaixaBank' : 'Santander' } }),
    ],
    [recomInvoice, () => (version === 3 ? ((version = 4), stale) : {})],
  ]);
  await user.click(task.getByRole('button', { name: 'Confirm bank details' }));
  expect(await task.findByText('Santander')).toBeVisible();
  expect(task.getByRole('alert')).toHaveTextContent('These bank details changed in the meantime.');
  await user.click(task.getByRole('button', { name: 'Confirm bank details' }));
  await waitFor(() => expect(bodiesTo(calls, recomInvoice)).toMatchObject([{ version: 3 }, { version: 4, bankName: 'Santander' }]));
});

const entered = bankProgressOf({ state: 'entered', enteredBy: 'Amelia Ortega', enteredAt: '2026-11-20T10:00:00.000Z', masked: maskedBank });

function openAsStaff(permissions: string[]) {
  const { calls } = openCase(claimDetail({ status: 'processing', actions: [action('note'), action('recallTip')] }), [
    [listMessages, bankTalk],
    [listTips, [bankTipOf({ state: 'confirmed', answerer: 'Amelia Ortega', closeTime: '2026-11-20T10:00:00.000Z' })]],
    [ownerBankDetails, [entered]],
  ]);
  signInPerson({ permissions });
  return calls;
}

test('staff see how far they are, with the account masked, and never the task itself', async () => {
  const calls = openAsStaff(['csp:request:pickup', 'csp:request:solution']);
  expect(await screen.findByText('Finance is checking')).toBeVisible();
  expect(screen.getByText('ES•••• 1332')).toBeVisible();
  for (const endpoint of [getRecomfirm, getInvoice, companyBankDetails]) expect(callsTo(calls, endpoint)).toHaveLength(0);
});

test('staff without a part in solutions don’t ask for them', async () => {
  const calls = openAsStaff(['csp:request:pickup']);
  expect(await screen.findByText('Asked for bank details')).toBeVisible();
  expect(callsTo(calls, ownerBankDetails)).toHaveLength(0);
});
