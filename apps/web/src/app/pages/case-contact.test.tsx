import { changeContact, listCaseContacts } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

const mayGive = [action('message'), action('note'), action('changeContact')];

describe('a contact who is not reached', () => {
  test('is named on the card and where a reply is written, and a colleague takes over from there', async () => {
    setWindowWidth(1440);
    const bodies: unknown[] = [];
    openCase(claimDetail({ contactState: 'disabled', firstContactAt: null, actions: mayGive }), [
      [listCaseContacts, [{ contactId: 9, name: 'Ana Prieto', email: 'ana@atlas.test', state: 'active' }]],
      [
        changeContact,
        ({ body }: Received) => {
          bodies.push(body);
          return { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] };
        },
      ],
    ]);
    const reason = await screen.findByText('Salma Haddad can no longer sign in. A reply reaches no one and does not keep the promise.');
    expect(reason).toBeVisible();
    expect(screen.getByText('Disabled')).toBeVisible();
    expect(screen.getByText('Only a reply that reaches someone keeps it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give it to a colleague' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByText('Ana Prieto', { selector: '.ant-select-item-option-content *' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Salma has left');
    await user.click(within(dialog).getByRole('button', { name: /Change contact/ }));
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('MC-20261103-00015 has another contact'));
    expect(bodies).toMatchObject([{ requestId: 7, version: 5, contactId: 9, reason: 'Salma has left' }]);
  });

  test('without the right to change it is named, but not offered another', async () => {
    setWindowWidth(1440);
    openCase(claimDetail({ contactState: 'noSignIn', actions: [action('message')] }));
    expect(await screen.findByText(/Salma Haddad has no sign-in\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give it to a colleague' })).toBeNull();
  });
});

test('a contact who is reached is not mentioned, and a request without a company has none to change', async () => {
  setWindowWidth(1440);
  openCase(claimDetail({ contactState: null, customer: null, actions: mayGive }));
  expect(await screen.findByRole('button', { name: 'Internal note' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change contact' })).toBeNull();
  expect(screen.queryByText(/reaches no one/)).toBeNull();
});
