// @shares-process
import type { MenuRoute } from '@heliodesk/contract/identity';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Page } from '#src/ui/page/page.tsx';
import { useOfferedActions } from '#src/ui/page/tab.ts';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { breadcrumbOf, flattenMenu } from './menu.ts';
import { RedirectPage } from './redirect-page.tsx';
import type { ShellConnection } from './shell-connection.ts';
import { WorkspaceShell } from './workspace-shell.tsx';

const entry = (path: string, name: string, title: string, meta: Partial<MenuRoute['meta']> = {}): MenuRoute => ({
  path,
  name,
  component: name,
  meta: { title: `menu.${title}`, icon: 'inbox', ...meta },
});
const menu: MenuRoute[] = [
  entry('/home', 'Home', 'home', { affix: true }),
  entry('/desk', 'Desk', 'desk'),
  entry('/claim', 'Claim', 'moduleClaim', { group: 'group.newRequest' }),
  { ...entry('/profile', 'ProfileArea', 'profile', { breadcrumb: false }), children: [entry('history', 'History', 'requestHistory')] },
  entry('/request/:id', 'Request', 'request', { hidden: true, activeMenu: '/desk' }),
];

function Claim() {
  const [text, setText] = useState('');
  const guard = useUnsavedChanges(text !== '');
  return (
    <Page title="Module claim">
      {guard}
      <input aria-label="Subject" value={text} onChange={(event) => setText(event.target.value)} />
    </Page>
  );
}

function Request({ onAssign }: { onAssign: () => void }) {
  useOfferedActions([
    { name: 'assign', label: 'Assign', icon: 'person', key: 'a', run: onAssign },
    { name: 'pickUp', label: 'Pick up', icon: 'check', blocked: 'Someone else has it', run: onAssign },
  ]);
  return (
    <Page title="Hot spots" tabTitle="MC-20261103-00015">
      {null}
    </Page>
  );
}

function openShell(at: string, searchRecords?: ShellConnection['searchRecords']) {
  const signOut = vi.fn<() => void>();
  const done = vi.fn<() => void>();
  const connection: ShellConnection = {
    user: { name: 'Ingrid Halvorsen', permissions: [] },
    menu,
    languages: [{ code: 'en', name: 'English' }],
    language: 'en',
    setLanguage: () => undefined,
    signOut,
    searchRecords,
  };
  const router = createMemoryRouter(
    [
      {
        element: <WorkspaceShell connection={connection} />,
        children: [
          { path: '/home', element: <Page title="Home">{null}</Page> },
          { path: '/desk', loader: () => Promise.resolve(null), element: <Page title="Desk">{null}</Page> },
          { path: '/claim', element: <Claim /> },
          { path: '/notices/preferences', element: <Page title="Notice preferences">{null}</Page> },
          {
            path: '/request/:id',
            element: <Request onAssign={done} />,
          },
          { path: '/redirect/*', element: <RedirectPage /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return { router, signOut, done, user: userEvent.setup() };
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Open pages' }));

test('a page keeps what was typed while its tab is open, and closing it asks', async () => {
  const { user, router } = openShell('/claim');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hail');
  await user.click(screen.getByRole('link', { name: 'Desk' }));
  await screen.findByRole('heading', { name: 'Desk' });
  await user.click(tabs().getByRole('link', { name: /Module claim/ }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Hail');

  await user.click(screen.getByRole('button', { name: 'Close Module claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Cancel'));
  expect(router.state.location.pathname).toBe('/claim');

  await user.click(screen.getByRole('button', { name: 'Close Module claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Desk' });
  await user.click(screen.getByRole('link', { name: 'Module claim' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('a page that was closed stays closed while the next one loads', async () => {
  const { user, router } = openShell('/desk');
  await user.click(await screen.findByRole('link', { name: 'Module claim' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/claim'));
  await user.click(screen.getByRole('button', { name: 'Close Module claim' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk'));
  expect(tabs().queryByRole('link', { name: /Module claim/ })).not.toBeInTheDocument();
});

test('closing another page leaves the focus among the tabs', async () => {
  const { user } = openShell('/desk');
  await user.click(await screen.findByRole('link', { name: 'Module claim' }));
  await user.click(await screen.findByRole('button', { name: 'Close Desk' }));
  expect(tabs().getByRole('link', { name: 'Module claim' })).toHaveFocus();
});

test('Escape leads from the menu of a tab back to the tab', async () => {
  const { user } = openShell('/claim');
  const tab = await tabs().findByRole('link', { name: /Module claim/ });
  await user.pointer({ keys: '[MouseRight]', target: tab });
  const [first] = await screen.findAllByRole('menuitem');
  first?.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(tab).toHaveFocus());
});

test('refresh makes a page again and comes back to its address', async () => {
  const { user, router } = openShell('/claim?from=mail');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hail');
  await user.pointer({ keys: '[MouseRight]', target: tabs().getByRole('link', { name: /Module claim/ }) });
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(''));
  expect(router.state.location).toMatchObject({ pathname: '/claim', search: '?from=mail' });
});

test('signing out with something unsaved asks', async () => {
  const { user, signOut } = openShell('/claim');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hail');
  await user.click(screen.getByRole('button', { name: /Ingrid Halvorsen/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(signOut).not.toHaveBeenCalled();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test('a page names its tab and the document, and marks its entry of the menu', async () => {
  openShell('/request/7');
  expect(await screen.findByRole('link', { name: 'MC-20261103-00015' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(document.title).toBe('MC-20261103-00015 | Heliodesk'));
  expect(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Desk' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the search finds pages by fuzzy titles', async () => {
  const { user, router } = openShell('/home');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'modul clam');
  await user.click(await screen.findByRole('option', { name: /Module claim/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/claim'));
});

test('on a phone the languages close with the choice, though no pointer leaves them', async () => {
  setWindowWidth(390);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const { user } = openShell('/home');
  const touch = (target: Element) => user.pointer({ keys: '[TouchA]', target });
  await touch(await screen.findByRole('button', { name: 'Signed in as Ingrid Halvorsen' }));
  await touch(await screen.findByRole('menuitem', { name: /Language/ }));
  await touch(await screen.findByRole('menuitem', { name: 'English' }));
  const languages = (await screen.findByRole('menuitem', { name: 'English' })).closest('.ant-dropdown-menu-submenu-popup');
  // What a pointer enters opens a moment later.
  act(() => void vi.advanceTimersByTime(1_000));
  expect(languages).toHaveClass('ant-zoom-big-leave');
});

test.each(['Language English', 'Size'])('after a choice in the menu “%s”, its button has the focus', async (name) => {
  const { user } = openShell('/home');
  const button = await screen.findByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('menuitem');
  await user.click(first as HTMLElement);
  await waitFor(() => expect(button).toHaveFocus());
});

test('Escape leads from a menu of the bar back to its button', async () => {
  const { user } = openShell('/home');
  const button = await screen.findByRole('button', { name: 'Size' });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('the settings lead to how notices come', async () => {
  const { user, router } = openShell('/home');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('link', { name: 'Notice preferences' }));
  expect(router.state.location.pathname).toBe('/notices/preferences');
  expect(screen.queryByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument();
});

test('the search opens by its keys where the layout writes other letters', async () => {
  openShell('/home');
  fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeInTheDocument();
});

test('the search says what it did not find and how to look, and reads letters among digits as digits', async () => {
  const found = { group: 'Requests', title: 'Hot spots', to: '/request/7' };
  const { user } = openShell('/home', async (text) => (text === 'HD7226W14A018802' ? [found] : []));
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await user.type(field, 'qqqq77');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “qqqq77”' })).toBeVisible();
  expect(screen.getByText(/start of a serial number/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'hd7226w14a0188o2');
  expect(await screen.findByRole('option', { name: 'Hot spots' })).toBeVisible();
  expect(screen.getByText('Did you mean')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Nothing found/ })).toBeNull();
});

test('the search begins with what can be done on the page', async () => {
  const { user, done } = openShell('/request/7');
  await screen.findByRole('link', { name: 'MC-20261103-00015' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  expect(screen.getByText('On MC-20261103-00015')).toBeVisible();
  const locked = screen.getByRole('option', { name: /Pick up/ });
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  expect(locked).toHaveTextContent('Someone else has it');
  await user.click(locked);
  expect(done).not.toHaveBeenCalled();
  await user.type(field, 'ass');
  expect(screen.getByText('Ass', { selector: 'mark' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(done).toHaveBeenCalledOnce();
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Desk' }));
  await screen.findByRole('heading', { name: 'Desk' });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('option', { name: /Assign/ })).toBeNull();
});

test('the breadcrumb begins at home, unless home is where one is, and leaves out what is flagged', () => {
  const flat = flattenMenu(menu);
  const titles = (path: string) => breadcrumbOf(flat, path).map((crumb) => crumb.title);
  expect(titles('/home')).toEqual(['menu.home']);
  expect(titles('/claim')).toEqual(['menu.home', 'group.newRequest', 'menu.moduleClaim']);
  expect(titles('/profile/history')).toEqual(['menu.home', 'menu.requestHistory']);
  expect(breadcrumbOf(flat, '/request/7')).toEqual([
    { title: 'menu.home', to: '/home' },
    { title: 'menu.desk', to: '/desk' },
    { title: 'menu.request' },
  ]);
  expect(titles('/redirect/claim')).toEqual([]);
});
