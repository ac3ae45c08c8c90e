// @shares-process
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, ConfigProvider, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { ConfirmButton } from '../actions/confirm-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

interface OpenerProps {
  children?: ReactNode;
  onOk?: () => void;
  isReady?: boolean;
  hasFoot?: boolean;
}

/** A button and the dialog that it opens. */
function Opener({ children, onOk, isReady = true, hasFoot = true }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main id="main" tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {isOpen && (
        <ModalDialog
          open
          title="Ask the customer"
          okButtonProps={{ disabled: !isReady }}
          onOk={onOk ?? close}
          onCancel={close}
          {...(hasFoot ? {} : { footer: null })}
        >
          {children}
        </ModalDialog>
      )}
    </main>
  );
}

async function open(content: ReactNode) {
  const user = userEvent.setup();
  const shown = render(content);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  return { user, ...shown };
}

describe('a dialog starts', () => {
  test('at its first field, not at the switch between its forms', async () => {
    await open(
      <Opener>
        <SegmentedControl options={['Files', 'Details']} />
        <Input aria-label="Subject" />
        <Input.TextArea aria-label="Question" />
      </Opener>,
    );
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  });

  test('at the chosen one of several radios', async () => {
    await open(
      <Opener>
        <Radio.Group defaultValue="b" options={['a', 'b']} />
      </Opener>,
    );
    expect(screen.getByRole('radio', { name: 'b' })).toHaveFocus();
  });

  test('at Cancel without a field, each time it opens', async () => {
    const onConfirm = vi.fn<() => void>();
    const { user } = await open(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <ConfirmButton danger title="Delete it?" onConfirm={onConfirm}>
          Delete
        </ConfirmButton>
      </ConfigProvider>,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('at its cross with neither field nor foot', async () => {
    await open(<Opener hasFoot={false}>Words</Opener>);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('at a field that loads, unless someone has done something by then', async () => {
    const field = <Input aria-label="Reason" />;
    const { rerender, unmount } = await open(<Opener>Loading</Opener>);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    rerender(<Opener>{field}</Opener>);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
    unmount();

    const other = await open(<Opener>Loading</Opener>);
    await other.user.keyboard('{Shift}');
    other.rerender(<Opener>{field}</Opener>);
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
});

test('gives the focus back to what opened it', async () => {
  const { user } = await open(<Opener>Words</Opener>);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('opened with the focus nowhere, it leaves the focus to the page', async () => {
  const { rerender } = render(<Opener />);
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <main id="main" tabIndex={-1}>
        {isOpen && <ModalDialog open title="Keys" footer={null} />}
      </main>
    );
  }
  rerender(<Page isOpen />);
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toContainElement(document.activeElement as HTMLElement);
  rerender(<Page isOpen={false} />);
  await act(async () => undefined);
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('Ctrl Enter', () => {
  test('sends a long text as its button does', async () => {
    const onOk = vi.fn<() => void>();
    const form = (isReady: boolean) => (
      <Opener onOk={onOk} isReady={isReady}>
        <Form>
          <Input.TextArea aria-label="Question" />
        </Form>
      </Opener>
    );
    const { user, rerender } = await open(form(false));
    await user.keyboard('Where?{Control>}{Enter}{/Control}');
    expect(onOk).not.toHaveBeenCalled();
    rerender(form(true));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onOk).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Where?');
  });

  test('does nothing where there is nothing to write', async () => {
    const onOk = vi.fn<() => void>();
    const { user } = await open(
      <Opener onOk={onOk}>
        <Input aria-label="Name" />
      </Opener>,
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onOk).not.toHaveBeenCalled();
  });
});
