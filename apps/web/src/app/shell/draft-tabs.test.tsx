// @shares-process
import type { MenuRoute } from '@heliodesk/contract/identity';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { Page } from '#src/ui/page/page.tsx';
import type { MenuCount, ShellConnection } from './shell-connection.ts';
import { WorkspaceShell } from './workspace-shell.tsx';

const entry = (path: string, name: string, title: string): MenuRoute => ({
  path,
  name,
  component: name,
  meta: { title: `menu.${title}`, icon: 'inbox' },
});
const menu = [
  entry('/claim', 'claim', 'moduleClaim'),
  entry('/drafts', 'drafts', 'myDrafts'),
  entry('/requests', 'requests', 'myRequests'),
  entry('/request/:id', 'request', 'request'),
  entry('/staticPage', 'staticPage', 'staticPage'),
];

/** Sets its own title from its draft, as the wizard does. */
function Claim() {
  const id = useSearchParams()[0].get('requestId');
  return <Page title={id === null ? 'Module claim' : `Almería Norte ${id}`}>{null}</Page>;
}

function openShell(at: string, counts: Record<string, MenuCount> = {}) {
  const connection: ShellConnection = {
    user: { name: 'Amelia Ortega', permissions: [] },
    menu,
    counts,
    languages: [{ code: 'en', name: 'English' }],
    language: 'en',
    setLanguage: () => undefined,
    signOut: () => undefined,
  };
  const children = [
    { path: '/claim', element: <Claim /> },
    { path: '/request/:id', element: <p>Loading</p> },
    { path: '/staticPage', element: <Page title="Privacy">{null}</Page> },
    { path: '*', element: <Page title="Other">{null}</Page> },
  ];
  const router = createMemoryRouter([{ element: <WorkspaceShell connection={connection} />, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Open pages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('each draft has a tab that it names itself, and a new one is called by the menu', async () => {
  const router = openShell('/claim?requestId=3');
  await waitFor(() => expect(tabs()).toEqual(['Almería Norte 3']));
  await act(() => router.navigate('/claim?requestId=4'));
  await waitFor(() => expect(tabs()).toEqual(['Almería Norte 3', 'Almería Norte 4']));
  await act(() => router.navigate('/claim'));
  await waitFor(() => expect(tabs()).toEqual(['Almería Norte 3', 'Almería Norte 4', 'Module claim']));
});

test('a page that staff wrote is called by its own title, also in the breadcrumb', async () => {
  openShell('/staticPage?page=privacy');
  await waitFor(() => expect(tabs()).toEqual(['Privacy']));
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomePrivacy');
});

test('a page that has not named itself yet is called by what it is, not by its address', async () => {
  openShell('/request/7');
  await waitFor(() => expect(tabs()).toEqual(['Request']));
});

test('beside an entry of the menu is one figure, which says where it waits for the reader', async () => {
  openShell('/claim', { requests: { count: 2, isWaiting: true, cap: 99 }, drafts: { count: 120, cap: 99 }, claim: { count: 0, cap: 99 } });
  const links = within(await screen.findByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  const figuresOf = (path: string) =>
    [...(links.find((link) => link.getAttribute('href') === path)?.querySelectorAll('.hd-count') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(figuresOf('/requests')).toEqual(['2Waiting for you 2']);
  expect(figuresOf('/drafts')).toEqual(['99+']);
  expect(figuresOf('/claim')).toEqual([]);
});
