// @shares-process
import {
  addProvider,
  disableProvider,
  enableProviderUser,
  inviteProviderUserAgain,
  listProviders,
  listProviderUsers,
  type ProviderCompany,
  type ProviderUser,
} from '@heliodesk/contract/account';
import { askFactorReset } from '@heliodesk/contract/identity';
import { listCountries } from '@heliodesk/contract/reference';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import ProvidersPage from './pages/providers.tsx';

const company = (providerId: number, change: Partial<ProviderCompany> = {}): ProviderCompany => ({
  providerId,
  name: `Provider ${providerId}`,
  regionId: 504,
  city: 'Casablanca',
  address: '',
  postalCode: '',
  email: 'office@x.test',
  phone: '',
  serves: [504, 724],
  state: 'enabled',
  users: 2,
  usersOff: 1,
  createTime: '2026-11-01T08:00:00Z',
  version: 4,
  ...change,
});
const person = (userId: number, change: Partial<ProviderUser> = {}): ProviderUser => ({
  userId,
  name: `Person ${userId}`,
  email: `person${userId}@x.test`,
  phone: '',
  jobTitle: '',
  language: 'fr',
  state: 'active',
  invitedUntil: null,
  sessions: 0,
  createTime: '2026-11-01T08:00:00Z',
  ...change,
});

function open(
  more: Parameters<typeof stubServer>[0] = [],
  { permissions = ['*:*:*'], rows = [company(1), company(2)], address = '/admin/provider' } = {},
) {
  const calls = stubServer([
    ...more,
    [listProviders, { rows, total: rows.length }],
    [listProviderUsers, [person(5, { state: 'invited' }), person(6, { state: 'disabled' })]],
    [
      listCountries,
      [
        { regionId: 504, regionName: 'Morocco', code: 'MA', salesRegion: 'mea' },
        { regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'europe' },
      ],
    ],
  ]);
  signInPerson({ userName: 'Ada', roles: ['admin'], permissions });
  openPage([{ path: '/admin/provider', element: <ProvidersPage /> }], address, { permissions });
  return calls;
}

const dialogOf = async (title: string) => (await screen.findByText(title)).closest('[role=dialog]') as HTMLElement;
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const openPeople = async () => {
  await user.click(within(await rowOf('Provider 1')).getByRole('button', { name: /Details/ }));
  return screen.findByRole('region', { name: 'People at Provider 1' });
};

describe('service providers', () => {
  test('show where they are based, which countries they serve and how many of their people can sign in', async () => {
    open();
    const row = await rowOf('Provider 1');
    await waitFor(() => expect(row).toHaveTextContent('CasablancaMorocco'));
    expect(row).toHaveTextContent('Morocco and Spain');
    expect(row).toHaveTextContent('2 (1 disabled)');
  });

  test('are disabled only after a question, with the version that was read', async () => {
    const calls = open([[disableProvider, company(1, { state: 'disabled' })]]);
    await user.click(within(await rowOf('Provider 1')).getByRole('switch', { name: 'Provider 1 can sign in' }));
    const question = await dialogOf('Disable Provider 1?');
    expect(bodiesTo(calls, disableProvider)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Provider 1 is disabled'));
    expect(bodiesTo(calls, disableProvider)).toEqual([{ providerId: 1, version: 4 }]);
  });

  test('are added; a taken name is shown at its field', async () => {
    const refusal = { errors: [{ path: 'name', rule: 'nameTaken', message: 'This name is already in use.' }] };
    open([[addProvider, new Refused({ code: 510, data: refusal })]], { rows: [] });
    await user.click((await screen.findAllByRole('button', { name: 'Add service provider' }))[0] as HTMLElement);
    const drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByLabelText(/^Name/), 'Atlas');
    await user.type(within(drawer).getByLabelText(/^E-mail/), 'office@atlas.test');
    await user.click(within(drawer).getByRole('combobox', { name: /Country or region/ }));
    await user.click(await screen.findByText('Spain'));
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    expect((await within(drawer).findAllByText('This name is already in use.'))[0]).toBeInTheDocument();
  });

  test.each(['new', '1'])('are only shown to who may not change them, also by an address that opens a form: %s', async (edit) => {
    open([], { permissions: ['csp:provider:list'], address: `/admin/provider?edit=${edit}` });
    const row = await rowOf('Provider 1');
    expect(within(row).queryByRole('switch')).toBeNull();
    const people = await openPeople();
    expect(within(people).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('their people', () => {
  test('are invited again, and let in again one by one', async () => {
    const calls = open([
      [inviteProviderUserAgain, person(5, { state: 'invited' })],
      [enableProviderUser, person(6)],
    ]);
    const people = await openPeople();
    expect(within(people).getByText('Invitation expired')).toBeVisible();
    await user.click(within(people).getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Invitation sent to person5@x.test'));
    await user.click(within(people).getByRole('switch', { name: 'Person 6 can sign in' }));
    await waitFor(() => expect(bodiesTo(calls, enableProviderUser)).toEqual([{ userId: 6 }]));
  });

  test('lose their second factor, which administrators reset', async () => {
    const listed = [listProviderUsers, [person(5), person(6, { state: 'disabled' })]] as const;
    const calls = open([listed, [askFactorReset, null]]);
    const people = await openPeople();
    expect(within(people).getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
    await user.click(within(people).getByRole('button', { name: 'Actions for Person 5' }));
    await user.click(await screen.findByText('Reset second factor'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Lost the phone');
    await user.click(within(dialog).getByRole('button', { name: 'Request reset' }));
    await waitFor(() => expect(bodiesTo(calls, askFactorReset)).toEqual([{ userId: 5, reason: 'Lost the phone' }]));
  });

  test('have no second factor to reset for those who only keep providers', async () => {
    open([[listProviderUsers, [person(5)]]], { permissions: ['csp:provider:list', 'csp:provider:edit'] });
    expect(within(await openPeople()).queryByRole('button', { name: /^Actions for/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Lost second factors' })).toBeNull();
  });

  test('of a company that is shut out get no mails, and no one is invited', async () => {
    open([], { rows: [company(1, { state: 'disabled' })] });
    const people = await openPeople();
    expect(within(people).getAllByText('The company is disabled')).toHaveLength(2);
    expect(within(people).queryByRole('button', { name: 'Invite person' })).toBeNull();
  });
});
