import type { DeskColumn, OwnDeskView } from '@heliodesk/contract/request';
import { deskColumns } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRememberedColumns } from '#src/ui/data-table/columns.ts';
import type { ColumnChoice } from '#src/ui/data-table/columns.ts';
import { useTableStateIn } from '#src/ui/data-table/use-table-state.ts';
import type { EditParams, TableState } from '#src/ui/data-table/use-table-state.ts';
import { DeskFilters } from './desk-queries.ts';
import { ownViews } from './own-views.ts';
import { contentIn, shortened, spelledOut } from './view-address.ts';

const asColumns = (keys: readonly string[]): DeskColumn[] =>
  deskColumns.filter((column) => keys.includes(column)).toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b));

/** The columns of a saved view, and what someone changes in them before saving; without a view those that the browser remembers. */
function useDeskColumnChoice(view: OwnDeskView | undefined): ColumnChoice & { isChanged: boolean; discard: () => void } {
  const remembered = useRememberedColumns('desk');
  const [edited, setEdited] = useState<{ viewId: number; version: number; keys: readonly string[] }>();
  if (view === undefined) return { ...remembered, isChanged: false, discard: () => undefined };
  const own = edited?.viewId === view.viewId && edited.version === view.version ? edited.keys : undefined;
  const keys = own ?? view.columns;
  return {
    chosen: keys.length === 0 ? undefined : keys,
    choose: (next = []) => setEdited({ viewId: view.viewId, version: view.version, keys: next }),
    isChanged: own !== undefined && asColumns(own).join() !== view.columns.join(),
    discard: () => setEdited(undefined),
  };
}

/** Everything that the desk's address and the saved views say about what it shows. */
export function useDeskState() {
  const [params, setParams] = useSearchParams();
  const saved = useQuery(ownViews);
  const own = params.get('own');
  const view = saved.data?.views.find(({ viewId }) => String(viewId) === own);
  const shown = useMemo(() => spelledOut(params, view), [params, view]);
  const change = useCallback<EditParams>(
    (edit) =>
      setParams((before) => {
        const next = new URLSearchParams(spelledOut(before, view));
        edit(next);
        return shortened(next, view);
      }),
    [setParams, view],
  );
  const state = useTableStateIn<DeskFilters>(shown, change, DeskFilters);
  const columns = useDeskColumnChoice(view);
  return {
    state: withUsualOrder(state),
    view,
    views: saved.data,
    columns,
    /** The address names a view that isn't known yet. */
    isWaiting: own !== null && saved.isPending,
    /** The address names a view that is gone. */
    isMissing: own !== null && saved.data !== undefined && view === undefined,
    error: own !== null && view === undefined ? saved.error : null,
    isChanged: view !== undefined && (shortened(shown, view).has('changed') || columns.isChanged),
    /** What a view that is saved now would hold. */
    content: () => ({ ...contentIn(shown), columns: asColumns(columns.chosen ?? []) }),
    /** Shows the view as it is saved. */
    discard: () => {
      columns.discard();
      if (view) setParams(new URLSearchParams({ own: String(view.viewId) }));
    },
  };
}
export type DeskState = ReturnType<typeof useDeskState>;

/** The usual order is by promise, and a view is no filter: clearing the filters keeps it. */
function withUsualOrder(state: TableState<DeskFilters>): TableState<DeskFilters> {
  const { view: _view, ...rest } = state.filters;
  return {
    ...state,
    orderByColumn: state.orderByColumn ?? 'promise',
    isAsc: state.orderByColumn === undefined ? 'asc' : state.isAsc,
    isFiltered: Object.values(rest).some((value) => value !== undefined && value !== ''),
    clearFilters: () => state.setFilters(Object.fromEntries(Object.keys(rest).map((name) => [name, undefined]))),
  };
}
