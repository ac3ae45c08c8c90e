import { useState } from 'react';
import type { ReactNode } from 'react';
import { browserStorage } from '#src/platform/storage.ts';
import { useMedia } from '../page/use-media.ts';
import { useYielding } from './use-yielding.ts';

/** One column of a list. */
export interface DataColumn<Row> {
  /** Name in the remembered choice of columns, and in the order of the list where `sort` is `true`. */
  key: string;
  title: string;
  /** Only an icon in the head; the title is its name. */
  titleIcon?: ReactNode;
  render: (row: Row) => ReactNode;
  /** The server can sort by it: `true` by `key`, else by the named column. */
  sort?: boolean | string;
  align?: 'start' | 'center' | 'end';
  width?: number | string;
  /** The main column: its cell links to the row and it can't be hidden. */
  isMain?: boolean;
  /** Hidden by default. */
  isExtra?: boolean;
  /** Hidden by default on a tablet, and where the columns together are wider than the page: the last of them first. */
  isWide?: boolean;
  /** Long texts may wrap. */
  wraps?: boolean;
  /** Takes the width that the others leave, and cuts its text. */
  fills?: boolean;
  /** Stays in sight at the end of the row while the table scrolls sideways: the last column. */
  isPinned?: boolean;
}

const storageKey = (table: string): string => `columns_${table}`;

function readChoice(table: string): ReadonlySet<string> | undefined {
  const stored = browserStorage.getJson(storageKey(table));
  return Array.isArray(stored) ? new Set(stored.filter((key) => typeof key === 'string')) : undefined;
}

/** Which columns a person sees in a table; remembered in this browser. */
export function useColumnChoice<Row>(table: string, columns: readonly DataColumn<Row>[]) {
  const [chosen, setChosen] = useState(() => readChoice(table));
  const isTablet = useMedia('(max-width: 1023px)');
  const wide = columns.filter(({ isWide, isExtra }) => isWide && !isExtra);
  const { yielding, measure } = useYielding(chosen || isTablet ? 0 : wide.length);
  const hidden = new Set(wide.slice(isTablet ? 0 : wide.length - yielding));
  const isShown = (column: DataColumn<Row>): boolean =>
    column.isMain === true || (chosen ? chosen.has(column.key) : column.isExtra !== true && !hidden.has(column));
  const shown = columns.filter(isShown);

  const toggle = (key: string) => {
    const keys = new Set(shown.map((column) => column.key));
    if (!keys.delete(key)) keys.add(key);
    setChosen(keys);
    browserStorage.setJson(storageKey(table), [...keys]);
  };
  const reset = () => {
    setChosen(undefined);
    browserStorage.remove(storageKey(table));
  };
  return { shown, toggle, reset, measure };
}
