// @shares-process
import { changeOwner, deskRequest } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

describe('changing the owner', () => {
  test('a stale version brings the newer state and keeps what was typed', async () => {
    setWindowWidth(1440);
    let version = 5;
    const bodies: unknown[] = [];
    const { calls } = openCase(
      () => claimDetail({ version }),
      [
        [
          changeOwner,
          ({ body }: Received) => {
            bodies.push(body);
            if ((body as { version: number }).version === version && version > 5)
              return { requestId: 7, requestNo: 'MC-20261103-00015', version: 7, actions: [] };
            version = 6;
            return new Refused({ code: 409, msg: 'Changed by someone else.', data: { key: 'stale', version: 6 } });
          },
        ],
      ],
    );
    await user.click(await screen.findByRole('button', { name: 'Change owner' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content *' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Part-time week');
    const reads = () => callsTo(calls, deskRequest, { requestId: 7 }).length;
    const before = reads();
    await user.click(within(dialog).getByRole('button', { name: /Change owner/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Someone else changed this request. The page behind this dialog shows the latest version. Check it, then try again.',
    );
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Part-time week');
    await user.click(within(dialog).getByRole('button', { name: /Change owner/ }));
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('MC-20261103-00015: owner changed'));
    expect(bodies).toMatchObject([
      { version: 5, ownerId: 5, reason: 'Part-time week' },
      { version: 6, ownerId: 5, reason: 'Part-time week' },
    ]);
  });
});

test('a request whose state no longer allows another owner is not said to be changed by someone', async () => {
  setWindowWidth(1440);
  openCase(claimDetail({ version: 5 }), [
    [changeOwner, new Refused({ code: 409, msg: 'Not possible in this state', data: { key: 'action.notAllowed', state: 'completed' } })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change owner' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox'));
  await user.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content *' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Part-time week');
  await user.click(within(dialog).getByRole('button', { name: /Change owner/ }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Not possible in this state$/);
});
