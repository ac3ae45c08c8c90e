// @shares-process
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ListPage } from './data-table.tsx';
import { useTableState } from './use-table-state.ts';

const refetch = vi.fn<() => void>();
const result = { data: { rows: [{ id: 1 }], total: 250 }, error: null, isFetching: false, refetch };

function List() {
  const state = useTableState();
  return (
    <ListPage
      name="tools"
      title="List"
      columns={[{ key: 'id', title: 'Id', isMain: true, render: ({ id }: { id: number }) => id }]}
      state={state}
      result={result}
      rowKey={({ id }) => id}
      filters={<input aria-label="Words" />}
    />
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', Component: List }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

test('at the top are the buttons that hide the search and load again', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show or hide filters', expanded: true }));
  expect(screen.queryByRole('textbox', { name: 'Words' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('the pager says total, sizes, previous, pages, next, jumper, in this order', async () => {
  const { user, router } = open();
  const pager = within(screen.getByRole('contentinfo'));
  const order = [
    pager.getByText('1 to 20 of 250'),
    pager.getByRole('combobox', { name: 'Rows' }),
    pager.getByTitle('Previous page'),
    pager.getByTitle('1'),
    pager.getByTitle('Next page'),
    pager.getByRole('textbox'),
  ];
  for (const [index, part] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(pager.getByRole('combobox', { name: 'Rows' }));
  const sizes = await screen.findAllByText(/\/ page$/, { selector: '.ant-select-item-option-content' });
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10 / page', '20 / page', '30 / page', '50 / page']);
  await user.click(sizes[3] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe('?pageSize=50'));
  await user.type(pager.getByRole('textbox'), '3');
  await user.tab();
  await waitFor(() => expect(router.state.location.search).toBe('?pageNum=3&pageSize=50'));
});
