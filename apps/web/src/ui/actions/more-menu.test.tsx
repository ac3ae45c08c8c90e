// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { user } from '#src/platform/testing/user.ts';
import { MoreMenu } from './more-menu.tsx';

test('the keyboard gets into the actions of a row and back to its dots', async () => {
  render(<MoreMenu label="Actions for Amelia" menu={{ items: [{ key: 'edit', label: 'Edit' }] }} />);
  const dots = screen.getByRole('button', { name: 'Actions for Amelia' });
  dots.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dots).toHaveFocus());
});
