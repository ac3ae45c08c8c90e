// @shares-process
import { deskRequest, pickUp } from '@heliodesk/contract/request';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openDesk, rowOf } from '../testing/desk-server.tsx';
import { action, detailOf, requestRow } from '../testing/sample-requests.ts';

describe('pick up', () => {
  test('shows the new owner immediately, and the rest as the server answers it', async () => {
    let answer: (saved: object) => void = () => undefined;
    const { calls } = openDesk('/desk', [[pickUp, () => new Promise((resolve) => (answer = resolve))]]);
    await user.click(await screen.findByRole('button', { name: 'Pick up MC-20261118-00001' }));
    expect(await within(await rowOf('MC-20261118-00001')).findByText('Ingrid Halvorsen')).toBeVisible();
    const call = callsTo(calls, pickUp)[0];
    expect(call?.body).toEqual({ requestId: 1, version: 3 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(within(await rowOf('MC-20261118-00001')).getByText('Submitted')).toBeVisible();
    const { requestId, requestNo, nodes, updateTime } = requestRow(1);
    const state = { status: 'pending', ownerId: 1, contactName: 'I. Halvorsen', waitingOn: 'customer' };
    act(() => answer({ requestId, requestNo, nodes, updateTime, version: 4, actions: [], ...state }));
    const line = within(await rowOf('MC-20261118-00001'));
    expect(await line.findByText('Pending')).toBeVisible();
    expect(line.getByText('I. Halvorsen')).toBeVisible();
    expect(line.getByText('Customer')).toBeVisible();
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('MC-20261118-00001 is yours'));
  });

  test('tells who was faster and shows the row as it is now', async () => {
    const taken = requestRow(1, { ownerId: 9, contactName: 'Mei Lin', status: 'picked_up', version: 4 });
    openDesk('/desk', [
      [pickUp, new Refused({ code: 409, msg: 'Mei Lin has already picked up this request.', data: { key: 'request.alreadyPickedUp' } })],
      [deskRequest, detailOf(taken)],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Pick up MC-20261118-00001' }));
    const line = await rowOf('MC-20261118-00001');
    expect(await within(line).findByText('Mei Lin')).toBeVisible();
    expect(within(line).getByText('In review')).toBeVisible();
    expect(toasts.get()[0]).toMatchObject({ text: 'Mei Lin has already picked up this request.' });
  });

  test('is offered where the row says so, whatever its state, and gray with the reason where it is blocked', async () => {
    const blocked = requestRow(3, { actions: [action('pickUp', ['unownedOrOwn'])] });
    const { calls } = openDesk('/desk', [], { rows: [requestRow(1, { status: 'processing' }), requestRow(2, { actions: [] }), blocked] });
    await rowOf('MC-20261118-00001');
    const offers = screen.getAllByRole('button', { name: /^Pick up / });
    expect(offers.map((button) => button.getAttribute('aria-label'))).toEqual(['Pick up MC-20261118-00001', 'Pick up MC-20261118-00003']);
    expect(offers[1]).toHaveAttribute('aria-disabled', 'true');
    expect(offers[1]).toHaveAccessibleDescription('Someone else is already handling this request.');
    await user.click(offers[1] as HTMLElement);
    expect(callsTo(calls, pickUp)).toEqual([]);
  });

  test('an action that the web does not know is not shown', async () => {
    openDesk('/desk', [], { rows: [requestRow(1, { actions: [action('toString'), action('teleport')] })] });
    const line = await rowOf('MC-20261118-00001');
    expect(within(line).queryByRole('button')).toBeNull();
  });
});
