// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { Block, Page } from '#src/ui/page/page.tsx';
import type { ShellConnection } from './shell-connection.ts';
import { WorkspaceShell } from './workspace-shell.tsx';

function NextCase() {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  return (
    <Page title="Next case">
      <button type="button" onClick={() => void navigate('/case')}>
        Pick up and open
      </button>
      <Block title="Actions">
        {!isDone && (
          <button type="button" onClick={() => setDone(true)}>
            Complete
          </button>
        )}
      </Block>
    </Page>
  );
}

function openShell() {
  const connection: ShellConnection = {
    user: { name: 'Amelia Ortega', permissions: [] },
    menu: [{ path: '/case', name: 'case', component: 'case', meta: { title: 'menu.customers', icon: 'inbox' } }],
    counts: {},
    languages: [{ code: 'en', name: 'English' }],
    language: 'en',
    setLanguage: () => undefined,
    signOut: () => undefined,
  };
  const children = [
    { path: '/next', element: <NextCase /> },
    { path: '/case', element: <Page title="Case">{null}</Page> },
  ];
  const router = createMemoryRouter([{ element: <WorkspaceShell connection={connection} />, children }], { initialEntries: ['/next'] });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

test('a button that led to another page leaves the focus to that page, though its own stays out of sight', async () => {
  const user = openShell();
  const button = await screen.findByRole('button', { name: 'Pick up and open' });
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Case' });
  expect(button).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a page that was found leaves no focus at the search it was found with', async () => {
  const user = openShell();
  (await screen.findByRole('button', { name: 'Find a page' })).focus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'Customers{Enter}');
  await screen.findByRole('heading', { name: 'Case' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a button that is gone once its action is done leaves the focus to the heading above it', async () => {
  const user = openShell();
  const button = await screen.findByRole('button', { name: 'Complete' });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Actions' })).toHaveFocus());
  expect(button).not.toBeInTheDocument();
});

test('who clicked beside everything before keeps the focus nowhere', async () => {
  const user = openShell();
  const button = await screen.findByRole('button', { name: 'Complete' });
  button.focus();
  await user.click(screen.getByRole('heading', { name: 'Next case' }));
  button.click();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Actions' })).not.toHaveFocus();
});
