import { checkResetLink } from '@heliodesk/contract/identity';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';

it('a link that is no longer good says so before anyone has typed a password', async () => {
  const calls = stubServer([
    [checkResetLink, new Refused({ code: 510, msg: 'This link was used before', data: { key: 'account.resetLinkInvalid' } })],
  ]);
  openApp('/resetPwd?key=abc');
  expect(await screen.findByText('This link was used before')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forget');
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toContainEqual({ key: 'abc' });
});

it('one that is good, or cannot be asked about, leads to the form', async () => {
  stubServer([[checkResetLink, new Refused({ code: 429, data: { key: 'tooManyRequests' } })]]);
  openApp('/resetPwd?key=abc');
  expect(await screen.findByLabelText(/^New password/)).toBeVisible();
});
