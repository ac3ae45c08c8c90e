// @shares-process
import type { Permission } from '@heliodesk/contract/kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { ActionBar } from './action-bar.tsx';
import { Can, PermissionProvider } from './permissions.tsx';

const look = (name: string) => (name === 'hidden' ? undefined : { label: { reply: 'Reply', complete: 'Complete' }[name] ?? name });
const reason = (guard: string) => <a href={`#${guard}`}>{guard}</a>;

describe('the action bar', () => {
  test('a blocked action is gray, says all that blocks it and does nothing', async () => {
    const onAction = vi.fn<(name: string) => void>();
    const user = userEvent.setup();
    render(
      <ActionBar
        actions={[
          { name: 'reply', blockedBy: [] },
          { name: 'complete', blockedBy: ['bankConfirmed', 'serialsEqual'] },
          { name: 'hidden', blockedBy: [] },
        ]}
        look={look}
        renderReason={reason}
        onAction={onAction}
      />,
    );
    const complete = screen.getByRole('button', { name: 'Complete' });
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    expect(complete).toHaveAccessibleDescription('bankConfirmed serialsEqual');
    expect(screen.getByRole('link', { name: 'serialsEqual' })).toBeVisible();
    await user.click(complete);
    expect(onAction).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(onAction).toHaveBeenCalledWith('reply');
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  test('the next step comes first, and the rest goes into the menu', async () => {
    const user = userEvent.setup();
    const onAction = vi.fn<(name: string) => void>();
    const actions = ['a', 'b', 'c', 'd', 'e', 'reply'].map((name) => ({ name, blockedBy: [] }));
    render(<ActionBar actions={actions} look={look} renderReason={reason} onAction={onAction} primary="reply" />);
    expect(screen.getAllByRole('button')[0]).toHaveTextContent('Reply');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'e' }));
    expect(onAction).toHaveBeenCalledWith('e');
  });

  test('the keyboard gets into the menu and back, unless an action brings it elsewhere', async () => {
    const user = userEvent.setup();
    const actions = ['a', 'b', 'c', 'd', 'e', 'note'].map((name) => ({ name, blockedBy: [] }));
    const onAction = () => screen.getByRole('textbox').focus();
    const bar = <ActionBar actions={actions} look={look} renderReason={reason} onAction={onAction} />;
    render(
      <>
        {bar}
        <textarea />
      </>,
    );
    const more = screen.getByRole('button', { name: 'More actions' });
    more.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await user.click(screen.getByRole('menuitem', { name: 'e' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });
});

describe('the action bar on a phone', () => {
  test.each([
    ['Pick up', 'Internal note', ['Pick up', 'Internal note']],
    ['Change owner', 'Change contact', ['Change owner', '']],
    ['变更负责人', '更换联系人', ['变更负责人', '更换联系人']],
  ])('shows %s and %s as far as both can be read in full', (one, other, shown) => {
    setWindowWidth(390);
    const actions = [one, other].map((name) => ({ name, blockedBy: [] }));
    render(<ActionBar actions={actions} look={(label) => ({ label })} renderReason={reason} onAction={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(shown);
  });

  test('shows two and leads to all of them, the locked one with its reason', async () => {
    setWindowWidth(390);
    const user = userEvent.setup();
    const onAction = vi.fn<(name: string) => void>();
    const actions = ['a', 'b', 'reply', 'd'].map((name) => ({ name, blockedBy: name === 'd' ? ['bankConfirmed'] : [] }));
    render(<ActionBar actions={actions} look={look} renderReason={reason} onAction={onAction} primary="reply" />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reply', 'a', '']);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Actions' }));
    const locked = sheet.getByRole('button', { name: 'd' });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveAccessibleDescription(/bankConfirmed/);
    await user.click(locked);
    expect(onAction).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: 'b' }));
    expect(onAction).toHaveBeenCalledWith('b');
    setWindowWidth(1024);
  });
});

describe('permissions', () => {
  const show = (permissions: string[], asked: Permission | Permission[]) =>
    render(
      <PermissionProvider permissions={permissions}>
        <Can permission={asked}>Assign</Can>
      </PermissionProvider>,
    );

  test.each<[string, string[], Permission | Permission[], boolean]>([
    ['the very one', ['csp:request:assign'], 'csp:request:assign', true],
    ['one of several', ['csp:request:owner'], ['csp:request:assign', 'csp:request:owner'], true],
    ['the wildcard', ['*:*:*'], 'csp:request:assign', true],
    ['the wildcard, which pays nothing', ['*:*:*'], 'csp:pay:paid', false],
    ['the wildcard and the very one', ['*:*:*', 'csp:pay:paid'], 'csp:pay:paid', true],
    ['another one', ['csp:request:list'], 'csp:request:assign', false],
    ['none', [], 'csp:request:assign', false],
  ])('%s', (_case, permissions, asked, isShown) => {
    show(permissions, asked);
    expect(screen.queryAllByText('Assign')).toHaveLength(isShown ? 1 : 0);
  });

  test('an empty list is a mistake', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(['*:*:*'], [])).toThrow('Name at least one permission.');
  });
});
