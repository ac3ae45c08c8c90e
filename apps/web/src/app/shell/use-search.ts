import Fuse from 'fuse.js';
import { useEffect, useMemo, useState } from 'react';
import { isSearchable } from '#src/ui/form/searchable.ts';
import type { PageAction } from '#src/ui/page/tab.ts';
import { choosable } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import type { SearchHit, ShellConnection } from './shell-connection.ts';
import { useMenuTitle } from './use-menu-title.ts';

/** Longest text that is looked for (spec 1 §2). */
export const longestSearch = 32;
const pause = 250;

const labelKeys = ['label'];
const titleKeys = ['title'];
const menuKeys = [
  { name: 'title', weight: 0.7 },
  { name: 'path', weight: 0.3 },
];

/** Where the words of an item are; the same for every call. */
type SearchKeys = readonly (string | { name: string; weight: number })[];

/** Items that match the text, fuzzily; all of them while nothing is typed. */
export function useFuzzy<Item>(items: readonly Item[], keys: SearchKeys, text: string): Item[] {
  const fuse = useMemo(() => new Fuse(items, { threshold: 0.4, ignoreLocation: true, keys: [...keys] }), [items, keys]);
  const asked = text.trim().slice(0, longestSearch).trim();
  return asked === '' ? [...items] : fuse.search(asked).map(({ item }) => item);
}

/** Menu entries by title and path, fuzzily; all of them while nothing is typed. */
export function useMenuSearch(menu: readonly MenuEntry[], text: string): { entry: MenuEntry; title: string; group: string }[] {
  const titleOf = useMenuTitle();
  const items = useMemo(
    () =>
      choosable(menu).map((entry) => ({
        entry,
        title: titleOf(entry.title),
        path: entry.path,
        group: entry.group === undefined ? '' : titleOf(entry.group),
      })),
    [menu, titleOf],
  );
  return useFuzzy(items, menuKeys, text);
}

/** Actions on the page whose names match the text, fuzzily; all of them while nothing is typed. */
export const useActionSearch = (actions: readonly PageAction[], text: string): readonly PageAction[] => useFuzzy(actions, labelKeys, text);

/** Views whose names match the text; none while nothing is typed. */
export function useViewSearch(loadViews: ShellConnection['loadViews'], text: string): readonly SearchHit[] {
  const [views, setViews] = useState<readonly SearchHit[]>([]);
  useEffect(() => {
    let isOpen = true;
    // Without its views the search still finds everything else.
    void loadViews?.().then(
      (loaded) => isOpen && setViews(loaded),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [loadViews]);
  const found = useFuzzy(views, titleKeys, text);
  return text.trim() === '' ? [] : found;
}

/** Records that match, a moment after the last key. */
export function useRecordSearch(
  searchRecords: ShellConnection['searchRecords'],
  text: string,
): { hits: readonly SearchHit[]; hasFailed: boolean; isAsking: boolean } {
  const asked = text.trim();
  const [answer, setAnswer] = useState<{ asked: string; hits: readonly SearchHit[]; hasFailed: boolean }>();
  useEffect(() => {
    if (!searchRecords || !isSearchable(asked)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      searchRecords(asked, controller.signal).then(
        (hits) => !controller.signal.aborted && setAnswer({ asked, hits, hasFailed: false }),
        () => !controller.signal.aborted && setAnswer({ asked, hits: [], hasFailed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchRecords, asked]);
  // Older hits stay while the text is typed on, so that nothing jumps; a text too short has none.
  if (!searchRecords || !isSearchable(asked)) return { hits: [], hasFailed: false, isAsking: false };
  const isAsking = answer?.asked !== asked;
  return answer ? { ...answer, isAsking } : { hits: [], hasFailed: false, isAsking };
}
