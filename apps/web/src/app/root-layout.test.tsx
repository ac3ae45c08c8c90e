// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { RootLayout } from './root-layout.tsx';

function SignIn() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/tasks', { replace: true })}>
      Sign in
    </button>
  );
}

function Workspace({ isAtField }: { isAtField: boolean }) {
  return (
    <main id="main" tabIndex={-1}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that starts at a field of its own */}
      <input aria-label="Search" autoFocus={isAtField} />
    </main>
  );
}

test.each([
  ['at the page', false],
  ['at the field where the page starts', true],
])('who signs in has the focus %s', async (_, isAtField) => {
  const children = [
    { path: '/login', element: <SignIn /> },
    { id: 'workspace', path: '/tasks', element: <Workspace isAtField={isAtField} /> },
  ];
  const router = createMemoryRouter([{ element: <RootLayout />, children }], { initialEntries: ['/login'] });
  render(<RouterProvider router={router} />);
  screen.getByRole('button', { name: 'Sign in' }).focus();
  await userEvent.keyboard('{Enter}');
  const place = await screen.findByRole(isAtField ? 'textbox' : 'main');
  await waitFor(() => expect(place).toHaveFocus());
});
