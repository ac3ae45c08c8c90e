// @shares-process
import { getInfo, getRouters } from '@heliodesk/contract/identity';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { askToSignIn } from '#src/platform/feedback/notices.ts';
import { readToken, storeToken } from '#src/platform/session.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { findPage, menuRoutes } from './menu-routes.tsx';

const nothingToAnnounce = [currentAnnouncements, []] as const;

describe('the router', () => {
  it('opens the home page at the root and names it', async () => {
    stubServer([nothingToAnnounce]);
    const router = openApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: /serial number/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
    await waitFor(() => expect(document.title).toBe('Service for solar modules and trackers | Heliodesk'));
  });

  it('asks a stranger to sign in and keeps where they wanted to go', async () => {
    stubServer([nothingToAnnounce]);
    const router = openApp('/profile/myRequest?status=3');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/profile/myRequest?status=3');
  });

  it('keeps the fragment of the address that a stranger came with', async () => {
    stubServer([nothingToAnnounce]);
    history.replaceState(null, '', '/profile/myRequest?status=3#row');
    const router = openApp('/profile/myRequest?status=3#row');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/profile/myRequest?status=3#row');
    history.replaceState(null, '', '/');
  });

  it('ends a session that the server no longer knows, says so and goes home', async () => {
    storeToken('stale');
    stubServer([nothingToAnnounce, [getInfo, new Refused({ code: 401, msg: 'Authentication failed' })], [getRouters, []]]);
    const router = openApp('/desk');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(await screen.findByText('Authentication failed')).toBeVisible();
    expect(readToken()).toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the session when the server could not be reached, says so, and offers to try again', async () => {
    storeToken('good');
    const failed = () => Promise.reject(new TypeError('Failed to fetch'));
    stubServer([nothingToAnnounce, [getInfo, failed], [getRouters, failed]]);
    openApp('/desk');
    expect(await screen.findByText(/We can’t reach Heliodesk/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(readToken()).toBe('good');
  });

  it('signs out who comes to sign in with a session that the server no longer knows, tells them, and offers to sign in', async () => {
    storeToken('stale');
    stubServer([nothingToAnnounce, [getInfo, new Refused({ code: 401, msg: 'Authentication failed' })]]);
    const router = openApp('/login');
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(header.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(readToken()).toBeUndefined();
  });

  it('asks again at the next refusal after the dialog of an ended session was cancelled', async () => {
    stubServer([nothingToAnnounce]);
    openApp('/home');
    await screen.findByRole('heading', { level: 1 });
    for (let refusal = 0; refusal < 2; refusal += 1) {
      act(askToSignIn);
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
    }
  });

  it.each(['/knowledge', '/added', '/contactus', '/evaluation/anything'])(
    'leads %s to a page that says what will be there',
    async (path) => {
      stubServer([nothingToAnnounce]);
      openApp(path);
      expect(await screen.findByText(/coming soon/)).toBeVisible();
    },
  );

  it('shows announcements above the page until they are hidden', async () => {
    const notice = { id: 4, level: 'warning', text: 'Planned maintenance tomorrow', startsAt: '', endsAt: '' };
    stubServer([[currentAnnouncements, [notice]]]);
    openApp('/home');
    expect(await screen.findByText(notice.text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this announcement' }));
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument();
  });

  it('takes the serial number of the hero to the query', async () => {
    stubServer([nothingToAnnounce]);
    const router = openApp('/home');
    await userEvent.type(await screen.findByLabelText('Module serial number'), 'HD7226W14A018842{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/moduleQuery/index?sn=HD7226W14A018842'),
    );
  });

  it('opens a menu of the header and closes it on Escape', async () => {
    stubServer([nothingToAnnounce]);
    openApp('/home');
    const button = await screen.findByRole('button', { name: 'Trackers' });
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: /Tracker claim Posts/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});

describe('routes of the menu', () => {
  const load = () => Promise.resolve({ default: () => null });
  const pages = { '../../domains/request/pages/my-requests.tsx': load, '../pages/case.tsx': load };
  const meta = { title: 'x', icon: 'x' };

  it('find their pages in the domains and the app', () => {
    expect(findPage('request/my-requests', pages)).toBe(load);
    expect(findPage('app/case', pages)).toBe(load);
    expect(findPage('../../main', pages)).toBeUndefined();
    expect(findPage('request/unknown', pages)).toBeUndefined();
  });

  it('join the paths of nested entries and leave out what has no page', () => {
    const menu = [
      {
        path: '/profile',
        name: 'Profile',
        component: 'Layout',
        meta,
        children: [
          { path: 'myRequest', name: 'MyRequests', component: 'request/my-requests', meta },
          { path: 'rma', name: 'Rma', component: 'request/rma', meta },
          { path: '/case/:id', name: 'Case', component: 'app/case', meta },
        ],
      },
    ];
    expect(menuRoutes(menu, '', pages).map(({ path }) => path)).toEqual(['/profile/myRequest', '/case/:id']);
  });
});
