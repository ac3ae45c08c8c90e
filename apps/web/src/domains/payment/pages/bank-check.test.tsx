// @shares-process
import { readNoticesAbout } from '@heliodesk/contract/notification';
import { checkBankDetails, getBankDetails, reassignBank, returnBankDetails, showBankDetails } from '@heliodesk/contract/payment';
import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { newQueryClient, openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { spanishBank } from '../testing/sample-bank.ts';
import { bankToCheck, bothFlags } from '../testing/sample-check.ts';
import BankCheckPage from './bank-check.tsx';

const account = 'ES91 2100 0418 4502 0005 1332';
let present: BankCheckInFull;
let calls: Received[];
const client = newQueryClient();
const actedAs = (change: Partial<BankCheckInFull>) => () => {
  present = { ...present, version: present.version + 1, ...change };
  return present;
};

beforeEach(() => {
  setWindowWidth(1440);
  client.clear();
  present = bankToCheck();
  signInPerson({ userName: 'Claire Fontaine', roles: ['finance'] });
});
afterEach(() => vi.useRealTimers());

function open(answers: Parameters<typeof stubServer>[0] = [], permissions = ['csp:pay:check', 'csp:bank:read'], Component = BankCheckPage) {
  calls = stubServer([...answers, [getBankDetails, () => present], [readNoticesAbout, {}]]);
  return openPage(
    [
      { path: '/payment/bank/:bankDetailsId', Component },
      { path: '/user/profile', element: <h1>Profile</h1> },
    ],
    '/payment/bank/3',
    { client, permissions },
  );
}
const button = (name: string) => screen.findByRole('button', { name });
const stale = (change: Partial<BankCheckInFull>) => () => {
  actedAs(change)();
  return new Refused({ code: 409, data: { key: 'stale' } });
};

test('says what is paid and who gets it, who took which step, and what was noticed', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Bank details for 856.80 EUR' })).toBeVisible();
  expect(screen.getByText('ES•••• 1332')).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const step of [
    /Ingrid Halvorsen proposed/,
    /Marta Lindqvist approved/,
    /Amelia Ortega entered/,
    /Claire Fontaine checks them.*you/,
    /Recipient and payee have the same name.*fine.*B04512345/,
  ])
    expect(steps.some((text) => step.test(text ?? ''))).toBe(true);
  await waitFor(() => expect(bodiesTo(calls, readNoticesAbout)).toEqual([{ requestId: 7, kinds: ['bankToCheck'] }]));
});

test('agrees to bank details without anything to clear', async () => {
  open([[checkBankDetails, actedAs({ state: 'checked', checkedBy: 'Claire Fontaine', actions: [] })]]);
  await user.click(await button('Approve bank details'));
  await waitFor(() => expect(toasts.get().at(-1)?.title).toMatch(/^Bank details approved/));
  expect(bodiesTo(calls, checkBankDetails)).toEqual([{ bankDetailsId: 3, version: 4, cleared: { otherCompany: '', changed: '' } }]);
  expect(await screen.findByText('To be confirmed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve bank details' })).toBeNull();
});

test('asks for a reason for each thing that was noticed', async () => {
  present = bankToCheck({ flags: bothFlags() });
  open([
    [
      checkBankDetails,
      actedAs({ state: 'checked', checkedBy: 'Claire Fontaine', cleared: { otherCompany: 'One owner', changed: 'Called' } }),
    ],
  ]);
  expect(await button('Approve bank details')).toHaveAccessibleDescription('Clear 2 alerts first.');
  expect(screen.getByText(/Lumen Andalucía S.L. entered it on/)).toHaveTextContent('MC-20261030-00017');
  expect(screen.getByText('ES•••• 0457')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 alerts' }));
  const [other, changed] = screen.getAllByRole('textbox', { name: /How did you clear it/ });
  expect(other).toHaveFocus();
  await user.keyboard('One owner');
  expect(await button('Approve bank details')).toHaveAccessibleDescription('Clear 1 alert first.');
  await user.click(screen.getByRole('button', { name: '1 alert' }));
  expect(changed).toHaveFocus();
  await user.keyboard(' Called ');
  await user.click(await button('Approve bank details'));
  await waitFor(() =>
    expect(bodiesTo(calls, checkBankDetails)).toMatchObject([{ cleared: { otherCompany: 'One owner', changed: 'Called' } }]),
  );
  expect(await screen.findAllByText(/^Cleared by Claire Fontaine/)).toHaveLength(2);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('warns where the account is in another name', async () => {
  const { masked } = present;
  present = bankToCheck({ payee: 'Tejados Sur S.L.', masked: masked && { ...masked, actualRecipient: 'A. Ortega' } });
  open();
  expect(await screen.findByText('The recipient and the payee have different names')).toBeVisible();
  expect(screen.getByText('Recipient: A. Ortega. Payee: Tejados Sur S.L..', { exact: false })).toBeVisible();
});

test('keeps what was typed when a colleague was faster, and shows what is now', async () => {
  present = bankToCheck({ flags: { ...bothFlags(), otherCompany: null } });
  open([[checkBankDetails, stale({ flags: bothFlags() })]]);
  await user.type(await screen.findByRole('textbox', { name: /How did you clear it/ }), 'Called Amelia Ortega');
  await user.click(await button('Approve bank details'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Someone changed these bank details/);
  expect(await screen.findByText('The same account belongs to another company')).toBeVisible();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).value)).toEqual(['', 'Called Amelia Ortega']);
  expect(await button('Approve bank details')).toHaveAccessibleDescription('Clear 1 alert first.');
});

test('is no work for someone who took an earlier step', async () => {
  present = bankToCheck({ flags: bothFlags(), actions: [{ name: 'check', blockedBy: ['notInvolved'] }] });
  open();
  expect(await button('Approve bank details')).toHaveAccessibleDescription(/^You took one of the earlier steps/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('a colleague')).toBeVisible();
});

test('returns bank details with a reason, which stays when it is refused', async () => {
  let isRefused = true;
  const answer = () => (isRefused ? stale({})() : actedAs({ state: 'returned', reason: 'A private account', actions: [] })());
  open([[returnBankDetails, answer]]);
  await user.click(await button('Return to customer'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return bank details' }));
  // At the field, and in the summary above it.
  await waitFor(() => expect(dialog.getAllByText(/is required/)).toHaveLength(2));
  const reason = dialog.getByRole('textbox', { name: /Reason, visible to Amelia Ortega/ });
  await user.type(reason, 'A private account');
  await user.click(dialog.getByRole('button', { name: 'Return bank details' }));
  expect(await dialog.findByText(/^Someone changed these bank details/)).toBeVisible();
  expect(reason).toHaveValue('A private account');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Return bank details' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesTo(calls, returnBankDetails)).toEqual([4, 5].map((version) => ({ bankDetailsId: 3, version, reason: 'A private account' })));
  expect(screen.getByText('A private account')).toBeVisible();
});

test('forgets why it could not be agreed to, once the bank details are returned', async () => {
  const missing = new Refused({ code: 409, msg: 'This needs a second factor.', data: { key: 'factor.missing' } });
  open([
    [checkBankDetails, missing],
    [returnBankDetails, actedAs({ state: 'returned', reason: 'A private account', actions: [] })],
  ]);
  await user.click(await button('Approve bank details'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This needs a second factor.');
  await user.click(await button('Return to customer'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'A private account');
  await user.click(dialog.getByRole('button', { name: 'Return bank details' }));
  expect(await screen.findByText('Returned by finance')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('hands over to another contact of the company, where there is one', async () => {
  open([[reassignBank, actedAs({ state: 'asked', contactName: 'Javier Molina', masked: null, contacts: [], actions: [] })]]);
  await user.click(await button('Hand over to another contact'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Contact/ }));
  await user.click(await screen.findByText('Javier Molina', { selector: '.ant-select-item-option-content' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over task' }));
  await waitFor(() => expect(bodiesTo(calls, reassignBank)).toEqual([{ bankDetailsId: 3, version: 4, contactId: 12 }]));
  expect(await screen.findByText('Javier Molina hasn’t entered any bank details yet.')).toBeVisible();
});

test('shows the account in full for a minute, and keeps it nowhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const router = open([[showBankDetails, spanishBank]]);
  await user.click(await button('Show in full'));
  expect(await screen.findByText(account)).toBeVisible();
  expect(screen.getByText(spanishBank.billingAddress)).toBeVisible();
  expect(screen.getByText(/^Hides again in \d+ s/)).toBeVisible();
  const kept = [
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state, queryKey }) => ({ state, queryKey })),
    ),
    JSON.stringify(client.getMutationCache().getAll()),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    JSON.stringify(router.state.location),
  ].join(' ');
  expect(kept).not.toMatch(/0418|Recogidas|CAIXESBB/);
  await act(() => vi.advanceTimersByTimeAsync(60_500));
  expect(screen.queryByText(account)).toBeNull();
  expect(screen.getByText('ES•••• 1332')).toBeVisible();
  expect(callsTo(calls, showBankDetails)).toHaveLength(1);
});

test('hides the account right away when asked to', async () => {
  open([[showBankDetails, spanishBank]]);
  await user.click(await button('Show in full'));
  await user.click(await button('Hide'));
  expect(screen.queryByText(account)).toBeNull();
});

test('leads to the profile where the second factor is missing', async () => {
  const msg = 'This needs a second factor. Set one up in your profile first.';
  open([[showBankDetails, new Refused({ code: 409, msg, data: { key: 'factor.missing' } })]]);
  await user.click(await button('Show in full'));
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(screen.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/user/profile');
  expect(screen.getByText('ES•••• 1332')).toBeVisible();
});

test('hides the account when the page is put away behind another one', async () => {
  function Kept() {
    const [isAway, setAway] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAway(!isAway)}>
          Other page
        </button>
        <Activity mode={isAway ? 'hidden' : 'visible'}>
          <BankCheckPage />
        </Activity>
      </>
    );
  }
  open([[showBankDetails, spanishBank]], undefined, Kept);
  await user.click(await button('Show in full'));
  expect(await screen.findByText(account)).toBeVisible();
  await user.click(await button('Other page'));
  await user.click(await button('Other page'));
  expect(await screen.findByText('ES•••• 1332')).toBeVisible();
  expect(screen.queryByText(account)).toBeNull();
});

test('offers nothing in full to those who may not read it', async () => {
  open([], ['csp:pay:check']);
  expect(await screen.findByText('ES•••• 1332')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show in full' })).toBeNull();
});

test('says so where there are no such bank details', async () => {
  open([[getBankDetails, new Refused({ code: 404, data: { key: 'notFound' } })]]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
