import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from 'antd';
import { expect, test, vi } from 'vitest';
import { askToSignIn } from './notices.ts';
import { SessionDialog } from './session-dialog.tsx';

test('Escape closes the dialog only, not the drawer below with what was typed', async () => {
  const closeDrawer = vi.fn<() => void>();
  render(
    <>
      <Drawer open title="Edit the company" onClose={closeDrawer} />
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
