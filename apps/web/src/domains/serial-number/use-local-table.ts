import { defaultPageSize } from '@heliodesk/contract/kit';
import { useMemo, useState } from 'react';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';

interface Held<Filters> {
  filters: Partial<Filters>;
  pageNum: number;
  pageSize: number;
}

/** State of a list inside a page whose address belongs to something else: a step of a wizard, a card. */
export function useLocalTable<Filters extends object>(filters: Partial<Filters> = {}): TableState<Partial<Filters>> {
  const [held, setHeld] = useState<Held<Filters>>({ filters, pageNum: 1, pageSize: defaultPageSize });
  return useMemo(() => {
    const { filters, pageNum, pageSize } = held;
    return {
      filters,
      pageNum,
      pageSize,
      orderByColumn: undefined,
      isAsc: undefined,
      query: { ...filters, pageNum, pageSize },
      isFiltered: Object.values(filters).some((value) => value !== undefined && value !== ''),
      setFilters: (change) =>
        setHeld((before) => ({ ...before, filters: { ...before.filters, ...change } as Partial<Filters>, pageNum: 1 })),
      clearFilters: () => setHeld((before) => ({ ...before, filters: {}, pageNum: 1 })),
      setPage: (toPage, toSize) => setHeld((before) => ({ ...before, pageNum: toSize === before.pageSize ? toPage : 1, pageSize: toSize })),
      setSort: () => undefined,
    };
  }, [held]);
}
