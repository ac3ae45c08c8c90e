// @shares-process
import { assign } from '@heliodesk/contract/request';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openDesk, rowOf } from '../testing/desk-server.tsx';
import { requestRow } from '../testing/sample-requests.ts';

const suggested = { userId: 5, name: 'Tomás Quiroga', rule: 4 };
const action = (name: string) => ({ name, blockedBy: [] });

test('a lead confirms a suggestion with one click', async () => {
  const row = requestRow(1, { ownerId: null, contactName: '', version: 3, suggested, actions: [action('assign')] });
  const { calls } = openDesk('/desk', [[assign, {}]], { rows: [row] });
  const line = within(await rowOf('MC-20261118-00001'));
  expect(line.getByTitle('Suggested: Tomás Quiroga, by rule 4')).toHaveTextContent('Tomás Quiroga');
  await user.click(line.getByRole('button', { name: 'Assign MC-20261118-00001 to Tomás Quiroga' }));
  await waitFor(() => expect(bodiesTo(calls, assign)).toEqual([{ requestId: 1, ownerId: 5, version: 3 }]));
});

test('others see it, and the one it is for picks it up', async () => {
  openDesk('/desk', [], {
    rows: [
      requestRow(1, { ownerId: null, contactName: '', suggested, actions: [action('pickUp')] }),
      requestRow(2, { ownerId: null, contactName: '', suggested: { ...suggested, userId: 1 }, actions: [action('pickUp')] }),
    ],
  });
  const other = within(await rowOf('MC-20261118-00001'));
  expect(other.getByText('Suggested: Tomás Quiroga, by rule 4')).toBeInTheDocument();
  expect(other.queryByRole('button', { name: /^Assign/ })).toBeNull();
  const own = within(await rowOf('MC-20261118-00002'));
  expect(own.getByText('For you')).toBeVisible();
  expect(own.getByTitle('Suggested for you by rule 4')).toBeVisible();
  expect(own.getByRole('button', { name: /Pick up/ })).toBeVisible();
});
