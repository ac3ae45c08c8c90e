// @shares-process
import { companyBankDetails, enterBankDetails, getRecomfirm, handOverBank } from '@heliodesk/contract/payment';
import { listTips } from '@heliodesk/contract/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { bankProgressOf, bankTaskOf, bankTipOf, maskedBank, spanishBank } from '#src/domains/payment/testing/sample-bank.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { answerProof, isProofAsked } from '#src/platform/fresh-proof.ts';
import { bodiesTo, callsTo, Refused, type stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openBankRequest } from '../testing/bank-server.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  prepareBrowser();
  setWindowWidth(1440);
});

type Answers = Parameters<typeof stubServer>[0];

const task = async () => within(await screen.findByRole('article', { name: 'Enter the bank details for your payment' }));
type Task = Awaited<ReturnType<typeof task>>;

const field = (form: Task, name: RegExp) => form.getByRole('textbox', { name });
const account = (form: Task) => field(form, /^Account number/);
const swift = (form: Task) => field(form, /^SWIFT/);

function type(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

/** Opens the form with everything in it; the currency and the recipient are there already. */
async function fillIn(more: Answers = []) {
  const calls = openBankRequest(more);
  const form = await task();
  type(account(form), ' es9121000418450200051332');
  type(swift(form), 'caixesbbxxx');
  type(field(form, /^Bank\b(?! address)/), 'CaixaBank');
  type(field(form, /^Bank address/), 'Gran Vía 16, Granada');
  type(field(form, /^Billing address/), 'Calle Recogidas 24, Granada');
  fireEvent.click(form.getByRole('checkbox', { name: /That’s us$/ }));
  return { calls, form, send: async () => user.click(form.getByRole('button', { name: 'Send bank details' })) };
}

const keysTo = (calls: ReturnType<typeof stubServer>) =>
  callsTo(calls, enterBankDetails).map(({ headers }) => headers.get('idempotency-key'));

test('a customer enters bank details once, and nothing of them stays in the browser', async () => {
  const { calls, form, send } = await fillIn([[enterBankDetails, {}]]);
  expect(form.getByText(/We’ll pay 856\.80 EUR\./)).toBeVisible();
  expect(form.getByText('ESB18442907')).toBeVisible();
  expect(account(form)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  expect(field(form, /^Branch country/)).toHaveValue('ES');
  expect(await form.findByText('Spain, from the SWIFT code')).toBeVisible();
  for (const input of form.getAllByRole('textbox')) expect(input).toHaveAttribute('autocomplete', 'off');
  await send();
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Bank details sent. Finance is checking them.' }]));
  expect(bodiesTo(calls, enterBankDetails)).toEqual([
    {
      ...spanishBank,
      bankAccount: 'ES91 2100 0418 4502 0005 1332',
      bankBic: 'caixesbbxxx',
      companyName: 'Sierra Clara Energía S.L.',
      tipsId: 41,
      version: 1,
    },
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toMatch(/2100|CAIX|Recogidas/i);
});

test('says what is wrong at each field, and completes a SWIFT code of eight characters', async () => {
  const { calls, form, send } = await fillIn();
  type(account(form), 'ES91 2100 0418 4502 0005 1323');
  await waitFor(() => expect(account(form)).toBeInvalid());
  type(swift(form), 'CAIXESBB');
  await waitFor(() => expect(swift(form)).toBeInvalid());
  fireEvent.click(form.getByRole('checkbox', { name: /That’s us$/ }));
  await send();
  expect(await form.findAllByText(/Confirm that this is your company\./)).not.toHaveLength(0);
  expect(account(form)).toBeInvalid();
  expect(bodiesTo(calls, enterBankDetails)).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Use CAIXESBBXXX' }));
  await waitFor(() => expect(swift(form)).toHaveValue('CAIXESBBXXX'));
  expect(swift(form)).toHaveFocus();
  await waitFor(() => expect(swift(form)).toBeValid());
});

test('the country follows from the SWIFT code, and has to be one', async () => {
  const { form } = await fillIn();
  type(swift(form), 'DEUTDEFFXXX');
  expect(field(form, /^Branch country/)).toHaveValue('DE');
  // An account in Spain is none of a German branch.
  await waitFor(() => expect(account(form)).toBeInvalid());
  type(swift(form), 'DEUTQQFFXXX');
  expect(await form.findByText('Letters 5 and 6 of the SWIFT code aren’t a country. Check the code.')).toBeInTheDocument();
});

test('asks who one is in its place, and keeps what was typed where one thinks better of it', async () => {
  let isProved = false;
  const { calls, form, send } = await fillIn([
    [enterBankDetails, () => (isProved ? {} : new Refused({ code: 428, data: { key: 'auth.freshProofRequired' } }))],
  ]);
  await send();
  await waitFor(() => expect(isProofAsked.get()).toBe(true));
  answerProof(false);
  expect(await form.findByRole('button', { name: 'Send bank details' })).toBeEnabled();
  expect(form.queryByRole('alert')).toBeNull();
  expect(account(form)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  await send();
  await waitFor(() => expect(isProofAsked.get()).toBe(true));
  isProved = true;
  answerProof(true);
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Bank details sent. Finance is checking them.' }]));
  expect(new Set(keysTo(calls)).size).toBe(1);
});

test('a lost connection loses nothing: sent again it is the same answer, mended it is another', async () => {
  let isLost = true;
  const { calls, form, send } = await fillIn([
    [
      enterBankDetails,
      () => {
        if (isLost) throw new TypeError('network');
        return {};
      },
    ],
  ]);
  await send();
  expect(await form.findByRole('alert')).toBeVisible();
  expect(account(form)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  await send();
  await waitFor(() => expect(keysTo(calls)).toHaveLength(2));
  const [first, second] = keysTo(calls);
  expect(second).toBe(first);
  await form.findByRole('alert');
  isLost = false;
  type(field(form, /^Bank\b(?! address)/), 'CaixaBank, S.A.');
  await send();
  await waitFor(() => expect(keysTo(calls)).toHaveLength(3));
  expect(keysTo(calls)[2]).not.toBe(first);
});

test('where they changed in the meantime, the newer version is read and what was typed stays', async () => {
  let version = 1;
  const stale = new Refused({ code: 409, msg: 'Someone changed this.', data: { key: 'stale', current: { version: 2 } } });
  const { calls, form, send } = await fillIn([
    [getRecomfirm, () => bankTaskOf({ version })],
    [enterBankDetails, () => (version === 1 ? ((version = 2), stale) : {})],
  ]);
  await send();
  expect(await form.findByText(/What you entered is still here/)).toBeVisible();
  expect(account(form)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  await send();
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Bank details sent. Finance is checking them.' }]));
  expect(bodiesTo(calls, enterBankDetails)).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test('what the server finds wrong lands at its field, and a task that was answered elsewhere is looked at again', async () => {
  const errors = [{ path: 'bankName', rule: 'invalid', message: 'Enter the name of a bank.' }];
  const refusals = [
    new Refused({ code: 510, msg: 'Check what you entered.', data: { errors } }),
    new Refused({ code: 409, msg: 'This task isn’t open anymore.', data: { key: 'tip.closed', state: 'confirmed' } }),
  ];
  const { calls, form, send } = await fillIn([[enterBankDetails, () => refusals.shift()]]);
  await send();
  await waitFor(() => expect(field(form, /^Bank\b(?! address)/)).toBeInvalid());
  const before = callsTo(calls, listTips).length;
  await send();
  expect(await screen.findByText('This task isn’t open anymore.')).toBeVisible();
  await waitFor(() => expect(callsTo(calls, listTips).length).toBeGreaterThan(before));
});

test('bank details that finance returned come back with the reason and what was entered', async () => {
  openBankRequest([[getRecomfirm, bankTaskOf({ state: 'returned', version: 4, details: spanishBank, reason: 'The account is closed.' })]]);
  const form = await task();
  expect(form.getByText('The account is closed.')).toBeVisible();
  expect(account(form)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  expect(form.getByRole('checkbox', { name: /That’s us$/ })).not.toBeChecked();
});

test('are handed over to a colleague, who has to be chosen', async () => {
  const calls = openBankRequest([[handOverBank, {}]]);
  await user.click((await task()).getByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hand over task' }));
  const choice = dialog.getByRole('combobox');
  await waitFor(() => expect(choice).toBeInvalid());
  fireEvent.mouseDown(choice);
  fireEvent.change(choice, { target: { value: 'Luis' } });
  fireEvent.keyDown(choice, { key: 'Enter', keyCode: 13 });
  await user.click(dialog.getByRole('button', { name: 'Hand over task' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Luis Navarro will enter the bank details' }]));
  expect(bodiesTo(calls, handOverBank)).toEqual([{ bankDetailsId: 70, version: 1, contactId: 12 }]);
});

test('without a colleague there is no one to hand them over to', async () => {
  openBankRequest([[getRecomfirm, bankTaskOf({ contacts: [] })]]);
  expect((await task()).queryByRole('button', { name: 'Hand over' })).toBeNull();
});

test('colleagues read who enters them, and nothing else', async () => {
  openBankRequest([[getRecomfirm, new Refused({ code: 404, data: { key: 'notFound' } })]]);
  expect(await screen.findByText('Amelia Ortega enters these bank details.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Account number/ })).toBeNull();
});

test('once sent, the claim says how far they are', async () => {
  const entered = bankProgressOf({
    state: 'entered',
    enteredBy: 'Amelia Ortega',
    enteredAt: '2026-11-20T10:00:00.000Z',
    masked: maskedBank,
  });
  const calls = openBankRequest([
    [listTips, [bankTipOf({ state: 'confirmed', answerer: 'Amelia Ortega', closeTime: '2026-11-20T10:00:00.000Z' })]],
    [companyBankDetails, [entered]],
  ]);
  expect(await screen.findByText('Finance is checking')).toBeVisible();
  expect(screen.getByText('ES•••• 1332')).toBeVisible();
  expect(callsTo(calls, getRecomfirm)).toHaveLength(0);
});
