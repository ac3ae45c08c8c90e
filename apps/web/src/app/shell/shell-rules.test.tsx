// @shares-process
import type { MenuRoute } from '@heliodesk/contract/identity';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { Page } from '#src/ui/page/page.tsx';
import { flattenMenu } from './menu.ts';
import { setPreferences, usualPreferences } from './preferences.ts';
import type { ShellConnection } from './shell-connection.ts';
import { useMenuSearch } from './use-search.ts';
import { WorkspaceShell } from './workspace-shell.tsx';

const entry = (path: string, title: string, meta: Partial<MenuRoute['meta']> = {}): MenuRoute => ({
  path,
  name: path.slice(1),
  component: path,
  meta: { title: `menu.${title}`, icon: 'inbox', ...meta },
});
const menu = [entry('/desk', 'desk', { affix: true }), entry('/audit', 'configuration'), entry('/admin/user', 'audit')];
const page = (path: string, title: string) => ({ path, element: <Page title={title}>{null}</Page> });

function openShell(at = '/desk') {
  const connection: ShellConnection = {
    user: { name: 'Ada', permissions: [] },
    menu,
    languages: [{ code: 'en', name: 'English' }],
    language: 'en',
    setLanguage: () => undefined,
    signOut: () => undefined,
  };
  const router = createMemoryRouter(
    [
      {
        element: <WorkspaceShell connection={connection} />,
        children: [page('/desk', 'Desk'), page('/audit', 'Configuration'), page('/admin/user', 'Audit')],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setPreferences(usualPreferences));
});

const sideBar = () => screen.queryByRole('navigation', { name: 'Main menu' });
const tabs = () => within(screen.getByRole('navigation', { name: 'Open pages' }));

describe('the sidebar', () => {
  test('is open at first; folded, it stays so in its cookie', async () => {
    const { user } = openShell();
    await user.click(screen.getByRole('button', { name: 'Collapse menu', expanded: true }));
    expect(document.cookie).toContain('sidebarStatus=0');
    await user.click(screen.getByRole('button', { name: 'Expand menu', expanded: false }));
    expect(document.cookie).toContain('sidebarStatus=1');
  });

  test.each([
    [991, true],
    [992, false],
  ])('at %i px: a drawer is %s', (width, isDrawer) => {
    setWindowWidth(width);
    openShell();
    expect(sideBar() === null).toBe(isDrawer);
    expect(screen.queryByRole('button', { name: 'Open menu' }) !== null).toBe(isDrawer);
  });

  test('as a drawer it closes when it has led somewhere', async () => {
    setWindowWidth(800);
    const { user, router } = openShell();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(sideBar() as HTMLElement).getByRole('link', { name: 'Configuration' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/audit'));
    expect(sideBar()).toBeNull();
  });

  test('as a drawer it closes on the entry of the present page, too', async () => {
    setWindowWidth(800);
    const { user } = openShell();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(sideBar() as HTMLElement).getByRole('link', { name: 'Desk' }));
    expect(sideBar()).toBeNull();
  });
});

describe('sizes and settings', () => {
  test('the size is medium at first; another one is said and kept in its cookie', async () => {
    expect(usualPreferences).toMatchObject({ size: 'medium', themeColor: '#409eff', isSidebarOpen: true });
    const { user } = openShell();
    await user.click(screen.getByRole('button', { name: 'Size' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
      'Default',
      'Medium',
      'Small',
      'Mini',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /Mini/ }));
    expect(document.cookie).toContain('size=mini');
    expect(toasts.get().map(({ title }) => title)).toContain('Size switched');
  });

  test('the drawer sets the color and what the frame shows, and all go back', async () => {
    const { user } = openShell();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Purple' }));
    for (const name of ['Tabs for open pages', 'Fixed header', 'Logo in the sidebar'])
      await user.click(screen.getByRole('switch', { name }));
    expect(JSON.parse(localStorage.getItem('csp_portal_settings') ?? '')).toEqual({
      themeColor: '#722ed1',
      hasTabs: false,
      isHeaderFixed: false,
      hasLogo: false,
    });
    expect(screen.queryByRole('navigation', { name: 'Open pages' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Heliodesk' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(JSON.parse(localStorage.getItem('csp_portal_settings') ?? '')).toMatchObject({ themeColor: '#409eff', hasTabs: true });
  });
});

describe('visited pages', () => {
  test('affixed ones come first and cannot be closed; the others close alone, all but one, or all', async () => {
    const { user, router } = openShell('/audit');
    await act(() => router.navigate('/admin/user'));
    const names = () =>
      tabs()
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Desk', 'Configuration', 'Audit log']);
    expect(tabs().queryByRole('button', { name: 'Close Desk' })).not.toBeInTheDocument();
    const choose = async (tab: string, item: string) => {
      await user.pointer({ keys: '[MouseRight]', target: tabs().getByRole('link', { name: tab }) });
      const items = await screen.findAllByRole('menuitem', { name: item });
      await user.click(items.at(-1) as HTMLElement);
    };
    await choose('Audit log', 'Close others');
    await waitFor(() => expect(names()).toEqual(['Desk', 'Audit log']));
    await choose('Audit log', 'Close all');
    await waitFor(() => expect(names()).toEqual(['Desk']));
    expect(router.state.location.pathname).toBe('/desk');
  });
});

describe('the search of the header', () => {
  const flat = flattenMenu(menu);
  function Hits({ text }: { text: string }) {
    return useMenuSearch(flat, text).map(({ title }) => <p key={title}>{title}</p>);
  }
  const titles = (text: string): (string | null)[] => {
    const { container, unmount } = render(<Hits text={text} />);
    const found = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    unmount();
    return found;
  };

  test('counts titles for more than paths', () => {
    // One page is called Audit log, another one lies at /audit.
    expect(titles('audit')).toEqual(['Audit log', 'Configuration']);
  });

  test('forgives typing errors, but not too many, and reads at most 32 characters', () => {
    expect(titles('confguraton')).toEqual(['Configuration']);
    expect(titles('xyzzy')).toEqual([]);
    expect(titles(`desk${' '.repeat(28)}${'x'.repeat(400)}`)).toEqual(['Desk']);
  });
});
