// @shares-process
import { getInfo, getMyProfile, getRouters, listMySessions, updateMyLanguage } from '@heliodesk/contract/identity';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentLanguage, i18n } from '#src/platform/i18n/language.ts';
import { storeToken } from '#src/platform/session.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';

const user = {
  userId: 1,
  userName: 'Petra',
  avatar: null,
  email: 'petra@b.example',
  kind: 'provider',
  companyName: null,
  language: 'de',
  contactId: null,
};
const menu = [{ path: '/user/profile', name: 'profile', component: 'identity/profile', meta: { title: 'menu.profile', icon: 'person' } }];
const profile = { userId: 1, name: 'Petra', email: user.email, kind: 'provider', organization: null, phone: '', jobTitle: '', version: 0 };

let calls: Received[];
beforeEach(() => {
  storeToken('tok');
  calls = stubServer([
    [currentAnnouncements, []],
    [getInfo, { user, roles: ['provider'], permissions: [] }],
    [getRouters, menu],
    [getMyProfile, { ...profile, language: 'de', hasPassword: true }],
    [listMySessions, []],
    [updateMyLanguage, null],
  ]);
});
afterEach(() => i18n.changeLanguage('en'));

describe('after signing in', () => {
  it('a browser without a choice of its own speaks the language of the profile, and remembers nothing', async () => {
    openApp('/user/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    expect(currentLanguage()).toBe('de');
    expect(localStorage.getItem('csp_portal_language')).toBeNull();
  });

  it('the choice of the browser wins', async () => {
    localStorage.setItem('csp_portal_language', 'en');
    openApp('/user/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(currentLanguage()).toBe('en');
  });

  it('a choice in the top bar holds here and is stored with the user', async () => {
    localStorage.setItem('csp_portal_language', 'en');
    openApp('/user/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await userEvent.click(screen.getByRole('button', { name: /^Language/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Polski/ }));
    await waitFor(() => expect(bodiesTo(calls, updateMyLanguage)).toEqual([{ language: 'pl' }]));
    expect(currentLanguage()).toBe('pl');
    expect(localStorage.getItem('csp_portal_language')).toBe('pl');
  });
});
