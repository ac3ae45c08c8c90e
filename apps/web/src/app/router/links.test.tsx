// @shares-process
import { getInfo, getRouters } from '@heliodesk/contract/identity';
import type { UserKind } from '@heliodesk/contract/kit';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { currentUser, storeToken } from '#src/platform/session.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';

const grants = { customer: [], provider: [], agent: ['csp:desk:list'], finance: ['csp:desk:list'] } as const;

const signedInAs = (role: keyof typeof grants) => {
  const kind: UserKind = role === 'agent' || role === 'finance' ? 'staff' : role;
  return {
    user: { userId: 1, userName: 'Ada', email: 'ada@solar.example', avatar: null, kind, language: 'en', companyName: null },
    roles: [role],
    permissions: grants[role],
  };
};

function serve(role?: keyof typeof grants, info?: () => unknown): void {
  stubServer([
    [currentAnnouncements, []],
    ...(role
      ? ([
          [getInfo, info ?? signedInAs(role)],
          [getRouters, []],
        ] as const)
      : []),
  ]);
  if (role) storeToken('a-token');
}

const addressesIn = (place: HTMLElement): string[] =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');

/** Every address that header, menus, footer and the sheet of a phone lead to. */
async function everyAddress(): Promise<string[]> {
  openApp('/home');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = await screen.findByRole('region', { name: 'All pages' });
  const found = [screen.getByRole('banner'), screen.getByRole('contentinfo'), sheet].flatMap(addressesIn);
  cleanup();
  return [...new Set(found)];
}

describe('the links of header, menus and footer', () => {
  it.each([
    ['/knowledge/home', 'link', 'Knowledge'],
    ['/contactus', 'link', 'Contact'],
    ['/moduleQuery/index', 'button', 'Modules'],
    ['/serviceprovider', 'button', 'Services'],
  ] as const)('mark on %s where one is', async (path, role, name) => {
    serve();
    openApp(path);
    await screen.findByRole('heading', { level: 1 });
    const line = screen.getByRole('navigation', { name: 'Main' });
    const marked = [...line.querySelectorAll('[aria-current]')];
    expect(marked).toEqual([within(line).getByRole(role, { name })]);
  });

  it('name every page of the top navigation', async () => {
    serve();
    const addresses = await everyAddress();
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/home',
        '/enquiryrequest/moduleenquiry',
        '/enquiryrequest/partsenquiry',
        '/warrantyclaim/moduleclaim',
        '/warrantyclaim/partsclaim',
        '/moduleQuery/index',
        '/knowledge/home',
        '/contactus',
        '/prepared/warranty',
        '/designTool',
        '/added/details',
        '/profile/myRequest',
        '/prepared/serviceOrders',
        '/login',
      ]),
    );
  });

  it('lead a stranger to a page, or to the sign-in page and back', async () => {
    serve();
    for (const address of await everyAddress()) {
      const router = openApp(address);
      expect((await screen.findAllByRole('heading', { level: 1 })).length, address).toBeGreaterThan(0);
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      expect(['/404', '/401'], address).not.toContain(router.state.location.pathname);
      cleanup();
    }
  });

  it('show no one else’s while it is not known who is signed in, nor a desk that is always empty', async () => {
    let answer: (info: unknown) => void = () => undefined;
    serve('finance', () => new Promise((resolve) => (answer = resolve)));
    openApp('/home');
    const header = within(await screen.findByRole('banner'));
    const ofOthers = ['/profile/myRequest', '/desk', '/warrantyclaim/moduleclaim', '/enquiryrequest/moduleenquiry'];
    const shown = () => addressesIn(document.body).filter((address) => ofOthers.includes(address));
    await waitFor(() => expect(header.getByRole('button', { name: 'Sign out' })).toBeInTheDocument());
    expect(shown()).toEqual([]);
    await act(async () => answer(signedInAs('finance')));
    await waitFor(() => expect(currentUser()?.roles).toEqual(['finance']));
    expect(shown()).toEqual([]);
  });

  it.each<[keyof typeof grants, string, string]>([
    ['customer', 'My requests', '/profile/myRequest'],
    ['provider', 'My service orders', '/prepared/serviceOrders'],
    ['agent', 'Desk', '/desk'],
  ])('lead a %s to their own work: %s', async (role, name, address) => {
    serve(role);
    openApp('/home');
    const header = within(await screen.findByRole('banner'));
    await waitFor(() => expect(header.getByRole('link', { name })).toHaveAttribute('href', address));
    expect(header.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  });

  it('lead a provider to nothing that only customers can do', async () => {
    serve('provider');
    openApp('/home');
    const header = within(await screen.findByRole('banner'));
    await waitFor(() => expect(header.getByRole('link', { name: 'My service orders' })).toBeInTheDocument());
    cleanup();
    const addresses = await everyAddress();
    expect(addresses).not.toContain('/warrantyclaim/moduleclaim');
    expect(addresses).not.toContain('/warrantyclaim/partsclaim');
    expect(addresses).not.toContain('/enquiryrequest/partsenquiry');
    expect(addresses).toContain('/moduleQuery/index');
  });

  it('do not call a stranger signed in on the page of missing rights', async () => {
    serve();
    openApp('/401');
    expect(await screen.findByText('You’re not signed in. Sign in to continue.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('offer a way back from a page that is missing only where there is one', async () => {
    serve();
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(1);
    openApp('/404');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
    cleanup();
    length.mockReturnValue(2);
    openApp('/404');
    expect(await screen.findByRole('button', { name: 'Go back' })).toBeVisible();
    length.mockRestore();
  });
});
