// @shares-process
import { getMyContactWithAccount, listMyAddresses, updateMyAccount, updateMyContact } from '@heliodesk/contract/account';
import type { AccountView, ContactView, OwnAccountBody } from '@heliodesk/contract/account';
import { getMyProfile, listMySessions } from '@heliodesk/contract/identity';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { isSessionExpired } from '#src/platform/feedback/notices.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import OwnAccountPage from './own-account.tsx';
import OwnContactPage from './own-contact.tsx';

const account: AccountView = {
  accountId: 5,
  companyName: 'Sierra Clara Energía S.L.',
  accountType: '1',
  accountRole: ['1', '2'],
  organizationNature: '1',
  region: { regionId: 724, regionName: 'Spain' },
  province: '',
  city: 'Granada',
  address: 'Calle Recogidas 24',
  postalCode: '18005',
  taxNo: 'ESB18442907',
  tradeNo: 'GR-31877',
  tradeRegisterNo: 'GR-31877',
  fax: '',
  version: 3,
};
const contact: ContactView = {
  contactId: 8,
  userId: 9,
  email: 'amelia@sierraclara.example',
  firstName: 'Amelia',
  lastName: 'Ortega',
  mobile: '+34 600 218 447',
  salutation: '',
  jobTitle: 'Operations manager',
  receiveMoreInformation: 1,
  isServiceProvider: false,
  union: '',
  contactSalesforceId: '',
  accountSalesforceId: '',
  contactStatus: 'enabled',
  version: 1,
};

const session = {
  sessionId: 3,
  browser: 'Firefox',
  system: 'Linux',
  device: 'computer',
  address: '203.0.113.7',
  createTime: '2026-11-20T06:00:00.000Z',
  lastSeen: '2026-11-20T08:52:17.000Z',
  isCurrent: true,
};

let stored: { account: AccountView; contact: ContactView };
let calls: Received[];
let answer: (received: Received) => unknown;

const open = (Component: ComponentType, address: string) =>
  openPage([{ path: '*', Component }], address, { permissions: ['csp:account:edit'] });

const edit = async () => {
  const [first] = await screen.findAllByRole('button', { name: 'Edit' });
  if (first) await user.click(first);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
async function write(label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

beforeEach(() => {
  stored = { account, contact };
  answer = ({ body }) => {
    stored = { ...stored, account: { ...stored.account, ...(body as OwnAccountBody), region: account.region, version: 4 } as AccountView };
    return stored.account;
  };
  calls = stubServer([
    [getMyContactWithAccount, () => stored],
    [updateMyAccount, (received: Received) => answer(received)],
    [listMyAddresses, []],
    [getMyProfile, { hasPassword: true }],
    [listMySessions, [session]],
    [updateMyContact, (received: Received) => answer(received)],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [listDictionaries, dictionariesOf(['1', '2', '3'].map((value) => dictEntry(value, `Choice ${value}`)))],
  ]);
});

describe('the own company', () => {
  test('has the person and the addresses beside it, each with a drawer of its own', async () => {
    const router = open(OwnAccountPage, '/profile/account');
    expect(await screen.findByRole('heading', { name: 'Delivery addresses' })).toBeVisible();
    const [, person] = await screen.findAllByRole('button', { name: 'Edit' });
    if (person) await user.click(person);
    expect(router.state.location.search).toBe('?person=1');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  test('has the password and the sessions on the same page', async () => {
    open(OwnAccountPage, '/profile/account');
    expect(await screen.findByRole('heading', { name: 'Sessions' })).toBeVisible();
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  });

  test('is shown in words, with who changes its name, and saved with the version it was read in', async () => {
    const router = open(OwnAccountPage, '/profile/account');
    expect(await screen.findByRole('heading', { name: 'Sierra Clara Energía S.L.' })).toBeVisible();
    expect(screen.getByText(/To change the company name, contact customer service/)).toBeVisible();
    expect(await screen.findByText('Choice 1 and choice 2')).toBeVisible();
    await edit();
    expect(router.state.location.search).toBe('?edit=1');
    await write(/^City/, 'Jaén');
    await save();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(bodiesTo(calls, updateMyAccount)).toMatchObject([{ city: 'Jaén', tradeNo: 'GR-31877', region: { regionId: 724 }, version: 3 }]);
    expect(JSON.stringify(bodiesTo(calls, updateMyAccount))).not.toContain('companyName');
    expect(await screen.findByText('Jaén')).toBeVisible();
  });

  test('says what is missing before anything is sent, and what the server refuses at its field', async () => {
    open(OwnAccountPage, '/profile/account?edit=1');
    await screen.findByLabelText(/^City/);
    await write(/^Tax number/, '123');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check this field');
    expect(bodiesTo(calls, updateMyAccount)).toEqual([]);
    answer = () => new Refused({ code: 510, data: { errors: [{ path: 'taxNo', rule: 'invalid', message: 'Not a tax number' }] } });
    await write(/^Tax number/, 'ES12345');
    await save();
    expect(await screen.findByText('Not a tax number')).toBeInTheDocument();
  });

  test('is never saved over a newer state without asking', async () => {
    open(OwnAccountPage, '/profile/account?edit=1');
    await screen.findByLabelText(/^City/);
    answer = ({ body }) =>
      (body as OwnAccountBody).version === 7
        ? { ...account, version: 8 }
        : new Refused({ code: 409, data: { key: 'stale', current: { ...account, city: 'Porto', version: 7 } } });
    await write(/^City/, 'Jaén');
    await save();
    const title = await screen.findByText(/Someone else changed this/);
    const dialog = title.closest<HTMLElement>('[role=dialog]') ?? document.body;
    const row = within(dialog).getByRole('row', { name: /City/ });
    expect(within(row).getByText('Jaén')).toBeInTheDocument();
    expect(within(row).getByText('Porto')).toBeInTheDocument();
    expect(within(dialog).queryByText('Tax number')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(bodiesTo(calls, updateMyAccount).at(-1)).toMatchObject({ city: 'Jaén', version: 7 }));
  });

  test('takes the newer state when that is chosen', async () => {
    open(OwnAccountPage, '/profile/account?edit=1');
    await screen.findByLabelText(/^City/);
    answer = () => new Refused({ code: 409, data: { key: 'stale', current: { ...account, city: 'Porto', version: 7 } } });
    await write(/^City/, 'Jaén');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    await waitFor(() => expect(screen.getByLabelText(/^City/)).toHaveValue('Porto'));
  });

  test('keeps what was typed over an expired session and a new sign-in, with the version it was typed on', async () => {
    const router = open(OwnAccountPage, '/profile/account?edit=1');
    await screen.findByLabelText(/^City/);
    answer = () => new Refused({ code: 401 });
    await write(/^City/, 'Jaén');
    await save();
    await waitFor(() => expect(isSessionExpired.get()).toBe(true));
    expect(screen.getByLabelText(/^City/)).toHaveValue('Jaén');
    cleanup();
    stored = { ...stored, account: { ...account, city: 'Porto', version: 7 } };
    answer = () => account;
    open(OwnAccountPage, router.state.location.pathname + router.state.location.search);
    expect(await screen.findByText(/We’ve restored what you typed before/)).toBeVisible();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Jaén');
    await save();
    await waitFor(() => expect(bodiesTo(calls, updateMyAccount).at(-1)).toMatchObject({ city: 'Jaén', version: 3 }));
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Jaén'));
  });

  test('forgets what was typed when that is discarded, or the form cancelled', async () => {
    open(OwnAccountPage, '/profile/account?edit=1');
    await screen.findByLabelText(/^City/);
    await write(/^City/, 'Jaén');
    cleanup();
    open(OwnAccountPage, '/profile/account?edit=1');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText(/^City/)).toHaveValue('Granada');
    await write(/^City/, 'Baza');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Baza');
  });

  test('that cannot be loaded says so and offers another try', async () => {
    stubServer([[getMyContactWithAccount, new Refused({ code: 500 })]]);
    open(OwnAccountPage, '/profile/account');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the own contact', () => {
  test('is saved without the e-mail address, which customer service changes', async () => {
    answer = () => ({ ...contact, jobTitle: 'Head of operations', version: 2 });
    open(OwnContactPage, '/profile/contact');
    expect(await screen.findByText('amelia@sierraclara.example')).toBeVisible();
    expect(screen.getByText(/To change your sign-in e-mail address, contact customer service/)).toBeVisible();
    await edit();
    await screen.findByLabelText(/^Job title/);
    await write(/^Job title/, 'Head of operations');
    await user.click(screen.getByRole('checkbox', { name: /news about products/ }));
    await save();
    await waitFor(() =>
      expect(bodiesTo(calls, updateMyContact)).toEqual([
        {
          firstName: 'Amelia',
          lastName: 'Ortega',
          mobile: '+34 600 218 447',
          salutation: '',
          jobTitle: 'Head of operations',
          receiveMoreInformation: 0,
          version: 1,
        },
      ]),
    );
  });
});

test.each([
  ['en', ['given-name', 'family-name']],
  ['zh', ['family-name', 'given-name']],
  ['ja', ['family-name', 'given-name']],
] as const)('asks for the name in the order of %s', async (language, order) => {
  await i18n.changeLanguage(language);
  open(OwnContactPage, '/profile/contact');
  await edit();
  await screen.findByRole('dialog');
  const fields = [...document.querySelectorAll('[autocomplete$="-name"]')];
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(order);
  await act(() => i18n.changeLanguage('en'));
});
