// @shares-process
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { DataColumn } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { useTableState } from './use-table-state.ts';

const columns: DataColumn<{ id: number }>[] = ['Id', 'Kind', 'Place', 'Day', 'Owner'].map((title) => ({
  key: title,
  title,
  isMain: title === 'Id',
  isWide: ['Kind', 'Place', 'Day'].includes(title),
  render: ({ id }) => id,
}));
const result = { data: { rows: [{ id: 7 }], total: 1 }, error: null, isFetching: false, refetch: () => undefined };

function List() {
  const state = useTableState<object>(z.object({}));
  return <DataTable name="fit" columns={columns} state={state} result={result} rowKey={({ id }) => id} />;
}

/** Each column takes 100 pixels of the page. */
let pageWidth: number;
let resize: () => void;

beforeEach(() => {
  const columnsIn = (element: Element) => element.querySelectorAll('th').length;
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function scrollWidth(this: HTMLElement) {
    return Math.max(pageWidth, columnsIn(this) * 100);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => pageWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => pageWidth);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('columns that can be done without yield, the last first, until the table fits; more room brings them back', () => {
  pageWidth = 320;
  render(<List />, { wrapper: MemoryRouter });
  expect(heads()).toEqual(['Id', 'Kind', 'Owner']);
  pageWidth = 450;
  act(() => resize());
  expect(heads()).toEqual(['Id', 'Kind', 'Place', 'Owner']);
});

test('the columns someone has chosen all stay', () => {
  pageWidth = 320;
  localStorage.setItem('csp_portal_columns_fit', JSON.stringify(columns.map(({ key }) => key)));
  render(<List />, { wrapper: MemoryRouter });
  expect(heads()).toHaveLength(5);
});
