// @shares-process
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '#src/platform/http/call-error.ts';
import type { DataColumn } from './columns.ts';
import { DataTable } from './data-table.tsx';
import type { ListResult } from './list-props.ts';
import { useTableState } from './use-table-state.ts';

interface Row {
  id: number;
  name: string;
}

const rows: Row[] = [
  { id: 1, name: 'Atlas' },
  { id: 2, name: 'Kita' },
];
const columns: DataColumn<Row>[] = [
  { key: 'name', title: 'Name', isMain: true, sort: true, render: (row) => row.name },
  { key: 'number', title: 'Number', render: (row) => row.id },
  { key: 'menu', title: 'Menu', render: () => createPortal(<div role="menuitem">Copy</div>, document.body) },
];
const Filters = z.object({ text: z.string().optional(), status: z.array(z.coerce.number().int()).optional() });
const loaded: ListResult<Row> = { data: { rows, total: 73 }, error: null, isFetching: false, refetch: () => undefined };

function List({ result = loaded }: { result?: ListResult<Row> }) {
  const state = useTableState(Filters);
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => state.setFilters({ status: [1, 2], text: 'glass' })}>
        Filter
      </button>
      <output aria-label="query">{JSON.stringify(state.query)}</output>
      <output aria-label="address">{search}</output>
      <DataTable
        name="test"
        columns={columns}
        state={state}
        result={result}
        rowKey={(row) => row.id}
        rowLink={(row) => `/row/${row.id}`}
        renderBulk={(chosen) => <span>{chosen.map((row) => row.name).join(', ')}</span>}
      />
    </>
  );
}

/** Outside of the routes, so that the same list can get another result. */
const listAt = (result: ListResult<Row>) => (
  <MemoryRouter>
    <List result={result} />
  </MemoryRouter>
);

function open(address: string, result?: ListResult<Row>) {
  const router = createMemoryRouter(
    [
      { path: '/list', element: result ? <List result={result} /> : <List /> },
      { path: '/row/:id', element: <h1>One row</h1> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const query = (): unknown => JSON.parse(screen.getByLabelText('query').textContent);
const address = () => screen.getByLabelText('address').textContent;

describe('the address holds the state of a list', () => {
  test('filters, page, size and order are read from it', () => {
    open('/list?text=hail&status=3&status=4&pageNum=3&pageSize=50&orderByColumn=name&isAsc=desc');
    expect(query()).toEqual({ text: 'hail', status: [3, 4], pageNum: 3, pageSize: 50, orderByColumn: 'name', isAsc: 'desc' });
  });

  test('one value of a list is a list; sizes and filters that are not allowed are left out', () => {
    open('/list?status=3&pageSize=33&pageNum=-1&text=ok');
    expect(query()).toEqual({ status: [3], text: 'ok', pageNum: 1, pageSize: 20 });
  });

  test('a filter that cannot be read does not take the others with it', () => {
    open('/list?status=nonsense&text=ok');
    expect(query()).toEqual({ text: 'ok', pageNum: 1, pageSize: 20 });
  });

  test('a filter goes back to the first page', async () => {
    const { user } = open('/list?pageNum=3');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(address()).toBe('?status=1&status=2&text=glass'));
  });

  test('pages and order are written to it, and going back takes them out', async () => {
    const { user, router } = open('/list');
    await user.click(screen.getByTitle('2'));
    await waitFor(() => expect(address()).toBe('?pageNum=2'));
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('?orderByColumn=name&isAsc=asc'));
    await router.navigate(-1);
    await waitFor(() => expect(query()).toEqual({ pageNum: 2, pageSize: 20 }));
  });
});

describe('what a list shows', () => {
  test('the range, and rows that lead somewhere by pointer and by keys', async () => {
    const { user } = open('/list');
    expect(screen.getByText('1 to 20 of 73')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kita' })).toHaveAttribute('href', '/row/2');
    await user.keyboard('jj{Enter}');
    expect(await screen.findByRole('heading', { name: 'One row' })).toBeVisible();
  });

  test('the row where one was, which its keys come back to', async () => {
    const { user } = open('/list');
    await user.keyboard('jj');
    const rowOf = (name: string) => screen.getByRole('link', { name }).closest('[data-row-key]');
    expect(rowOf('Kita')).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Filter' }).focus());
    await user.keyboard('j');
    expect(rowOf('Kita')).toHaveFocus();
    await user.keyboard('k');
    expect(rowOf('Atlas')).toHaveFocus();
  });

  test('the keys of its rows work from a button too, which keeps Enter, but not from what lies over the page', async () => {
    const { user } = open('/list');
    screen.getByRole('button', { name: 'Filter' }).focus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Atlas' }).closest('[data-row-key]')).toHaveFocus();
    const copy = screen.getAllByRole('menuitem', { name: 'Copy' })[0] as HTMLElement;
    copy.tabIndex = -1;
    copy.closest('div')?.setAttribute('role', 'menu');
    copy.focus();
    await user.keyboard('j');
    expect(copy).toHaveFocus();
  });

  test('a click in the menu of a row does not open the row', async () => {
    const { user, router } = open('/list');
    await user.click(screen.getAllByRole('menuitem', { name: 'Copy' })[0] as HTMLElement);
    expect(router.state.location.pathname).toBe('/list');
    await user.click(screen.getByText('2', { selector: 'td' }));
    expect(router.state.location.pathname).toBe('/row/2');
  });

  test('the head sorts by key, down at the second time and not at all at the third', async () => {
    const { user } = open('/list');
    const head = screen.getByRole('columnheader', { name: 'Name' });
    within(head).getByRole('button').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('?orderByColumn=name&isAsc=desc'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(''));
    expect(head).not.toHaveAttribute('aria-sort');
  });

  test('the box in the head chooses all rows, and the shift key those in between', async () => {
    const { user } = open('/list');
    const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    await user.click(all);
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(all);
    expect(screen.queryByText(/selected/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Atlas' }));
    expect(all).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Kita' }));
    expect(all).toBeChecked();
  });

  test('chosen rows bring the bar', async () => {
    const { user } = open('/list');
    await user.click(within(screen.getByRole('row', { name: /Kita/ })).getByRole('checkbox'));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  test('rows stay chosen on other pages, and other filters let them go', async () => {
    const user = userEvent.setup();
    const { rerender } = render(listAt(loaded));
    await user.click(screen.getByRole('checkbox', { name: 'Atlas' }));
    rerender(listAt({ ...loaded, data: { rows: [{ id: 3, name: 'Third' }], total: 73 } }));
    await user.click(screen.getByRole('checkbox', { name: 'Third' }));
    expect(screen.getByText('Atlas, Third')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Third' }));
    expect(screen.getByText('Atlas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  test('a hidden column stays hidden at the next visit', async () => {
    const { user } = open('/list');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Number' }));
    expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('csp_portal_columns_test') ?? '')).toEqual(['name', 'menu']);
  });

  test('nothing that fits offers to clear the filters', async () => {
    const { user } = open('/list?text=zebra', { ...loaded, data: { rows: [], total: 0 } });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  test('a failure says its number and can be tried again, a refusal says who can help', async () => {
    const refetch = vi.fn<() => void>();
    const error = new CallError({ failure: 'answer', code: 500, message: 'It broke.', requestId: 'abc-1' });
    const { user } = open('/list', { data: undefined, error, isFetching: false, refetch });
    expect(screen.getByText('abc-1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('rows that can’t be fetched again stay, under a warning that they may be old', async () => {
    const refetch = vi.fn<() => void>();
    const error = new CallError({ failure: 'answer', code: 500, message: 'It broke.' });
    const { user } = open('/list', { ...loaded, error, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('It broke. This may be out of date.');
    expect(screen.getByText('Atlas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('rows stay when another page is asked for after the session has ended', () => {
    const { rerender } = render(listAt(loaded));
    rerender(listAt({ ...loaded, data: undefined, error: new CallError({ failure: 'answer', code: 401, message: 'Sign in.' }) }));
    expect(screen.getByText('Atlas')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This may be out of date.');
    rerender(listAt({ ...loaded, data: undefined, error: new CallError({ failure: 'answer', code: 500, message: 'It broke.' }) }));
    expect(screen.queryByText('Atlas')).not.toBeInTheDocument();
  });

  test('a list that is not open to the caller', () => {
    const error = new CallError({ failure: 'answer', code: 403, message: 'no' });
    open('/list', { data: undefined, error, isFetching: false, refetch: () => undefined });
    expect(screen.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  });
});
