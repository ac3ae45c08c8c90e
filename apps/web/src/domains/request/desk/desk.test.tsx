// @shares-process
import { deskCounts, deskList, pickUp } from '@heliodesk/contract/request';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localClock } from '#src/platform/testing/local-time.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { counts, openDesk, rowOf } from '../testing/desk-server.tsx';
import { action, requestRow } from '../testing/sample-requests.ts';

const asked = (calls: Received[]) => callsTo(calls, deskList).map(({ url }) => Object.fromEntries(url.searchParams));

describe('the desk', () => {
  test('shows whose turn it is and by when, the most urgent first', async () => {
    const { calls } = openDesk();
    const line = await rowOf('MC-20261118-00001');
    expect(within(line).getByText('3 h left')).toBeVisible();
    expect(within(line).getByText('Customer')).toBeVisible();
    expect(within(line).getByText('12 min')).toBeVisible();
    expect(within(line).getByText('Module claim')).toBeInTheDocument();
    const titles = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(titles.slice(1, 7)).toEqual(['Title', 'Company', 'Last message', 'Due', 'Status', 'Unread messages']);
    expect(within(line).getByText('2 unread messages')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Due/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(asked(calls)[0]).toMatchObject({ view: 'all', orderByColumn: 'promise', isAsc: 'asc', pageNum: '1' });
  });

  test('says of each deadline what it is for: a proposed rejection isn’t a solution, nor the first contact', async () => {
    const decisionDue = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const rows = [
      requestRow(1, { status: 'picked_up', decisionDue }),
      requestRow(2, { status: 'pending', decisionDue }),
      requestRow(3, { status: 'picked_up' }),
    ];
    openDesk('/desk?view=toApprove', [], { rows });
    const dueIn = async (number: string) => within(await rowOf(number));
    const rejection = await dueIn('MC-20261118-00001');
    expect(rejection.getByTitle('Proposed rejection to approve')).toHaveTextContent(/left\s*Rejection$/);
    expect((await dueIn('MC-20261118-00002')).getByTitle('Solution to approve')).toHaveTextContent(/left\s*Solution$/);
    expect((await dueIn('MC-20261118-00003')).getByTitle('First contact')).toBeInTheDocument();
    expect(rejection.queryByTitle('First contact')).toBeNull();
  });

  test('says how many each view holds and when that was counted; a capped figure says so', async () => {
    openDesk('/desk', [
      [deskCounts, counts({ all: 10_001 })],
      [deskList, { rows: [requestRow(1)], total: 10_001 }],
    ]);
    expect(await screen.findByText(/10,000\+ requests as of/)).toHaveTextContent(localClock('2026-11-20T10:06:40Z'));
    const views = screen.getByRole('navigation', { name: 'Saved views' });
    expect(within(views).getByRole('link', { name: /All/ })).toHaveTextContent('10,000+');
  });

  test('offers what waits for finance to those who do it or see to it, with the date that counts there', async () => {
    const late = new Date(Date.now() - 7_200_000).toISOString();
    const more: Parameters<typeof openDesk>[1] = [[deskCounts, counts({ bankCheck: 3, toPay: 1 })]];
    const rows = [requestRow(1, { status: 'processing', firstContactAt: late, financeDue: late })];
    const { calls } = openDesk('/desk?view=toPay', more, { rows, permissions: ['csp:pay:paid'] });
    expect(await screen.findByTitle('Due date for finance')).toHaveTextContent('2 h late');
    const views = screen.getByRole('navigation', { name: 'Saved views' });
    expect(within(views).getByRole('link', { current: true })).toHaveTextContent('To pay1');
    expect(within(views).queryByRole('link', { name: /Bank check/ })).not.toBeInTheDocument();
    expect(asked(calls).at(-1)).toMatchObject({ view: 'toPay' });
  });

  test('offers leads both views of what waits for finance, and agents none', async () => {
    const names = () => within(screen.getByRole('navigation', { name: 'Saved views' })).getAllByRole('link');
    openDesk('/desk', [], { permissions: ['csp:request:assign'] });
    await rowOf('MC-20261118-00001');
    expect(names().map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Bank check0', 'To pay0']));
    cleanup();
    openDesk();
    await rowOf('MC-20261118-00001');
    expect(names().some(({ textContent }) => /Bank check|To pay/.test(textContent))).toBe(false);
  });

  test('with filters, says how many they leave', async () => {
    openDesk('/desk?type=3', [
      [deskCounts, counts({ all: 15 })],
      [deskList, { rows: [requestRow(1), requestRow(2)], total: 2 }],
    ]);
    expect(await screen.findByText(/^2 requests as of/)).toBeVisible();
  });

  test('sorts by the last word, who has waited longest first', async () => {
    const { calls, router } = openDesk();
    await rowOf('MC-20261118-00001');
    await user.click(within(screen.getByRole('columnheader', { name: /Last message/ })).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toBe('?orderByColumn=lastWord&isAsc=asc'));
    await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ orderByColumn: 'lastWord', isAsc: 'asc' }));
    expect(screen.getByText('Sorted by last message: open requests only')).toBeVisible();
  });

  test.each([1440, 390])('says who wrote last, and lets what we answered step back, %i px wide', async (width) => {
    setWindowWidth(width);
    openDesk('/desk', [], { rows: [requestRow(1), requestRow(2, { lastWord: { by: 'us', at: new Date().toISOString() } })] });
    expect(await screen.findByText('Heliodesk')).toHaveClass('hd-hint');
    expect(screen.getByText('Customer', { selector: '.hd-last-word *' })).not.toHaveClass('hd-hint');
  });

  test.each([1440, 390])(
    'calls a promise kept once someone was in touch, and promises nothing for what is over, %i px wide',
    async (width) => {
      setWindowWidth(width);
      const kept = requestRow(1, { firstContactAt: new Date().toISOString() });
      openDesk('/desk', [], { rows: [kept, requestRow(2, { status: 'withdrawn', waitingOn: 'none' })] });
      expect(await screen.findByText('On time')).toBeVisible();
      expect(screen.queryByText(/ left$/)).toBeNull();
    },
  );

  test('leaves the company out where a tablet has no room for it beside the promise', async () => {
    setWindowWidth(820);
    openDesk();
    await rowOf('MC-20261118-00001');
    expect(screen.queryByRole('columnheader', { name: 'Company' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: /Due/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Company' }));
    expect(screen.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  });

  test.each([390, 1440])('lets what is over step back, %i px wide', async (width) => {
    setWindowWidth(width);
    openDesk('/desk', [], {
      rows: [requestRow(1), requestRow(2, { status: 'withdrawn', actions: [], firstContactDue: '2026-01-05T09:00:00Z' })],
    });
    const over = await screen.findByText(width > 767 ? 'MC-20261118-00002' : 'Hot spots 2');
    const open = screen.getByText(width > 767 ? 'MC-20261118-00001' : 'Hot spots 1');
    expect(over.closest('tr, article')).toHaveClass('hd-row-over');
    expect(over.closest('tr, article')).not.toHaveClass('hd-desk-card-late');
    expect(open.closest('tr, article')).not.toHaveClass('hd-row-over');
  });

  test.each([390, 1440])('says of a contact who is not reached why, %i px wide', async (width) => {
    setWindowWidth(width);
    openDesk('/desk', [], {
      rows: [requestRow(1), requestRow(2, { contactState: 'disabled' }), requestRow(3, { contactState: 'inactive' })],
    });
    await screen.findByText('Hot spots 3');
    const lineOf = (title: string) => screen.getByText(title).closest('tr, article') as HTMLElement;
    expect(within(lineOf('Hot spots 2')).getByText('Disabled')).toBeInTheDocument();
    expect(within(lineOf('Hot spots 3')).getByText('Not activated yet')).toBeInTheDocument();
    expect(within(lineOf('Hot spots 1')).queryByText(/Disabled|Not activated/)).not.toBeInTheDocument();
  });

  test('keeps views and filters in the address, and a view drops the filters', async () => {
    const { calls, router } = openDesk('/desk?status=submitted&owner=5');
    await rowOf('MC-20261118-00001');
    expect(asked(calls)[0]).toMatchObject({ status: 'submitted', owner: '5' });
    await user.type(screen.getByRole('textbox', { name: /Number, serial/ }), 'Atlas{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('text=Atlas'));
    await user.click(screen.getByRole('link', { name: /Overdue/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=late'));
    await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ view: 'late' }));
  });

  test('searches as you type, and keeps what you type until the results arrive', async () => {
    const { calls, router } = openDesk('/desk');
    await rowOf('MC-20261118-00001');
    const field = screen.getByRole('textbox', { name: /Number, serial/ });
    await user.type(field, 'A');
    await user.type(field, 'tlas ');
    await waitFor(() => expect(router.state.location.search).toBe('?text=Atlas'));
    await user.type(field, 'sun');
    await waitFor(() => expect(router.state.location.search).toBe('?text=Atlas+sun'));
    expect(field).toHaveValue('Atlas sun');
    await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ text: 'Atlas sun' }));
    await user.clear(field);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('clears the filters and stays in the view', async () => {
    const { router } = openDesk('/desk?view=mine&type=3');
    await rowOf('MC-20261118-00001');
    const clear = () => screen.queryByText('Clear filters', { selector: '.ant-btn-link *' });
    await user.click(clear() as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe('?view=mine'));
    expect(clear()).toBeNull();
  });

  test('has words for an empty view and for a failure', async () => {
    openDesk('/desk?view=late', [], { rows: [] });
    expect(await screen.findByText('Nothing in this view')).toBeVisible();
  });

  test('says when the desk is not open to the reader', async () => {
    openDesk('/desk', [[deskList, new Refused({ code: 403, msg: 'No' })]]);
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  });
});

describe('keys', () => {
  test('j moves, Enter opens, / searches, ? helps', async () => {
    const { router } = openDesk();
    await rowOf('MC-20261118-00001');
    await user.keyboard('/');
    const search = screen.getByRole('textbox', { name: /Number, serial/ });
    expect(search).toHaveFocus();
    await user.keyboard('{Escape}?');
    expect(search).toHaveValue('');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Next row');
    await user.keyboard('{Escape}');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/2'));
  });

  test('p, a and i act on the row in focus, as far as it offers that', async () => {
    const { calls, router } = openDesk('/desk', [[pickUp, () => ({ ...requestRow(1), version: 4, actions: [] })]], {
      rows: [requestRow(1), requestRow(2, { ownerId: 5, contactName: 'Tomás Quiroga', actions: [action('changeOwner'), action('note')] })],
    });
    await rowOf('MC-20261118-00001');
    await user.keyboard('pai');
    expect(callsTo(calls, pickUp)).toEqual([]);
    await user.keyboard('jp');
    await waitFor(() => expect(callsTo(calls, pickUp)).toHaveLength(1));
    await user.keyboard('ja');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Change the owner of MC-20261118-00002');
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'New owner' })).toHaveFocus());
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await rowOf('MC-20261118-00002')).focus();
    await user.keyboard('i');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/desk/2', search: '?write=note' }));
  });

  test.each([
    ['p', 'of a colleague', { ownerId: 5, contactName: 'Tomás Quiroga' }, 'Tomás Quiroga already handles MC-20261118-00001'],
    ['a', 'for a lead or its owner', {}, 'Only the owner or a supervisor can reassign MC-20261118-00001'],
    ['i', 'for other roles', {}, 'Your role doesn’t allow this'],
    ['a', 'that is over', { status: 'withdrawn' }, 'MC-20261118-00001 is no longer open'],
  ] as const)('%s on a request %s says why it does nothing', async (key, _what, row, reason) => {
    openDesk('/desk', [], { rows: [requestRow(1, { actions: [], ...row })] });
    await rowOf('MC-20261118-00001');
    await user.keyboard(`j${key}`);
    expect(toasts.get()[0]?.title).toBe(reason);
  });
});
