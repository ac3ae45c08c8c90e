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

function readChoice(table: string): readonly string[] | undefined {
  const stored = browserStorage.getJson(storageKey(table));
  return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : undefined;
}

/** Which columns someone chose, in their order; nothing chosen shows the usual ones. */
export interface ColumnChoice {
  chosen: readonly string[] | undefined;
  choose: (keys: readonly string[] | undefined) => void;
}

/** The choice of columns for a table that this browser remembers. */
export function useRememberedColumns(table: string): ColumnChoice {
  const [kept, setKept] = useState(() => ({ table, chosen: readChoice(table) }));
  const { chosen } = kept;
  // The same list may show another table, which has a choice of its own.
  if (kept.table !== table) setKept({ table, chosen: readChoice(table) });
  const choose = (keys: readonly string[] | undefined) => {
    setKept({ table, chosen: keys });
    if (keys === undefined) browserStorage.remove(storageKey(table));
    else browserStorage.setJson(storageKey(table), keys);
  };
  return { chosen, choose };
}

/** The main column leads and the pinned one ends the row; those between have the chosen order. */
function inOrder<Row>(columns: readonly DataColumn<Row>[], chosen: readonly string[]): DataColumn<Row>[] {
  const between = chosen.flatMap((key) => columns.find((column) => column.key === key && !column.isMain && !column.isPinned) ?? []);
  const isKept = ({ key }: DataColumn<Row>) => chosen.includes(key);
  return [
    ...columns.filter((column) => column.isMain),
    ...new Set(between),
    ...columns.filter((column) => column.isPinned && !column.isMain && isKept(column)),
  ];
}

/** The keys with one more, before the first that usually comes after it. */
function withKey<Row>(columns: readonly DataColumn<Row>[], keys: readonly string[], key: string): string[] {
  const placeOf = (name: string) => columns.findIndex((column) => column.key === name);
  const at = keys.findIndex((name) => placeOf(name) > placeOf(key));
  return at === -1 ? [...keys, key] : keys.toSpliced(at, 0, key);
}

/** Which columns a person sees in a table, and in which order: as `given`, else as remembered in this browser. */
export function useColumnChoice<Row>(table: string, columns: readonly DataColumn<Row>[], given?: ColumnChoice) {
  const remembered = useRememberedColumns(table);
  const { chosen, choose } = given ?? remembered;
  const isTablet = useMedia('(max-width: 1023px)');
  const wide = columns.filter(({ isWide, isExtra }) => isWide && !isExtra);
  const { yielding, measure } = useYielding(chosen || isTablet ? 0 : wide.length);
  const hidden = new Set(wide.slice(isTablet ? 0 : wide.length - yielding));
  const isUsual = (column: DataColumn<Row>): boolean => column.isMain === true || (column.isExtra !== true && !hidden.has(column));
  const shown = chosen ? inOrder(columns, chosen) : columns.filter(isUsual);
  const keys = shown.map(({ key }) => key);

  const toggle = (key: string) => choose(keys.includes(key) ? keys.filter((name) => name !== key) : withKey(columns, keys, key));
  /** Puts a shown column one place before or after its own. */
  const move = (key: string, by: -1 | 1) => {
    const at = keys.indexOf(key);
    if (at !== -1) choose(keys.toSpliced(at, 1).toSpliced(at + by, 0, key));
  };
  const reset = () => choose(undefined);
  return { shown, toggle, move, reset, measure };
}
