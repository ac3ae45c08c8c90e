// @shares-process
import { getInfo, getRouters, pageAccess } from '@heliodesk/contract/identity';
import type { UserKind } from '@heliodesk/contract/kit';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { deskRequest, nearRequests } from '@heliodesk/contract/request';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { storeToken } from '#src/platform/session.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';

const entry = (path: string, component: string, title: string, hidden = false) => ({
  path,
  name: path.slice(1),
  component,
  meta: { title, icon: 'inbox', ...(hidden && { hidden }) },
});
const menu = [entry('/desk', 'request/desk', 'menu.desk'), entry('/desk/:requestId', 'app/case', 'menu.request', true)];

function serve(kind: UserKind, permissions: string[], more: Parameters<typeof stubServer>[0]) {
  const user = { userId: 1, userName: 'Ada Byron', email: 'ada@solar.example', avatar: null, kind, language: 'en', companyName: null };
  const calls = stubServer([
    [currentAnnouncements, []],
    [getInfo, { user, roles: [], permissions }],
    [getRouters, kind === 'staff' ? menu : []],
    ...more,
  ]);
  storeToken('a-token');
  return calls;
}

it('says inside the frame who can give access to a page', async () => {
  serve(
    'staff',
    ['csp:desk:list'],
    [[pageAccess, { title: 'menu.staffUsers', kinds: ['staff'], givers: [{ name: 'Aylin Demir', email: 'aylin@hq.example' }] }]],
  );
  const router = openApp('/admin/user');
  expect(await screen.findByRole('heading', { level: 1, name: 'No access: Call-center users' })).toBeVisible();
  expect(screen.getByText(/signed in as Ada Byron/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/user');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Open pages' })).toHaveTextContent('No access: Call-center users');
  const ask = screen.getByRole('link', { name: 'Ask Aylin Demir' });
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toMatch(
    /^mailto:aylin@hq\.example\?subject=Access to Call-center users&body=/,
  );
  expect(screen.getAllByRole('link', { name: 'Desk' }).map((link) => link.getAttribute('href'))).toContain('/desk');
});

it('says who a page of another role is for, and leads to the same request in the reader’s own view', async () => {
  serve('customer', ['csp:request:list', 'csp:request:query'], [[pageAccess, { title: 'menu.request', kinds: ['staff'], givers: [] }]]);
  openApp('/desk/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Request: employees only' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request' })).toHaveAttribute('href', '/request/7');
  expect(screen.queryByRole('heading', { name: 'Who can give you access' })).not.toBeInTheDocument();
});

it('says that there is no page, and searches', async () => {
  serve('customer', ['csp:request:list'], [[pageAccess, { title: null, kinds: [], givers: [] }]]);
  const router = openApp('/warrantyclaim/nonsense');
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Number, project or company' }), 'Lahn 3{Enter}');
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/profile/myRequest?text=Lahn%203'));
});

const near = { requestId: 12, requestNo: 'MC-20261118-00012', requestType: 3, title: 'Hot spots', isExact: false };

it('corrects a mistyped number, without a toast', async () => {
  const calls = serve('staff', ['csp:desk:list', 'csp:request:query'], [[nearRequests, [near]]]);
  openApp('/desk/MC-2026111-00012');
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this request' })).toBeVisible();
  expect(screen.getByRole('link', { name: /MC-20261118-00012 ?Hot spots/ })).toHaveAttribute('href', '/desk/12');
  expect(callsTo(calls, nearRequests)[0]?.url.searchParams.get('number')).toBe('MC-2026111-00012');
  expect(toasts.get()).toEqual([]);
});

it('opens the request whose number is in the address', async () => {
  serve(
    'staff',
    ['csp:desk:list', 'csp:request:query'],
    [
      [nearRequests, [{ ...near, isExact: true }]],
      [deskRequest, new Refused({ code: 404, msg: 'Gone' })],
    ],
  );
  const router = openApp('/desk/mc-20261118-12');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/12'));
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this request' })).toBeVisible();
  expect(screen.queryByText('Gone')).not.toBeInTheDocument();
});
