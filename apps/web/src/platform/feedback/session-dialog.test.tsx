// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from 'antd';
import { expect, test, vi } from 'vitest';
import { askToSignIn, closeSessionDialog } from './notices.ts';
import { SessionDialog } from './session-dialog.tsx';

test('Escape closes the dialog only, not the drawer below with what was typed', async () => {
  const closeDrawer = vi.fn<() => void>();
  render(
    <>
      <Drawer open title="Edit company" onClose={closeDrawer} />
      <SessionDialog onSignIn={() => undefined} />
    </>,
  );
  askToSignIn();
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(closeDrawer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
  screen.getByRole('dialog').focus();
  await userEvent.keyboard('{Escape}');
  expect(closeDrawer).toHaveBeenCalledOnce();
});

test('says that the account has been disabled, instead of a time-out', async () => {
  render(<SessionDialog onSignIn={() => undefined} />);
  askToSignIn();
  askToSignIn('disabled');
  expect(await screen.findByRole('dialog', { name: 'Your account has been disabled' })).toHaveTextContent(/contact us/);
  expect(screen.queryByText(/timed out/)).not.toBeInTheDocument();
  closeSessionDialog();
});
