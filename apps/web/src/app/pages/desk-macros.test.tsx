// @shares-process
import '../request-kinds.ts';
import { offeredMacros } from '@heliodesk/contract/macro';
import { remindCustomer } from '@heliodesk/contract/request';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openDesk, rowOf } from '#src/domains/request/testing/desk-server.tsx';
import { action, requestRow } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';

beforeEach(() => setWindowWidth(1440));

test('m offers the macros for the row in focus, b reminds its customer', async () => {
  const rows = [requestRow(1, { actions: [action('runMacro'), action('remind')] })];
  const { calls } = openDesk(
    '/desk',
    [
      [offeredMacros, [{ macroId: 2, name: 'Photos missing', steps: ['askFiles'], unfit: null }]],
      [remindCustomer, { ...requestRow(1), version: 4, actions: [] }],
    ],
    { rows },
  );
  await rowOf('MC-20261118-00001');
  await user.keyboard('jm');
  expect(await screen.findByRole('button', { name: /Photos missing/ })).toBeEnabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await rowOf('MC-20261118-00001')).focus();
  await user.keyboard('b');
  await waitFor(() => expect(bodiesTo(calls, remindCustomer)).toHaveLength(1));
});

test.each(['m', 'b'])('%s on a request that doesn’t offer it says why', async (key) => {
  openDesk('/desk', [], { rows: [requestRow(1, { actions: [] })] });
  await rowOf('MC-20261118-00001');
  await user.keyboard(`j${key}`);
  expect(toasts.get()[0]?.title).toBe('Your role doesn’t allow this');
});
