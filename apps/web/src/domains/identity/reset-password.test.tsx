// @shares-process
import { checkResetLink } from '@heliodesk/contract/identity';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';

it('a link that is no longer good says so before anyone has typed a password', async () => {
  const calls = stubServer([
    [checkResetLink, new Refused({ code: 510, msg: 'This link was already used', data: { key: 'account.resetLinkInvalid' } })],
  ]);
  openApp('/resetPwd?key=abc');
  expect(await screen.findByText('This link was already used')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forget');
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toContainEqual({ key: 'abc' });
});

it('one that is good, or cannot be asked about, leads to the form', async () => {
  stubServer([[checkResetLink, new Refused({ code: 429, data: { key: 'tooManyRequests' } })]]);
  openApp('/resetPwd?key=abc');
  expect(await screen.findByLabelText(/^New password/)).toBeVisible();
});

it('the form does not say of a password that meets what can be checked here that it meets all', async () => {
  stubServer([[checkResetLink, null]]);
  openApp('/resetPwd?key=abc');
  await userEvent.type(await screen.findByLabelText(/^New password/), 'Solaris42');
  const rules = within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');
  expect(rules.slice(0, -1).map(({ className }) => className)).toEqual(rules.slice(0, -1).map(() => 'k-good'));
  expect(rules.at(-1)).toHaveTextContent('Not easy to guess (checked when you save)');
  expect(rules.at(-1)).not.toHaveClass('k-good');
});
