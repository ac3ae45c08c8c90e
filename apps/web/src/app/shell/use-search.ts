import { useEffect, useMemo, useState } from 'react';
import { isSearchable } from '#src/ui/form/searchable.ts';
import type { PageAction } from '#src/ui/page/tab.ts';
import { choosable } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { menuFuzziness, useMatches } from './matching.ts';
import type { Searchable } from './matching.ts';
import type { SearchHit, ShellConnection } from './shell-connection.ts';
import { useMenuTitle } from './use-menu-title.ts';

const pause = 250;

interface MenuHit {
  entry: MenuEntry;
  title: string;
  path: string;
  group: string;
}

const labels: readonly Searchable<PageAction>[] = [{ name: 'label', of: ({ label }) => label, weight: 1 }];
const titlesAndNotes: readonly Searchable<SearchHit>[] = [
  { name: 'title', of: ({ title }) => (typeof title === 'string' ? title : ''), weight: 0.7 },
  { name: 'note', of: ({ note }) => (typeof note === 'string' ? note : ''), weight: 0.3 },
];
const titlesAndPaths: readonly Searchable<MenuHit>[] = [
  { name: 'title', of: ({ title }) => title, weight: 0.7 },
  { name: 'path', of: ({ path }) => path, weight: 0.3 },
];

/** Menu entries by title and path, fuzzily; all of them while nothing is typed. */
export function useMenuSearch(menu: readonly MenuEntry[], text: string): MenuHit[] {
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
  return useMatches(items, titlesAndPaths, text, menuFuzziness);
}

/** Actions on the page whose names match the text; all of them while nothing is typed. */
export const useActionSearch = (actions: readonly PageAction[], text: string): readonly PageAction[] => useMatches(actions, labels, text);

/** Views whose names match the text, or what they hold; none while nothing is typed. */
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
  const found = useMatches(views, titlesAndNotes, text);
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
