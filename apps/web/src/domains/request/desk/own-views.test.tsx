// @shares-process
import { addDeskView, changeDeskView, deleteDeskView, deskList, listDeskViews, orderDeskViews } from '@heliodesk/contract/request';
import type { OwnDeskView } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bodiesTo, callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openDesk, rowOf } from '../testing/desk-server.tsx';

const spain: OwnDeskView = {
  viewId: 7,
  name: 'Spain',
  isShared: false,
  savedBy: '',
  mayEdit: true,
  filters: { view: 'mine', country: 504, late: true },
  columns: ['request', 'region', 'title', 'owner'],
  orderByColumn: 'lastWord',
  isAsc: 'desc',
  version: 3,
};
const ofTeam: OwnDeskView = { ...spain, viewId: 8, name: 'Team', isShared: true, savedBy: 'Tomás Quiroga', mayEdit: false, columns: [] };
const saved = [listDeskViews, { views: [spain, ofTeam], teamName: 'Europe' }] as const;
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter((head) => head !== '');

describe('own views of the desk', () => {
  test('a view opens by its address, with its filters, order and columns', async () => {
    const { calls } = openDesk('/desk?own=7', [saved]);
    await rowOf('MC-20261118-00001');
    expect(Object.fromEntries(callsTo(calls, deskList)[0]?.url.searchParams ?? [])).toMatchObject({
      view: 'mine',
      country: '504',
      late: 'true',
      orderByColumn: 'lastWord',
      isAsc: 'desc',
    });
    expect(callsTo(calls, deskList)).toHaveLength(1);
    const views = screen.getByRole('navigation', { name: 'Saved views' });
    expect(within(views).getByRole('link', { current: true })).toHaveTextContent('Spain');
    expect(heads()).toEqual(['Request', 'Region', 'Title', 'Owner']);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  test('a change offers to save it, and taking it back returns to the view', async () => {
    const { calls, router } = openDesk('/desk?own=7', [
      [changeDeskView, { ...spain, version: 4, filters: { view: 'mine', country: 504 } }],
      saved,
    ]);
    await rowOf('MC-20261118-00001');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    expect(router.state.location.search).toContain('changed=1');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(router.state.location.search).toBe('?own=7');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await waitFor(() =>
      expect(bodiesTo(calls, changeDeskView)).toEqual([
        {
          name: 'Spain',
          isShared: false,
          filters: { view: 'mine', country: 504 },
          columns: spain.columns,
          orderByColumn: 'lastWord',
          isAsc: 'desc',
          version: 3,
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  test('what the filters show becomes a view of its own', async () => {
    const { calls, router } = openDesk('/desk?type=3&orderByColumn=lastWord&isAsc=asc', [
      [addDeskView, { ...spain, viewId: 9, name: 'Claims' }],
      saved,
    ]);
    await rowOf('MC-20261118-00001');
    await user.click(screen.getByRole('button', { name: 'Save as new view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Claims');
    await user.click(screen.getByRole('radio', { name: 'My team' }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(router.state.location.search).toBe('?own=9'));
    expect(bodiesTo(calls, addDeskView)).toEqual([
      {
        name: 'Claims',
        isShared: true,
        filters: { view: 'all', type: 3 },
        columns: [],
        orderByColumn: 'lastWord',
        isAsc: 'asc',
      },
    ]);
  });

  test('columns are moved by the keyboard, and the view notices', async () => {
    openDesk('/desk?own=7', [saved]);
    await rowOf('MC-20261118-00001');
    const opener = screen.getByRole('button', { name: 'Columns' });
    opener.focus();
    await user.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.closest('[data-column]')).toHaveTextContent('Region');
    screen.getByRole('checkbox', { name: 'Title' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(heads()).toEqual(['Request', 'Title', 'Region', 'Owner']);
    expect(screen.getByText('Title: position 1 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Title down' }));
    expect(heads()).toEqual(['Request', 'Region', 'Title', 'Owner']);
    await user.click(screen.getByRole('checkbox', { name: 'Company' }));
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('the view of a colleague can be used and copied, not changed', async () => {
    openDesk('/desk?own=8&view=mine&changed=1', [saved]);
    await rowOf('MC-20261118-00001');
    expect(screen.getByText('Saved by Tomás Quiroga')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as new view' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  test('a view is put elsewhere and deleted', async () => {
    const { calls, router } = openDesk('/desk?own=7', [
      [orderDeskViews, { views: [ofTeam, spain], teamName: 'Europe' }],
      [deleteDeskView, null],
      saved,
    ]);
    await rowOf('MC-20261118-00001');
    await user.click(screen.getByRole('button', { name: 'Edit view' }));
    await user.click(await screen.findByRole('button', { name: 'Move later' }));
    await waitFor(() => expect(bodiesTo(calls, orderDeskViews)).toEqual([{ viewIds: [8, 7] }]));
    await user.click(screen.getByRole('button', { name: 'Delete view' }));
    await screen.findByText('Delete this view?');
    await user.click(screen.getAllByRole('button', { name: 'Delete view' }).at(-1) as HTMLElement);
    await waitFor(() => expect(callsTo(calls, deleteDeskView)).toHaveLength(1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a view that is gone says so, and one that cannot be read is asked for again', async () => {
    openDesk('/desk?own=70', [saved]);
    await rowOf('MC-20261118-00001');
    expect(screen.getByRole('alert')).toHaveTextContent('This view was deleted or is no longer shared with you.');
  });

  test('without its views the desk asks again instead of showing something else', async () => {
    const { calls } = openDesk('/desk?own=7', [[listDeskViews, new Refused({ code: 503, msg: 'Away' })]]);
    expect(await screen.findByText(/Away/)).toBeVisible();
    expect(callsTo(calls, deskList)).toHaveLength(0);
  });
});
