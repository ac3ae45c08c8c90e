import { defaultPageSize, pageSizes } from '@heliodesk/contract/kit';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

type Raw = Record<string, string | string[]>;

/** Parses filters from the address: a zod object, or anything with its interface. */
export interface FilterSchema<Filters> {
  safeParse: (
    input: unknown,
  ) => { success: true; data: Filters } | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

/** A value for the address; `undefined` removes it. */
type FilterValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** State of a list, as its address holds it. */
export interface TableState<Filters> {
  filters: Filters;
  pageNum: number;
  pageSize: number;
  orderByColumn: string | undefined;
  isAsc: 'asc' | 'desc' | undefined;
  /** Paging, sorting and filters in one: the query of a list call. */
  query: Filters & { pageNum: number; pageSize: number; orderByColumn?: string; isAsc?: 'asc' | 'desc' };
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** Changes some filters and goes back to the first page. */
  setFilters: (change: { [Key in keyof Filters]?: FilterValue }) => void;
  clearFilters: () => void;
  setPage: (pageNum: number, pageSize: number) => void;
  setSort: (column: string | undefined, direction?: 'asc' | 'desc') => void;
}

/** No filters: paging, sorting, what lies open over the list (`useOpenParam`), and which saved view it shows. */
const reserved: ReadonlySet<string> = new Set(['pageNum', 'pageSize', 'orderByColumn', 'isAsc', 'edit', 'own', 'changed']);

function readRaw(params: URLSearchParams): Raw {
  const names = [...new Set(params.keys())].filter((name) => !reserved.has(name));
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Reads filters; one value where a list is wanted becomes a list, what no schema takes is left out. */
function readFilters<Filters>(raw: Raw, schema: FilterSchema<Filters> | undefined): Filters {
  if (!schema) return raw as Filters;
  const asRead = schema.safeParse(raw);
  if (asRead.success) return asRead.data;
  const refused = new Set(asRead.error.issues.map((issue) => String(issue.path[0])));
  const entries = Object.entries(raw);
  const asLists = schema.safeParse(
    Object.fromEntries(entries.map(([name, value]) => [name, refused.has(name) && typeof value === 'string' ? [value] : value])),
  );
  if (asLists.success) return asLists.data;
  const stillRefused = new Set(asLists.error.issues.map((issue) => String(issue.path[0])));
  const valid = schema.safeParse(
    Object.fromEntries(
      entries
        .filter(([name]) => !stillRefused.has(name))
        .map(([name, value]) => [name, refused.has(name) && typeof value === 'string' ? [value] : value]),
    ),
  );
  if (valid.success) return valid.data;
  const nothing = schema.safeParse({});
  if (nothing.success) return nothing.data;
  throw new Error('A list must be readable without filters: give every filter a default or make it optional.');
}

const wholeNumber = (text: string | null): number => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0);

function write(params: URLSearchParams, name: string, value: FilterValue): void {
  params.delete(name);
  if (value === null || value === undefined || value === '' || value === false) return;
  for (const part of Array.isArray(value) ? (value as readonly (string | number)[]) : [value]) params.append(name, String(part));
}

/** Changes the search parameters of an address. */
export type EditParams = (edit: (next: URLSearchParams) => void) => void;

/** The state of a list lives in the search parameters of its address; the usual values stay out of it. */
export function useTableState<Filters extends object = Record<string, string | string[]>>(
  schema?: FilterSchema<Filters>,
): TableState<Filters> {
  const [params, setParams] = useSearchParams();

  const change = useCallback<EditParams>(
    (edit) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      }),
    [setParams],
  );
  return useTableStateIn(params, change, schema);
}

/** The same of parameters that stand for the address. */
export function useTableStateIn<Filters extends object>(
  params: URLSearchParams,
  change: EditParams,
  schema: FilterSchema<Filters> | undefined,
): TableState<Filters> {
  return useMemo(() => {
    const raw = readRaw(params);
    const filters = readFilters(raw, schema);
    const size = wholeNumber(params.get('pageSize'));
    const pageSize = pageSizes.some((allowed) => allowed === size) ? size : defaultPageSize;
    const pageNum = Math.max(1, wholeNumber(params.get('pageNum')));
    const orderByColumn = params.get('orderByColumn') ?? undefined;
    const isAsc = orderByColumn === undefined ? undefined : params.get('isAsc') === 'desc' ? 'desc' : 'asc';
    return {
      filters,
      pageNum,
      pageSize,
      orderByColumn,
      isAsc,
      query: { ...filters, pageNum, pageSize, ...(orderByColumn === undefined ? {} : { orderByColumn, isAsc: isAsc ?? 'asc' }) },
      isFiltered: Object.keys(raw).length > 0,
      setFilters: (edits) =>
        change((next) => {
          for (const [name, value] of Object.entries(edits)) write(next, name, value as FilterValue);
          next.delete('pageNum');
        }),
      clearFilters: () =>
        change((next) => {
          for (const name of Object.keys(raw)) next.delete(name);
          next.delete('pageNum');
        }),
      setPage: (toPage, toSize) =>
        change((next) => {
          write(next, 'pageNum', toPage > 1 && toSize === pageSize ? toPage : undefined);
          write(next, 'pageSize', toSize === defaultPageSize ? undefined : toSize);
        }),
      setSort: (column, direction = 'asc') =>
        change((next) => {
          write(next, 'orderByColumn', column);
          write(next, 'isAsc', column === undefined ? undefined : direction);
          next.delete('pageNum');
        }),
    };
  }, [params, schema, change]);
}
