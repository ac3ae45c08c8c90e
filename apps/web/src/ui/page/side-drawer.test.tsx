// @shares-process
import { render, screen } from '@testing-library/react';
import { Button, ConfigProvider, Form, Input } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { user } from '#src/platform/testing/user.ts';
import { FormDrawer } from '../form/form-drawer.tsx';

const onSave = vi.fn<(values: { name: string; note: string }) => Promise<void>>(() => Promise.resolve());

/** A button and the form in a drawer that it opens. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <main id="main" tabIndex={-1}>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        {isOpen && (
          <FormDrawer
            title="Edit company"
            values={{ name: 'Atlas Sun EPC', note: '' }}
            persistKey="side_drawer_test"
            onSave={onSave}
            onClose={() => setOpen(false)}
          >
            <Form.Item name="name" label="Name">
              <Input />
            </Form.Item>
            <Form.Item name="note" label="Note">
              <Input.TextArea />
            </Form.Item>
          </FormDrawer>
        )}
      </main>
    </ConfigProvider>
  );
}

async function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Opener /> }])} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
}

test('a form in a drawer starts at its first field and gives the focus back', async () => {
  await open();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('a form in a drawer with a long text is saved by Ctrl Enter', async () => {
  await open();
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('Moved{Control>}{Enter}{/Control}');
  await expect.poll(() => onSave.mock.lastCall).toEqual([{ name: 'Atlas Sun EPC', note: 'Moved' }]);
});
