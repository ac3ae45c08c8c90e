// @shares-process
import {
  changePassword,
  endMyOtherSessions,
  endMySession,
  getMyProfile,
  getOwnFactors,
  listMySessions,
  publicKey,
  updateMyLanguage,
  updateMyProfile,
} from '@heliodesk/contract/identity';
import type { OwnProfile, OwnSession } from '@heliodesk/contract/identity';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { generateKeyPairSync } from 'node:crypto';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { currentLanguage, switchLanguage } from '#src/platform/i18n/language.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { registerProfileBlock } from '../profile-blocks.ts';
import PasswordPage from './password.tsx';
import ProfilePage from './profile.tsx';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const session = (sessionId: number, change: Partial<OwnSession> = {}): OwnSession => ({
  sessionId,
  browser: 'Chrome',
  system: 'Windows',
  device: 'computer',
  address: '203.0.113.7',
  createTime: '2026-11-20T06:00:00.000Z',
  lastSeen: '2026-11-20T08:52:17.000Z',
  isCurrent: false,
  ...change,
});

const app = { createTime: '2026-08-03T09:30:00.000Z', lastUsed: '2026-11-19T07:15:00.000Z' };

let profile: OwnProfile;
let sessions: OwnSession[];
let calls: Received[];
let answerPassword: () => unknown;
const open = (Component: ComponentType, at: string) => openPage([{ path: '*', Component }], at);

beforeEach(() => {
  profile = {
    userId: 4,
    name: 'Alex Agent',
    email: 'agent@demo.example',
    kind: 'staff',
    organization: 'Team Sunrise',
    language: 'en',
    phone: '',
    jobTitle: '',
    hasPassword: true,
    passwordChangedAt: '2026-08-02T09:30:00.000Z',
    version: 0,
  };
  sessions = [
    session(1, { isCurrent: true }),
    session(2, { browser: 'Safari', system: 'iOS', device: 'phone' }),
    session(3, { browser: null, system: null }),
  ];
  answerPassword = () => null;
  calls = stubServer([
    [getMyProfile, () => profile],
    [listMySessions, () => sessions],
    [getOwnFactors, { isRequired: false, hasPassword: true, passkeys: [], app, recoveryCodesLeft: 10, devices: [] }],
    [updateMyProfile, ({ body }: Received) => ({ ...profile, ...(body as object), version: 1 })],
    [updateMyLanguage, null],
    [publicKey, { publicKey: key }],
    [changePassword, () => answerPassword()],
    [
      endMySession,
      ({ url }: Received) => {
        sessions = sessions.filter(({ sessionId }) => !url.pathname.endsWith(`/${sessionId}`));
        return null;
      },
    ],
    [
      endMyOtherSessions,
      () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return null;
      },
    ],
  ]);
});
afterEach(() => switchLanguage('en'));

describe('the profile', () => {
  test('of staff tells the team and lets phone and job title be changed', async () => {
    open(ProfilePage, '/user/profile');
    expect(await screen.findByText('Team Sunrise')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Job title' }), 'Specialist');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), 'call me');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+49 761 555 01');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('+49 761 555 01')).toBeVisible();
    expect(bodiesTo(calls, updateMyProfile)).toEqual([{ phone: '+49 761 555 01', jobTitle: 'Specialist', version: 0 }]);
  });

  test('shows what domains above add, to those who may change it', async () => {
    registerProfileBlock('test', { permission: 'csp:request:owner', Block: () => <h2>My absences</h2> });
    signInPerson({ permissions: ['csp:request:owner'] });
    open(ProfilePage, '/user/profile');
    expect(await screen.findByRole('heading', { name: 'My absences' })).toBeVisible();
    cleanup();
    signInPerson({ permissions: [] });
    open(ProfilePage, '/user/profile');
    expect(await screen.findByText('Team Sunrise')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'My absences' })).toBeNull();
  });

  test('says since when the password is the one it is', async () => {
    open(ProfilePage, '/user/profile');
    expect(await screen.findByText('August 2, 2026')).toBeVisible();
  });

  test('writes the times of the second factor as those of the sessions', async () => {
    open(ProfilePage, '/user/profile');
    expect(await screen.findByText(/^August 3, 2026 at 9:30.AM UTC$/)).toBeVisible();
    expect(screen.getByText(/^November 19, 2026 at 7:15.AM UTC$/)).toBeVisible();
  });

  test('of a customer leads to the contact, where name, phone and job title are', async () => {
    profile = { ...profile, kind: 'customer', organization: 'Sierra Clara' };
    open(ProfilePage, '/user/profile?edit=1');
    expect(await screen.findByRole('link', { name: 'your contact details' })).toHaveAttribute('href', '/profile/contact');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stores another language with the user and speaks it', async () => {
    open(ProfilePage, '/user/profile');
    await user.click(await screen.findByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByText('Deutsch'));
    expect(await screen.findByRole('heading', { name: 'Sitzungen' })).toBeVisible();
    expect(bodiesTo(calls, updateMyLanguage)).toEqual([{ language: 'de' }]);
    expect(currentLanguage()).toBe('de');
    expect(localStorage.getItem('csp_portal_language')).toBe('de');
  });
});

describe('the sessions', () => {
  test('are told in words, in UTC, and which one is here', async () => {
    open(ProfilePage, '/user/profile');
    const here = (await screen.findByText('Chrome on Windows')).closest('li') as HTMLElement;
    expect(here).toHaveTextContent(/This session.*203\.0\.113\.7.*November 20, 2026 at 6:00 AM UTC.*November 20, 2026 at 8:52 AM UTC/);
    expect(within(here).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Unknown device')).toBeVisible();
  });

  test('end one by one, or all others after the yes', async () => {
    open(ProfilePage, '/user/profile');
    await user.click(await screen.findByRole('button', { name: 'End session: Safari on iOS' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('End all other sessions?');
    await user.click(within(question).getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(screen.queryByText('Unknown device')).not.toBeInTheDocument());
    expect(screen.getByText('Chrome on Windows')).toBeVisible();
  });
});

describe('the password', () => {
  const fill = async (oldPwd = 'Sunny2026', newPwd = 'Solaris42', again = newPwd) => {
    await user.type(await screen.findByLabelText(/^Current password/), oldPwd);
    await user.type(screen.getByLabelText(/^New password/), newPwd);
    await user.type(screen.getByLabelText(/^Confirm password/), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('is changed encrypted, and kept nowhere', async () => {
    open(PasswordPage, '/profile/password');
    await fill();
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toContain('Password changed'));
    const [body] = bodiesTo(calls, changePassword);
    expect(Object.keys(body as object).toSorted()).toEqual(['confirmPwd', 'newPwd', 'oldPwd']);
    expect(JSON.stringify([body, { ...sessionStorage }, { ...localStorage }])).not.toMatch(/Sunny2026|Solaris42/);
    expect(callsTo(calls, changePassword)[0]?.headers.get('encryptkey')).toBeTruthy();
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
  });

  test('says what breaks a rule before anything is sent, and a wrong old one at its field', async () => {
    open(PasswordPage, '/profile/password');
    await fill('Sunny2026', 'short', 'other');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['New password', 'Confirm password']);
    expect(bodiesTo(calls, changePassword)).toEqual([]);
    const errors = [{ path: 'oldPwd', rule: 'passwordWrong', message: 'This is not your present password' }];
    answerPassword = () => new Refused({ code: 510, data: { errors } });
    for (const label of [/^Current password/, /^New password/, /^Confirm password/]) await user.clear(screen.getByLabelText(label));
    await fill('Wrong2026');
    expect(await screen.findByText('This is not your present password')).toBeInTheDocument();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Solaris42');
  });

  test('of anyone who has none is chosen by the way of a forgotten one', async () => {
    profile = { ...profile, hasPassword: false };
    const router = open(PasswordPage, '/profile/password');
    await user.click(await screen.findByRole('button', { name: 'E-mail me a link' }));
    expect(router.state.location.pathname).toBe('/forget');
  });
});
